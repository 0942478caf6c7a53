import { describe, expect, it } from "vitest";
import { keepRef } from "./auth-cookies.ts";

describe("the referral cookie", () => {
  it("[D1] is sent when an organization's page posts to us from another site", () => {
    const cookie = keepRef("https://easel.test", "ABCDEF01");
    expect(cookie).toContain(".ref=ABCDEF01");
    for (const attribute of ["HttpOnly", "Secure", "SameSite=None"]) expect(cookie).toContain(`; ${attribute}`);
  });

  it("[D1] is also stored without TLS, where browsers accept no SameSite=None cookie", () => {
    expect(keepRef("http://easel.test", "ABCDEF01")).toMatch(/; SameSite=Lax$/);
  });
});
