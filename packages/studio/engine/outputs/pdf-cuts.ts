import type PDFDocument from "pdfkit";
import type { ShapeElement } from "../document/document.ts";
import { readPath } from "../geometry/read-path.ts";

type Pdf = InstanceType<typeof PDFDocument>;

/** PDFKit has no masks of its own: what is drawn until the next `restore` is without the cuts. @param name unique on the page. */
export function cutOut(
  pdf: Pdf,
  cuts: NonNullable<ShapeElement["cuts"]>,
  { name, width, height }: { readonly name: string; readonly width: number; readonly height: number },
): void {
  const frame = [-width, -height, 2 * width, 2 * height];
  const content = [
    `1 1 1 rg ${frame[0]} ${frame[1]} ${3 * width} ${3 * height} re f 0 0 0 rg 0 0 0 RG 1 j`,
    ...cuts.map(({ data, gap, isLine }) => {
      const paint = isLine ? "S" : gap > 0 ? "B" : "f";
      return `${isLine ? 0 : 1} J ${gap * 2} w ${operatorsOf(data)} ${paint}`;
    }),
  ].join("\n");
  const group = { S: "Transparency", CS: "DeviceRGB" };
  const form = pdf.ref({ Type: "XObject", Subtype: "Form", BBox: frame, Group: group, Resources: {} });
  form.end(Buffer.from(content));
  const state = pdf.ref({ Type: "ExtGState", SMask: { Type: "Mask", S: "Luminosity", G: form } });
  state.end(undefined);
  pdf.page.ext_gstates[name] = state;
  pdf.addContent(`/${name} gs`);
}

/** An SVG's `d` in PDF's own words, which come after their numbers. */
const operatorsOf = (data: string): string =>
  readPath(data)
    .map(([letter, ...numbers]) => {
      if (letter === "Z") return "h";
      const operator = letter === "M" ? "m" : letter === "L" ? "l" : "c";
      return `${numbers.map((value) => Math.round(value * 100) / 100).join(" ")} ${operator}`;
    })
    .join(" ");
