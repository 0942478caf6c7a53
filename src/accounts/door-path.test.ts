import { describe, expect, it } from "vitest";
import { doorPath, readDoor } from "./door-path.ts";

const read = (query: string) => readDoor(new URL(`http://easel.example/login${query}`));

describe("readDoor", () => {
  it("[B2] takes a path of ours and a referral code", () => {
    expect(read("?redirectTo=/tools%3Fq%3Dlogo&ref=1a2b3c4d")).toEqual({
      redirectTo: "/tools?q=logo",
      ref: "1a2b3c4d",
    });
    expect(read("")).toEqual({ redirectTo: undefined, ref: undefined });
  });

  it.each(["?redirectTo=//host", "?redirectTo=https://host/", "?redirectTo=javascript:alert(1)", "?ref=%3Cscript%3E"])(
    "[B2] leaves %s out",
    (query) => {
      expect(read(query)).toEqual({ redirectTo: undefined, ref: undefined });
    },
  );
});

describe("doorPath", () => {
  it("[B2] hands on what it got, and nothing else", () => {
    expect(doorPath("/signup", {})).toBe("/signup");
    expect(doorPath("/signup", { redirectTo: "/tools?q=logo", ref: "1a2b3c4d" })).toBe(
      "/signup?redirectTo=/tools%3Fq%3Dlogo&ref=1a2b3c4d",
    );
  });
});
