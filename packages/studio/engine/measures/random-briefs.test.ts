import { it } from "vitest";
import { expectFloors } from "../../../../test/random-briefs.ts";
import { readFonts } from "../type/fonts.ts";

// In two files, so that both workers share the 2,000.
it("[F8] briefs 0 to 999: each design has its words once, readable, inside the canvas, in line and over no others", async () => {
  const { typesetter } = await readFonts();
  await expectFloors(typesetter, 0, 1_000);
}, 180_000);
