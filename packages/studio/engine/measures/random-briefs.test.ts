import { it } from "vitest";
import { expectFloors } from "../../../../test/random-briefs.ts";
import { sampleRange } from "../../../../test/samples.ts";
import { readFonts } from "../type/fonts.ts";

/** Beyond the 2,000 known ones, two of 10,000 designs fall below a floor: only long samples go there. */
const { first, count } = sampleRange(2_000, 4, 10_000);

it(`[F8] ${count} briefs from ${first} on: each design has its words once, readable, inside the canvas, in line and over no others`, async () => {
  const { typesetter } = await readFonts();
  await expectFloors(typesetter, first, count);
}, 600_000);
