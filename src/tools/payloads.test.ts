import { describe, expect, it } from "vitest";
import { findQuickAppPath } from "#directory/index.ts";
import { readChatPayload } from "./chat/chat-payload.ts";
import { readScreensPayload } from "./design/mockups/screens-payload.ts";
import { readTextPayload } from "./writing/text-generator/text-payload.ts";

const screens = (slug: string): readonly [string, unknown] => {
  const { pathname, searchParams } = new URL(findQuickAppPath(slug) ?? "", "https://easel.example");
  return [pathname, JSON.parse(searchParams.get("payload") ?? "null")];
};

describe("payloads in the addresses of tools", () => {
  it.each(["app-screens", "landing-page", "dashboard-mockup"])(
    "[F4] %s fills in screens, all of which are ours",
    (slug) => {
      const [path, payload] = screens(slug);
      expect(path).toBe("/design-generator");
      expect(readScreensPayload(JSON.stringify(payload))).toEqual(payload);
    },
  );

  it.each(["post-caption", "blog-post", "ad-copy", "product-description", "newsletter"])(
    "[F2] %s fills in settings of a text, all of which are ours",
    (slug) => {
      const [path, payload] = screens(slug);
      expect(path).toBe("/text-generator");
      expect(readTextPayload(JSON.stringify(payload))).toEqual(payload);
    },
  );

  it.each(["search-snippet", "brainstorm", "code-helper"])("[F5] %s begins a message", (slug) => {
    const [path, payload] = screens(slug);
    expect(path).toBe("/chat");
    expect({ prompt: readChatPayload(JSON.stringify(payload)) }).toEqual(payload);
  });

  it("[F2][F4] leave out what is not ours, cut a prompt that is too long, and refuse what is no object", () => {
    const odd = { device: "constructor", screens: 2, outputs: ["exe"], imageStyle: "toString", seed: "7" };
    const oddText = { contentType: "toString", tone: 3, language: "pl", temperature: "hot", words: 150, engine: "x" };
    expect(readScreensPayload(JSON.stringify(odd))).toEqual({});
    expect(readTextPayload(JSON.stringify(oddText))).toEqual({});
    for (const words of [0, 99, 2_100, "500", null]) expect(readTextPayload(JSON.stringify({ words }))).toEqual({});
    const outputs = ["html", "html", "png", "__proto__"];
    expect(readScreensPayload(JSON.stringify({ outputs }))).toEqual({ outputs: ["png", "html"] });
    const prompt = "x".repeat(100_000);
    expect(readScreensPayload(JSON.stringify({ prompt })).prompt).toHaveLength(2_000);
    expect(readTextPayload(JSON.stringify({ prompt })).prompt).toHaveLength(10_000);
    for (const read of [readScreensPayload, readTextPayload, readChatPayload]) {
      for (const text of ["", "{", "[1]", "null", "7"]) expect(() => read(text)).toThrow(SyntaxError);
    }
  });
});
