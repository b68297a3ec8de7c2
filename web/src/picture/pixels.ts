// An SVG as a PNG, painted by the browser in the fonts that it has.

/** Pixels to a unit: small words on it can be read. */
const SCALE = 2;

/** The address of an SVG for an image of its own, in which no script runs. */
export const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The SVG in pixels, twice as many as its units. */
export async function pixelsOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = imageOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
