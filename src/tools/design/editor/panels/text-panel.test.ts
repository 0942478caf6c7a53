import { describe, expect, it } from "vitest";
import { adviceFor } from "./text-panel.tsx";

describe("letters that a font lacks", () => {
  it("[F12] lead to another font only where one has them", () => {
    expect(adviceFor(["ж", "Ω"])).toMatch(/^Choose another font/);
    for (const letter of ["ש", "ج", "爵"]) expect(adviceFor(["ж", letter])).toMatch(/^Our fonts have Latin/);
  });
});
