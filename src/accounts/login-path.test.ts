import { describe, expect, it } from "vitest";
import { loginPath } from "./login-path.ts";

describe("loginPath", () => {
  it("[A19] carries the chosen plan", () => {
    expect(loginPath("/pricing?plan=pro&interval=yearly")).toBe(
      "/login?redirectTo=/pricing%3Fplan%3Dpro%26interval%3Dyearly",
    );
  });

  it("[A19] gives back the same path when its query is read", () => {
    const path = "/tools?q=a%26b&category=seo#top";
    expect(new URL(loginPath(path), "http://own.invalid").searchParams.get("redirectTo")).toBe(path);
  });

  it("[A19] leaves out what is not safe to return to", () => {
    expect(loginPath("//host")).toBe("/login");
  });
});
