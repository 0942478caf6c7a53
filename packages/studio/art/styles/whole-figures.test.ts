import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, type StyleId, styleIds } from "../../engine/brief/brief.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import type { DesignDocument } from "../../engine/document/document.ts";
import { boundsOf, type Frame } from "../../engine/geometry/path.ts";
import { unionOf } from "../../engine/geometry/placing.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { styleOf } from "./styles.ts";

const formats = [
  ["portrait", 1_000, 1_414],
  ["square", 1_080, 1_080],
  ["tall", 1_080, 1_920],
  ["wide", 1_600, 900],
] as const;
const subjects = ["jazz", "dog", "dentist", "pizza", "bike"] as const;

const briefOf = (more: Partial<Brief>): Brief => ({
  ...{ kind: "poster", style: "swiss", width: 1_000, height: 1_414, language: "en", detail: 50, seed: "whole" },
  ...{ headline: "Open house", subline: "With coffee and cake", date: "Friday 8 pm", place: "12 Mill Lane" },
  ...more,
});

/** Frames of figures that are groups of their own. */
const figuresOf = ({ elements }: DesignDocument): readonly Frame[] =>
  elements.flatMap((element) =>
    element.kind === "group" && (element.name === "Figure" || element.name === "Sign")
      ? [unionOf(element.children.flatMap((child) => (child.kind === "shape" ? [boundsOf(readPath(child.data))] : [])))]
      : [],
  );

/** Share of a figure's length that is outside of the canvas, at the side where it is most. */
const cutOf = ({ x, y, width, height }: Frame, canvas: Pick<Frame, "width" | "height">): number =>
  Math.max(0, -x / width, -y / height, (x + width - canvas.width) / width, (y + height - canvas.height) / height);

describe("figures of designs", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it.each(["swiss", "bauhaus", "brutal"] as const)(
    "[F8] in %s are whole, or cut off so far that one sees it is meant",
    (style) => {
      for (const { id, shows } of styleOf(style).compositions.filter((one) => typeof one.shows === "string"))
        for (const [format, width, height] of formats)
          for (const subject of subjects) {
            const { design, choices } = composeDesign(briefOf({ style, subject, width, height }), typesetter, {
              variant: 0,
              compositionId: id,
            });
            if (choices.compositionId !== id) continue;
            for (const figure of figuresOf(design)) {
              const cut = cutOf(figure, design);
              const isMeant = cut < 0.005 || cut >= 0.15;
              expect([style, id, shows, format, subject, isMeant ? "meant" : cut]).toContain("meant");
            }
          }
    },
    60_000,
  );

  it.each(["swiss", "bauhaus", "brutal", "riso", "editorial", "deco"] as const satisfies readonly StyleId[])(
    "[F8] are shown by %s in at least six ways with forms, on every format",
    (style) => {
      expect(styleIds).toContain(style);
      for (const [format, width, height] of formats) {
        const brief = briefOf({ style, subject: "jazz", width, height, price: "30% off", date: undefined });
        const fitting = styleOf(style).compositions.filter(
          ({ suits, shows }) => (suits?.(width / height, brief) ?? true) && !Array.isArray(shows),
        );
        expect([style, format, fitting.length >= 6]).toEqual([style, format, true]);
      }
    },
  );
});
