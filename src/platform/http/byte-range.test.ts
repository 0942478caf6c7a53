import { describe, expect, it } from "vitest";
import { readRange } from "./byte-range.ts";

describe("a range of bytes", () => {
  it.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=2-5", { start: 2, end: 5 }],
    ["bytes=2-", { start: 2, end: 9 }],
    ["bytes=2-99", { start: 2, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-99", { start: 0, end: 9 }],
  ])("[F10] %s is a part of ten bytes", (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  it.each(["bytes=10-", "bytes=10-12", "bytes=-0", "bytes=999999999999999-"])(
    "[H7] %s lies beyond ten bytes",
    (header) => {
      expect(readRange(header, 10)).toBeNull();
    },
  );

  it.each([
    undefined,
    "",
    "bytes=",
    "bytes=-",
    "bytes=5-2",
    "bytes=0-1,3-4",
    "lines=0-1",
    "bytes=a-b",
    "bytes=1.5-2",
    "bytes=0-1 ",
    "bytes=9999999999999999-",
  ])("[H7] %s is the whole file", (header) => {
    expect(readRange(header, 10)).toBeUndefined();
  });
});
