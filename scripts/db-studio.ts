/** `npm run db:studio`: opens the database in Drizzle Studio, the embedded one or that of `DATABASE_URL`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(path.join(config.dataDir, "postgres"));
const url = embedded?.url ?? config.databaseUrl ?? "";

console.log(
  embedded
    ? `The embedded database in ${embedded.home} is open to any client of this machine:`
    : "The database of DATABASE_URL:",
);
console.log(`  psql "${embedded ? url : "$DATABASE_URL"}"`);
console.log(
  "Drizzle Studio's page comes from https://local.drizzle.studio, so it needs a network; what it shows stays on this machine.\n",
);

// Ctrl+C reaches both processes: Studio ends, and then we release the database.
process.on("SIGINT", () => {});
// Studio's default would expose the database to the whole network.
const studio = spawn("drizzle-kit", ["studio", "--host", "127.0.0.1"], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, DATABASE_URL: url },
});
process.on("SIGTERM", () => studio.kill());
await once(studio, "exit");
await embedded?.stop();
