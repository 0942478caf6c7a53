import type { DesignDocument, ShapeElement } from "../document/document.ts";
import { pathData, rectangle } from "../geometry/path.ts";
import type { Typesetter } from "../type/typesetter.ts";

/** A small plate in the lower right corner, within the margin that designs keep free of words. */
export function watermarkOf(
  { width, height }: Pick<DesignDocument, "width" | "height">,
  words: string,
  typesetter: Typesetter,
): readonly ShapeElement[] {
  const unit = Math.min(width, height) / 100;
  const line = { text: words, faceId: "inter-600", size: unit * 2.1, tracking: 0 };
  const plate = { width: typesetter.widthOf(line) + unit * 2.6, height: unit * 4 };
  const [x, y] = [width - plate.width - unit * 1.5, height - plate.height - unit * 1.5];
  const outline = typesetter.outline(line, x + unit * 1.3, y + plate.height / 2 + unit * 0.76);
  const shape = { kind: "shape", name: "Watermark" } as const;
  return [
    {
      ...shape,
      id: "watermark",
      data: pathData(rectangle({ x, y, ...plate }, plate.height / 2)),
      fill: "#111111",
      opacity: 0.82,
    },
    { ...shape, id: "watermark-words", data: outline, fill: "#ffffff" },
  ];
}
