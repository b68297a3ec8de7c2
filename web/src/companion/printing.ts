// Pages that the browser prints by itself, where there is no PDF or none is wanted.

import type { PrintedPage, PrintWanted } from "../generated/protocol";

export type PaperSize = NonNullable<PrintWanted["paper"]>;

/** Width and height in portrait, in mm. */
const SIZES: Readonly<Record<PaperSize, readonly [number, number]>> = { a4: [210, 297], letter: [215.9, 279.4] };
/** Where people print on Letter. */
const LETTER = /-(US|CA|MX|CL|CO|VE|PH|PR|GT|CR|PA|SV|NI|DO)$/;
const CLASS = "meseta-pages";

/** The paper that printers have where this language is spoken so. */
export const usualPaper = (language: string): PaperSize => (LETTER.test(language) ? "letter" : "a4");

/** Whether the page is wider than it is high: then it is turned, for a printer has its paper one way round. */
export function isWide(svg: string): boolean {
  const side = (name: string) => Number(new RegExp(`<svg[^>]*? ${name}="([\\d.]+)mm"`).exec(svg)?.[1] ?? 0);
  return side("width") > side("height");
}

/** How pages of this paper lie there, and that nothing else is printed. */
function style(paper: PaperSize): string {
  const [width, height] = SIZES[paper];
  return `
    .${CLASS} { display: none; }
    @page { size: ${width}mm ${height}mm; margin: 0; }
    @media print {
      body > *:not(.${CLASS}) { display: none !important; }
      .${CLASS} { display: block; background: white; }
      .${CLASS} div { width: ${width}mm; height: ${height - 0.2}mm; overflow: hidden; break-after: page; }
      .${CLASS} img { display: block; width: ${width}mm; height: ${height}mm; }
      .${CLASS} .wide img { width: ${height}mm; height: ${width}mm; transform-origin: 0 0;
        transform: translateX(${width}mm) rotate(90deg); }
    }`;
}

/** Take away what was laid out to be printed. */
export function putAway(): void {
  for (const found of document.querySelectorAll(`.${CLASS}`)) found.remove();
}

/** Lay the pages out, each as often as it is wanted, once all are drawn; as images, in which no script runs. */
export async function layOut(pages: readonly PrintedPage[], paper: PaperSize): Promise<void> {
  putAway();
  const laid = document.createElement("div");
  laid.className = CLASS;
  laid.ariaHidden = "true";
  const rules = document.createElement("style");
  rules.textContent = style(paper);
  laid.append(rules);
  for (const { svg, copies } of pages) {
    for (let copy = 0; copy < copies; copy += 1) {
      const [page, image] = [document.createElement("div"), document.createElement("img")];
      page.className = isWide(svg) ? "wide" : "";
      image.alt = "";
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      page.append(image);
      laid.append(page);
    }
  }
  document.body.append(laid);
  await Promise.all([...laid.querySelectorAll("img")].map((image) => image.decode()));
}
