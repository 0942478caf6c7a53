import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfig } from "#platform/config.ts";
import { networkOf } from "./social-networks.ts";

describe("links to profiles elsewhere", () => {
  it.each([
    ["https://www.instagram.com/easel", "Instagram"],
    ["https://x.com/easel", "X"],
    ["https://mastodon.social/@easel", "mastodon.social"],
    ["https://constructor/", "constructor"],
  ])("[A15] %s is called %s", (address, name) => {
    expect(networkOf(address)).toBe(name);
  });

  it("[A15] come from the configuration, and only over HTTPS", () => {
    const { product } = readConfig({ SOCIAL_LINKS: "https://x.com/easel, https://www.youtube.com/@easel" });
    expect(product.socialLinks).toEqual(["https://x.com/easel", "https://www.youtube.com/@easel"]);
    expect(readConfig({}).product.socialLinks).toEqual([]);
    for (const wrong of ["javascript:alert(1)", "http://x.com/easel", "easel"])
      expect(() => readConfig({ SOCIAL_LINKS: wrong })).toThrow(ConfigurationError);
  });
});
