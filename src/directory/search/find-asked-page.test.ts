import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { findAskedPage } from "./find-asked-page.ts";

describe("a page that a search asks for by name", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    ["chatgpt alternative free", "/tools/chatgpt/alternatives"],
    ["best alternatives to canva", "/tools/canva/alternatives"],
    ["canva vs figma", "/compare/canva-vs-figma"],
    ["figma vs. canva", "/compare/canva-vs-figma"],
    ["canva versus figma vs looka", "/compare/canva-vs-figma-vs-looka"],
    ["canva vs canva", undefined],
    ["canva vs no such tool", undefined],
    ["canva vs figma vs looka vs wix vs pika", undefined],
    ["no such tool alternatives", undefined],
    ["alternatives", undefined],
    ["logo maker", undefined],
  ])("[A12] “%s” leads to %s", async (query, path) => {
    expect((await findAskedPage(database.db, query))?.path).toBe(path);
  });
});
