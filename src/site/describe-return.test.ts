import { describe, expect, it } from "vitest";
import { describeReturn } from "./describe-return.ts";

describe("describeReturn", () => {
  it("[A19] knows the plan that a guest chose", () => {
    const path = "/pricing?plan=business&interval=yearly";
    expect(describeReturn(path)).toEqual({ kind: "plan", path, planId: "business", interval: "yearly" });
  });

  it.each(["/workspace", "/settings", "/settings/billing", "/home/image?key=imageGenerator"])(
    "[A19] knows that %s needs an account",
    (path) => {
      expect(describeReturn(path)).toEqual({ kind: "member-screen", path });
    },
  );

  it.each(["/", "/tools?q=logo", "/pricing", "/pricing?plan=gold", "/workspaces", "/settingsabc"])(
    "[A19] takes %s for a page like any other",
    (path) => {
      expect(describeReturn(path)).toEqual({ kind: "page", path });
    },
  );

  it.each([null, "", "//host", "https://host/pricing?plan=pro"])("[A19] offers no way back to %j", (value) => {
    expect(describeReturn(value)).toBeUndefined();
  });
});
