import { describe, expect, it } from "vitest";
import { parseWebsite } from "./parse-website.ts";

describe("websites that users type", () => {
  it.each([
    ["example.com", "https://example.com", "example.com"],
    [" HTTPS://WWW.Example.COM./ ", "https://www.example.com", "example.com"],
    ["http://a.b.example.co.uk/x?utm_source=y&id=1#top", "https://a.b.example.co.uk/x?id=1", "example.co.uk"],
    ["https://Müller.example/ä", "https://xn--mller-kva.example/%C3%A4", "xn--mller-kva.example"],
    ["ada.github.io/fox", "https://ada.github.io/fox", "ada.github.io"],
  ])("[A25] %s is %s of %s", (typed, address, domain) => {
    expect(parseWebsite(typed)).toEqual({ address, domain });
  });

  it.each([
    "",
    "fox",
    "https://localhost",
    "https://127.0.0.1",
    "https://[::1]/",
    "https://2130706433/",
    "https://ada:secret@example.com",
    "https://example.com:8443",
    "ftp://example.com",
    "javascript:alert(1)",
    "data:text/html,fox",
    "https://exa mple.com",
    "https://co.uk",
    `https://example.com/${"x".repeat(300)}`,
  ])("[A25] %j is none", (typed) => {
    expect(parseWebsite(typed)).toBeUndefined();
  });
});
