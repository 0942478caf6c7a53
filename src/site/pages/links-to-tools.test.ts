import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCategories, parseToolSearch, searchTools } from "#directory/index.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { values } from "./about/about.ts";
import { exhibits } from "./features/exhibits.ts";
import { audiences, steps } from "./how-it-works/steps.ts";
import { serviceCards, services } from "./services/services.ts";

const paths = [
  ...[...exhibits, ...steps, ...audiences].map(({ link }) => link.path),
  ...values.map(({ proof }) => proof.path),
  ...services.map(({ id }) => `/tools?category=${id}`),
  ...serviceCards.map(({ categoryId }) => `/tools?category=${categoryId}`),
].filter((path) => path.startsWith("/tools"));

describe("links of the static pages to the catalogue", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it.each([...new Set(paths)])("[A16] %s finds tools", async (path) => {
    const { searchParams } = new URL(path, "http://own.invalid");
    const categories = new Set((await listCategories(database.db)).map(({ id }) => id));
    const { total } = await searchTools(database.db, parseToolSearch(searchParams, categories));
    expect(total).toBeGreaterThan(0);
  });
});
