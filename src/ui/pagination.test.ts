import { describe, expect, it } from "vitest";
import { pagesToOffer } from "./pagination.tsx";

describe("pages to offer", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 6, [1, 2, null, 6]],
    [3, 6, [1, 2, 3, 4, null, 6]],
    [4, 6, [1, null, 3, 4, 5, 6]],
    [50, 100, [1, null, 49, 50, 51, null, 100]],
  ])("[A12] on page %i of %i are the first, the last, the neighbors, and gaps between", (current, last, pages) => {
    expect(pagesToOffer(current, last)).toEqual(pages);
  });
});
