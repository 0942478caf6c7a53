import { describe, expect, it } from "vitest";
import { billingApi } from "#billing/index.ts";
import { describeApi } from "#directory/index.ts";
import { readApiDocument } from "./read-api-document.ts";
import { exampleOf, listFields } from "./read-api-schema.ts";

describe("reading the API's document", () => {
  const config = {
    baseUrl: "https://easel.test",
    product: { name: "Easel", supportEmail: "help@easel.test", socialLinks: [] },
  };
  const api = readApiDocument(describeApi(config));
  const endpoints = api.groups.flatMap((group) => group.endpoints);

  it("[A20] shows every endpoint of the document, each in one place", () => {
    expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/v1/categories",
      "GET /api/v1/tools",
      "GET /api/v1/tools/{slug}",
      "GET /api/v1/tools/{slug}/alternatives",
      "GET /api/v1/compare",
      "GET /api/v1/changes",
      "GET /api/v1/quick-apps",
      "GET /api/v1/engines",
      "GET /api/v1/engines/{slug}",
      "GET /healthz",
      "GET /readyz",
    ]);
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  });

  it("[A20] gives requests that can be pasted into a terminal, at this installation's address", () => {
    expect(endpoints.find(({ path }) => path === "/api/v1/tools/{slug}")?.request).toBe(
      'curl "https://easel.test/api/v1/tools/midjourney"',
    );
    expect(endpoints.find(({ path }) => path === "/api/v1/tools")?.request).toBe(
      'curl "https://easel.test/api/v1/tools?category=image-generation"',
    );
  });

  it("[C4] shows what a signed-in user's request must contain", () => {
    const payments = readApiDocument(describeApi(config, [billingApi])).groups.find(({ name }) => name === "Payments");
    expect(payments?.endpoints.find(({ path }) => path === "/api/create-checkout")?.request.split(" \\\n  ")).toEqual([
      'curl -X POST "https://easel.test/api/create-checkout?planId=pro&interval=monthly&userId=5f0f2d3e-8f1c-4a86-9f0e-6f1f6c2b7a10"',
      '-H "Origin: https://easel.test"',
      '-H "Cookie: __Host-easel.session_token=…"',
    ]);
  });

  it("[A20] describes an object that several answers hold once, and says where it is held", () => {
    expect(api.objects.map(({ name }) => name)).toEqual([
      "Category",
      "Tool",
      "Facts",
      "Change",
      "QuickApp",
      "Engine",
      "Model",
    ]);
    const answerOf = (path: string) => endpoints.find((endpoint) => endpoint.path === path);
    expect(answerOf("/api/v1/tools")?.fields.map(({ name, type, object }) => [name, type, object])).toEqual([
      ["total", "integer", undefined],
      ["page", "integer", undefined],
      ["pages", "integer", undefined],
      ["tools", "list of Tool", "Tool"],
      ["next_cursor", "string or null", undefined],
    ]);
    const facts = answerOf("/api/v1/tools/{slug}")?.fields.find(({ name }) => name === "facts");
    expect(facts).toMatchObject({ object: "Facts", description: "What is known of it, with source and day." });
  });

  it("[A20] lists the fields that an object takes over from another, and those of objects without a name", () => {
    const detail = endpoints.find(({ path }) => path === "/api/v1/engines/{slug}")?.fields.map(({ name }) => name);
    expect(detail).toEqual(expect.arrayContaining(["vendor", "api", "models"]));
    expect(api.errorFields.map(({ name }) => name)).toEqual([
      "error",
      "error.code",
      "error.message",
      "error.requestId",
    ]);
  });

  it("[A20] describes every field and parameter in words", () => {
    const described = [
      ...endpoints.flatMap(({ fields, parameters }) => [...fields, ...parameters]),
      ...api.objects.flatMap(({ fields }) => fields),
    ];
    expect(described.filter(({ description }) => description === "").map(({ name }) => name)).toEqual([]);
  });

  it("[A20] names types as people say them", () => {
    const fields = listFields(
      {
        required: ["a"],
        properties: {
          a: { type: ["string", "null"] },
          b: { enum: ["x", "y"] },
          c: { type: "array", items: { type: "string", format: "uri" } },
          d: { type: "integer", default: 1 },
        },
      },
      {},
    );
    expect(
      fields.map(({ name, type, isOptional, description }) => [name, type, isOptional, description.trim()]),
    ).toEqual([
      ["a", "string or null", false, ""],
      ["b", '"x" or "y"', true, ""],
      ["c", "list of addresses", true, ""],
      ["d", "integer", true, "Default: 1."],
    ]);
  });

  it("[A20] builds a response from the examples", () => {
    const schemas = { One: { properties: { name: { example: "one" } } } };
    expect(
      exampleOf({ properties: { items: { items: { $ref: "#/components/schemas/One" } }, none: {} } }, schemas),
    ).toEqual({
      items: [{ name: "one" }],
      none: undefined,
    });
  });
});
