import { describe, expect, it } from "vitest";
import { describeApi } from "./api-definitions.ts";
import { toolsQuery } from "./api-queries.ts";

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
    readonly maximum?: number;
  };
}

describe("the API's document", () => {
  const document = describeApi(config);
  const parameters = document.paths?.["/api/v1/tools"]?.get?.parameters as readonly Parameter[] | undefined;
  it("[A20] carries the product's name and address", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Easel API" },
      servers: [{ url: "https://easel.test" }],
    });
    expect(JSON.stringify(document)).not.toContain("easel.example");
  });

  it("[A20] documents the search parameters as they are read", () => {
    const isTaken = (name: string, value: string) => toolsQuery.safeParse({ [name]: value }).success;
    for (const { name, schema } of parameters ?? []) {
      const { enum: values, maxLength, minimum, maximum } = schema;
      for (const value of values ?? [String(maximum ?? 2)]) expect([name, isTaken(name, value)]).toEqual([name, true]);
      if (values) expect(isTaken(name, "something else")).toBe(false);
      if (maxLength) expect(isTaken(name, "x".repeat(maxLength + 1))).toBe(false);
      if (minimum) expect(isTaken(name, String(minimum - 1))).toBe(false);
      if (maximum) expect(isTaken(name, String(maximum + 1))).toBe(false);
    }
    expect(parameters?.map(({ name }) => name)).toEqual(Object.keys(toolsQuery.shape));
    // Each of these kinds is tried above.
    const bounds = parameters?.flatMap(({ schema }) => Object.keys(schema)) ?? [];
    expect(bounds).toEqual(expect.arrayContaining(["enum", "maxLength", "minimum", "maximum"]));
  });
});
