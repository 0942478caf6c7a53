import { beforeAll, describe, expect, it } from "vitest";
import { type DesignDocument, documentSchema, type GroupElement } from "../document/document.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { renderSvg } from "../render/render-svg.ts";
import { readFonts } from "../type/fonts.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { addShape, addText } from "./add-element.ts";
import { copyElements, paste } from "./clipboard.ts";
import { group, ungroup, withGroups } from "./groups.ts";
import { setLocked } from "./layers.ts";
import { duplicateAll } from "./several.ts";
import { setTurn } from "./turn.ts";

const empty: DesignDocument = {
  version: 1,
  language: "en",
  width: 400,
  height: 400,
  elements: [],
  palette: { ground: "#ffffff", ink: "#111111", accent: "#cc3300", support: "#0044aa", highlight: "#ffcc00" },
};
const made = addShape(addText(addShape(empty, "circle").design, "Jazz").design, "star").design;
const groupOf = (design: DesignDocument, id: string) => design.elements.find((element) => element.id === id)?.groupId;

describe("a group", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });
  const pixels = (design: DesignDocument) => Buffer.from(rasterize(renderSvg(design, typesetter), 200).pixels);

  it("[F13] holds elements together in neighboring layers until it is ungrouped; a locked one stays out of it", () => {
    const grouped = group(made, ["circle", "star"]);
    expect(grouped.elements.map(({ id }) => id)).toEqual(["text", "circle", "star"]);
    expect(withGroups(grouped, ["star"])).toEqual(["circle", "star"]);
    expect(group(grouped, ["circle", "star"])).toBe(grouped);
    expect(withGroups(ungroup(grouped, ["circle", "star"]).design, ["star"])).toEqual(["star"]);
    expect(group(setLocked(made, "star", true), ["circle", "star"]).elements.every(({ groupId }) => !groupId)).toBe(
      true,
    );
    expect(documentSchema.safeParse(grouped).success).toBe(true);
  });

  it("[F13] is copied as a group of its own; one member alone is copied without it", () => {
    const grouped = group(made, ["circle", "star"]);
    const copy = duplicateAll(grouped, ["circle", "star"]).design;
    expect(withGroups(copy, ["circle"])).toEqual(["circle", "star"]);
    expect(withGroups(copy, ["circle-2"])).toEqual(["circle-2", "star-2"]);
    expect(groupOf(duplicateAll(grouped, ["star"]).design, "star-2")).toBeUndefined();
    const pasted = paste(grouped, copyElements(grouped, ["circle", "star"]), typesetter);
    expect(withGroups(pasted.design, [pasted.ids[0] ?? ""])).toEqual(pasted.ids);
  });

  it("[F13] of a figure’s parts is taken apart into elements that look as before, turned and cut ones, too", () => {
    const child = (id: string, x: number) => {
      const [shape] = addShape(empty, "star", { frame: { x, y: 100, width: 120, height: 160 } }).design.elements;
      if (shape?.kind !== "shape") throw new Error("no shape");
      return { ...shape, id };
    };
    const figure: GroupElement = {
      id: "figure",
      name: "Figure",
      kind: "group",
      children: [child("figure-1", 60), child("figure-2", 200)],
      clip: { x: 80, y: 90, width: 200, height: 300 },
    };
    const design: DesignDocument = { ...made, elements: [...made.elements, figure] };
    for (const before of [design, setTurn(design, "figure", 30, typesetter)]) {
      const { design: apart, ids } = ungroup(before, ["figure"]);
      expect(ids).toHaveLength(2);
      expect(documentSchema.safeParse(apart).success).toBe(true);
      if (before === design) expect(Buffer.compare(pixels(apart), pixels(before))).toBe(0);
      else expect(apart.elements.map(({ turn }) => turn).slice(-2)).toEqual([30, 30]);
    }
    const pattern = { ...figure, repeat: { width: 40, height: 40, columns: 3, rows: 3 } };
    expect(ungroup({ ...made, elements: [pattern] }, ["figure"]).ids).toEqual(["figure"]);
  });
});
