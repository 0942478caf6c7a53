import { modeLrgb, modeOklab, modeOklch, modeRgb, useMode as registerMode } from "culori/fn";

// The color spaces that we need, registered once: the whole library is much larger.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) registerMode(mode);
