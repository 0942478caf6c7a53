import { beforeAll, describe, expect, it } from "vitest";
import { sampleOf } from "../../../../test/samples.ts";
import { styleIds } from "../../engine/brief/brief.ts";
import { boundsOf, type Path, type Point, rectangle } from "../../engine/geometry/path.ts";
import { mirrored, scaled, turned } from "../../engine/geometry/transform.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { composeLogo } from "./compose-logo.ts";
import { glyphPath } from "./glyphs.ts";
import { hateSymbols, isNearHate } from "./hate-marks.ts";

function middleOf(path: Path): Point {
  const { x, y, width, height } = boundsOf(path);
  return [x + width / 2, y + height / 2];
}

describe("a mark that comes near a symbol of hate", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it("[F14] is known in all directions, in a mirror, in other sizes and of other weights", () => {
    for (const { name, path } of hateSymbols) {
      for (const turn of [0, 0.04, 0.21]) {
        expect(isNearHate([{ path: turned(path, turn) }]), `${name} turned by ${turn}`).toBe(true);
        expect(isNearHate([{ path: turned(scaled(mirrored(path), 0.4), turn) }]), `${name} in a mirror`).toBe(true);
      }
    }
    const thin = [0, 0.25, 0.5, 0.75].flatMap((turn) =>
      turned(
        [...rectangle({ x: 44, y: 2, width: 12, height: 50 }), ...rectangle({ x: 44, y: 2, width: 44, height: 12 })],
        turn,
      ),
    );
    expect(isNearHate([{ path: thin }])).toBe(true);
    // Drawn as lines, it is the same symbol.
    expect(
      isNearHate([
        {
          path: [
            ["M", 50, 0],
            ["L", 50, 100],
          ],
          line: 12,
        },
        {
          path: [
            ["M", 0, 50],
            ["L", 100, 50],
          ],
          line: 12,
        },
        ...[0, 0.25, 0.5, 0.75].map((turn) => ({
          path: turned(
            [
              ["M", 50, 6],
              ["L", 94, 6],
            ],
            turn,
          ),
          line: 12,
        })),
      ]),
    ).toBe(true);
  });

  it("[F14] is no square, cross or letter", () => {
    const bar = { x: 40, y: 0, width: 20, height: 100 };
    expect(isNearHate([{ path: rectangle({ x: 0, y: 0, width: 100, height: 100 }) }])).toBe(false);
    expect(isNearHate([{ path: [...rectangle(bar), ...turned(rectangle(bar), 0.25)] }])).toBe(false);
    for (const letter of "AEFHLNSTXZ") {
      const path = glyphPath(typesetter, "inter-900", letter);
      expect(isNearHate([{ path }]), letter).toBe(false);
      expect(
        isNearHate([{ path: scaled(rectangle(boundsOf(path)), 1.5, middleOf(path)), cuts: [{ path }] }]),
        letter,
      ).toBe(false);
    }
  });

  it("[F14] is not composed: the composer takes another", () => {
    const names = ["Otter & Pine", "Sunny Side", "Luna", "Zephyr Labs", "North Star", "Fabel", "Tilda Horn", "Nimbus"];
    const briefs = names.flatMap((name) =>
      styleIds.flatMap((style) => ["1", "2", "3"].map((seed) => ({ name, style, seed }))),
    );
    for (const brief of sampleOf(briefs, 40)) {
      for (let variant = 0; variant < 8; variant++) {
        const { mark, family, recipeId } = composeLogo({ ...brief, trade: "", language: "en" }, typesetter, {
          variant,
        });
        if (family !== "geometric" && family !== "monogram") continue;
        expect(isNearHate(mark), `${brief.name} ${brief.style} ${brief.seed} ${variant} ${recipeId}`).toBe(false);
      }
    }
  });
});
