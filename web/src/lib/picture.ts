// The end of a match as a PNG, made in the page from what it draws anyway: boxes and words are painted on a canvas, and
// every SVG is painted as an image with its computed styles written into it.

import { mount, tick, unmount } from "svelte";
import Keepsake from "../shell/Keepsake.svelte";
import { saveFile } from "./download";
import type { TablePage } from "./tablepage.svelte";

const SCALE = 1.5;
/** What a drawing takes from style sheets, which an image of its own does not have. */
const STYLES = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "paint-order", "opacity", "color", "display"],
  ...["visibility", "font-family", "font-size", "font-weight", "text-anchor"],
  ...["dominant-baseline", "letter-spacing"],
];

/** Offer the picture to the browser's share sheet, or save it where there is none. */
export async function shareEnding(table: TablePage): Promise<void> {
  const blob = await endingPicture(table);
  const file = new File([blob], `${table.game}-${table.id}.png`, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the share sheet has changed their mind; that is no failure.
    await navigator.share({ files: [file], title: table.verdict }).catch(() => {});
  } else saveFile(file, file.name);
}

async function endingPicture(table: TablePage): Promise<Blob> {
  const drawn = mount(Keepsake, { target: document.body, props: { table } });
  try {
    await tick();
    const element = document.querySelector<HTMLElement>(".keepsake");
    if (!element) throw new Error("the match is not over");
    await settled(element);
    const canvas = await paint(element);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
    );
  } finally {
    await unmount(drawn);
  }
}

/** Resolves when every sheet has been loaded and drawn, and nothing fades in any more. */
async function settled(element: HTMLElement): Promise<void> {
  const missing = () => [...element.querySelectorAll("figure")].some((figure) => figure.childElementCount < 2);
  while (missing()) await new Promise((done) => requestAnimationFrame(done));
  for (const animation of element.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

async function paint(element: HTMLElement): Promise<HTMLCanvasElement> {
  const box = element.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * SCALE);
  canvas.height = Math.round(box.height * SCALE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.scale(SCALE, SCALE);
  context.translate(-box.left, -box.top);
  await paintElement(context, element);
  return canvas;
}

async function paintElement(context: CanvasRenderingContext2D, element: Element): Promise<void> {
  const style = getComputedStyle(element);
  // Words for screen readers are clipped away.
  if (style.display === "none" || style.visibility === "hidden" || style.clipPath !== "none") return;
  if (element instanceof SVGSVGElement) return paintDrawing(context, element);
  paintBox(context, element.getBoundingClientRect(), style);
  for (const child of element.childNodes) {
    if (child instanceof Element) await paintElement(context, child);
    else if (child instanceof Text && child.data.trim()) paintWords(context, child, style);
  }
}

function paintBox(context: CanvasRenderingContext2D, box: DOMRect, style: CSSStyleDeclaration): void {
  const width = parseFloat(style.borderTopWidth);
  context.beginPath();
  context.roundRect(
    box.left + width / 2,
    box.top + width / 2,
    Math.max(0, box.width - width),
    Math.max(0, box.height - width),
    parseFloat(style.borderTopLeftRadius) || 0,
  );
  context.fillStyle = style.backgroundColor;
  context.fill();
  if (!width || style.borderTopStyle === "none") return;
  context.lineWidth = width;
  context.strokeStyle = style.borderTopColor;
  context.stroke();
}

/** Each line of a text where the page has it. */
function paintWords(context: CanvasRenderingContext2D, text: Text, style: CSSStyleDeclaration): void {
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textBaseline = "alphabetic";
  const range = document.createRange();
  for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const box = range.getBoundingClientRect();
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(word);
    context.fillText(word, box.left, box.top + (box.height + up - down) / 2);
  }
}

async function paintDrawing(context: CanvasRenderingContext2D, svg: SVGSVGElement): Promise<void> {
  const box = svg.getBoundingClientRect();
  if (!box.width || !box.height) return;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((one, at) => {
    const style = getComputedStyle(originals[at]!);
    const moved = style.transform !== "none" && !one.hasAttribute("transform") ? ["transform", "transform-origin"] : [];
    // As attributes: the page allows no inline styles.
    for (const name of [...STYLES, ...moved]) one.setAttribute(name, style.getPropertyValue(name));
    one.removeAttribute("class");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  context.drawImage(image, box.left, box.top, box.width, box.height);
}
