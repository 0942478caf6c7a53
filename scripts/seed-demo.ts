/** `npm run seed:demo -- --tools 100000` fills the catalogue with demo tools; `npm run seed:demo -- --remove` takes them away again. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { seedCatalogue } from "#directory/seed-catalogue.ts";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { fillDemoTools, removeDemoTools } from "./fill-demo-tools.ts";

const toolsMax = 1_000_000;
const usage = `Usage: npm run seed:demo -- --tools <1 to ${toolsMax}>, or npm run seed:demo -- --remove`;

async function seedDemo(): Promise<void> {
  const { values } = parseArgs({ options: { tools: { type: "string" }, remove: { type: "boolean", default: false } } });
  const count = Number(values.tools);
  const isCountGood = Number.isInteger(count) && count >= 1 && count <= toolsMax;
  if (values.remove === (values.tools !== undefined) || (!values.remove && !isCountGood)) throw new Error(usage);

  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(path.join(config.dataDir, "postgres"));
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
  await migrateDatabase(databaseUrl, path.resolve("migrations"), (client) =>
    seedCatalogue(client, config.affiliateDiscounts),
  );
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "easel-seed-demo" });
  await client.connect();
  try {
    const start = performance.now();
    const sentence = values.remove ? `${await removeDemoTools(client)} demo tools removed` : await fill(client, count);
    console.log(`${sentence} in ${((performance.now() - start) / 1_000).toFixed(1)} s.`);
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

async function fill(client: pg.Client, count: number): Promise<string> {
  await fillDemoTools(client, count, new Date());
  return `${count} demo tools are in the catalogue`;
}

await seedDemo().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
