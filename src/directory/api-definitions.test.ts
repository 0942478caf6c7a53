import { describe, expect, it } from "vitest";
import { describeApi } from "./api-definitions.ts";
import { parseToolSearch } from "./parse-tool-search.ts";

const config = {
  baseUrl: "https://easel.test",
  product: { name: "Easel", supportEmail: "help@easel.test", socialLinks: [] },
};

interface Parameter {
  readonly name: string;
  readonly schema: {
    readonly enum?: readonly string[];
    readonly maxLength?: number;
    readonly minimum?: number;
    readonly examples?: readonly string[];
  };
}

describe("the API's document", () => {
  const document = describeApi(config);
  const parameters = document.paths?.["/api/v1/tools"]?.get?.parameters as readonly Parameter[] | undefined;
  const known = new Set(["image-generation"]);
  const read = (name: string, value: string) => parseToolSearch(new URLSearchParams({ [name]: value }), known);

  it("[A20] carries the product's name and address", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Easel API" },
      servers: [{ url: "https://easel.test" }],
    });
    expect(JSON.stringify(document)).not.toContain("easel.example");
  });

  it("[A20] documents the search parameters as they are read", () => {
    const standard = parseToolSearch(new URLSearchParams(), known);
    for (const { name, schema } of parameters ?? []) {
      const wanted = schema.enum ?? schema.examples ?? ["2"];
      const effects = wanted.map((value) => read(name, value));
      // Each documented name is one that is read: at least one of its values changes the search.
      expect(effects.some((effect) => JSON.stringify(effect) !== JSON.stringify(standard))).toBe(true);
      if (schema.enum) expect(() => read(name, "something else")).toThrow(name);
      if (schema.maxLength) expect(() => read(name, "x".repeat((schema.maxLength ?? 0) + 1))).toThrow(name);
      if (schema.minimum) expect(() => read(name, String((schema.minimum ?? 0) - 1))).toThrow(name);
    }
    expect(parameters?.length).toBe(Object.keys(standard).length);
  });
});
