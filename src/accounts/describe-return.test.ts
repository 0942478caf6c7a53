import { describe, expect, it } from "vitest";
import { describeReturn } from "./describe-return.ts";

describe("describeReturn", () => {
  it.each([
    [undefined, undefined],
    ["/", undefined],
    ["/pricing?plan=pro&interval=yearly", "to go on with the plan you chose"],
    ["/pricing", "to go on to /pricing"],
    ["/settings/credits", "to go on to your settings"],
    ["/favourites", "to go on to your favourites"],
    ["/home/image?key=imageGenerator", "to go on to /home/image"],
    ["/verify-email?token=secret", "to confirm your new address"],
  ])("[B7] says what %s is for", (redirectTo, words) => {
    expect(describeReturn(redirectTo)).toBe(words);
  });
});
