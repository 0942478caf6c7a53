import { describe, expect, it } from "vitest";
import { keepRef } from "./auth-cookies.ts";

describe("the cookie that keeps by whom somebody came", () => {
  it("[D1] comes back from an organisation's page, which posts to us from another site", () => {
    const cookie = keepRef("https://easel.test", "ABCDEF01");
    expect(cookie).toContain(".ref=ABCDEF01");
    for (const attribute of ["HttpOnly", "Secure", "SameSite=None"]) expect(cookie).toContain(`; ${attribute}`);
  });

  it("[D1] is kept without TLS as well, where browsers take no such cookie", () => {
    expect(keepRef("http://easel.test", "ABCDEF01")).toMatch(/; SameSite=Lax$/);
  });
});
