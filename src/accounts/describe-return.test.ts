import { describe, expect, it } from "vitest";
import { describeReturn } from "./describe-return.ts";

describe("describeReturn", () => {
  it.each([
    [undefined, undefined],
    ["/", undefined],
    ["/pricing?plan=pro&interval=yearly", "to continue with the plan you chose"],
    ["/pricing", "to continue where you were"],
    ["/tools/constructor", "to continue where you were"],
    ["/settings/credits", "to continue to your AI credits"],
    ["/settings/billing/change", "to continue to your settings"],
    ["/favourites", "to continue to your favourites"],
    ["/home/image?key=imageGenerator", "to continue to Image generator"],
    ["/verify-email?token=secret", "to confirm your new address"],
  ])("[B7] says what %s is for", (redirectTo, words) => {
    expect(describeReturn(redirectTo)).toBe(words);
  });
});
