import { describe, expect, it } from "vitest";
import { requireBounded } from "./body-bounds.ts";

/** Value as given, which counts how often a value in it is looked at. */
function counting(value: object) {
  const looked = { times: 0 };
  const handler: ProxyHandler<object> = {
    get(target, key) {
      if (key !== "length") looked.times++;
      const inner: unknown = Reflect.get(target, key);
      return typeof inner === "object" && inner !== null ? new Proxy(inner, handler) : inner;
    },
  };
  return { looked, body: new Proxy(value, handler) };
}
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

describe("the bounds of a body", () => {
  it("[H9][G3] a list that is too long is refused before any of it is looked at", () => {
    const { looked, body } = counting({ messages: Array(250_000).fill({ role: "user", content: "x" }) });
    expect(() => requireBounded(body)).toThrow(
      expect.objectContaining({ field: "messages", reason: "array_above_max_length" }),
    );
    expect(looked.times).toBe(1);
  });

  it("[H9][G3] many values in small lists are looked at up to the bound", () => {
    const { looked, body } = counting({ messages: Array(9_000).fill({ content: Array(9).fill({ type: "text" }) }) });
    expect(() => requireBounded(body)).toThrow(expect.objectContaining({ reason: "too_many_values" }));
    expect(looked.times).toBeLessThanOrEqual(80_000);
  });

  it("[H9][G3] a schema of any depth is refused by the name of its parameter", () => {
    for (const depth of [100, 200_000]) {
      const body = { tools: [{ type: "function", function: { name: "a", parameters: nested(depth) } }] };
      expect(() => requireBounded(body)).toThrow(
        expect.objectContaining({ field: "tools.0.function.parameters", reason: "nested_too_deep" }),
      );
    }
  });

  it("[H9][G3] long conversations and usual schemas are taken", () => {
    const messages = Array(10_000).fill({ role: "user", content: [{ type: "text", text: "x" }] });
    requireBounded({ messages, tools: [{ function: { parameters: nested(50) } }] });
    for (const body of [null, "x", 7, [], {}]) requireBounded(body);
  });
});
