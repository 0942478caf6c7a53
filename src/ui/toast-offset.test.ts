import { describe, expect, it } from "vitest";
import { toastOffset } from "./toast-offset.ts";

const laptop = { width: 1_280, height: 800 };
const button = (top: number, left: number) => ({ top, bottom: top + 44, left, right: left + 120 });

describe("the place of toasts", () => {
  it.each([
    ["nothing is in the way", [], 24],
    ["a button is beside them", [button(740, 100)], 24],
    ["a button is above them", [button(500, 1_100)], 24],
    ["a button is under them", [button(740, 1_100)], 72],
    ["one button is above another", [button(740, 1_100), button(640, 1_000)], 172],
    ["buttons fill the window", [button(740, 1_100), button(600, 1_000), button(460, 1_000), button(330, 1_000)], 24],
    ["a hidden button has no size", [{ top: 780, bottom: 780, left: 1_200, right: 1_200 }], 24],
  ])("[A22] leaves main buttons clear where %s", (_, areas, expected) => {
    expect(toastOffset(laptop, areas, 24)).toBe(expected);
  });
});
