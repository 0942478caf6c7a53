import { describe, expect, it } from "vitest";
import type { TextRequest } from "#engines/index.ts";
import { inputTokensMax } from "./input-size.ts";

const words = "logo ".repeat(401);
const schema = { type: "object", description: words };
const asked = { role: "user", text: "About logos" } as const;
const answered = { role: "assistant", text: "An answer" } as const;
const call = { id: "c1", name: "find", input: "{}" };
const result = { role: "tool", callId: "c1", name: "find", result: "" } as const;

describe("how many tokens a request has at most", () => {
  it.each<[string, Pick<TextRequest, "messages"> & Partial<TextRequest>]>([
    ["a text", { messages: [{ ...asked, text: words }] }],
    ["instructions", { messages: [{ role: "system", text: words }, asked] }],
    ["who speaks", { messages: [{ ...asked, speaker: words }] }],
    ["an answer", { messages: [asked, { ...answered, text: words }] }],
    ["what a model thought", { messages: [asked, { ...answered, reasoning: words }] }],
    ["the id of a call", { messages: [asked, { ...answered, toolCalls: [{ ...call, id: words }] }] }],
    ["the name of a call", { messages: [asked, { ...answered, toolCalls: [{ ...call, name: words }] }] }],
    ["the input of a call", { messages: [asked, { ...answered, toolCalls: [{ ...call, input: words }] }] }],
    ["the result of a call", { messages: [asked, { ...result, result: words }] }],
    ["the call that a result is of", { messages: [asked, { ...result, callId: words }] }],
    ["a tool", { messages: [asked], tools: [{ name: "find", description: words, parameters: {} }] }],
    ["the schema of an answer", { messages: [asked], jsonSchema: schema }],
    ["the name of a schema", { messages: [asked], jsonSchema: {}, jsonFormat: { name: words } }],
    ["the description of a schema", { messages: [asked], jsonSchema: {}, jsonFormat: { description: words } }],
  ])("[H9][C8] counts %s", (_, request) => {
    expect(inputTokensMax(request)).toBeGreaterThan(1_000);
  });

  it.each(["name", "textBefore"])("[H9][C8] counts what comes with a file besides its bytes: %s", (field) => {
    const file = { type: "file" as const, mediaType: "image/png", data: new Uint8Array() };
    const countOf = (more: object) =>
      inputTokensMax({ messages: [{ role: "user", text: "Look", files: [{ ...file, ...more }] }] });
    expect(countOf({ [field]: words }) - countOf({})).toBeGreaterThan(900);
  });

  it("[H9][C8] counts messages without a word, which providers count as well", () => {
    expect(inputTokensMax({ messages: Array(10_000).fill({ role: "user", text: "" }) })).toBeGreaterThan(40_000);
  });
});
