import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/**/schema.ts",
  out: "./migrations",
  // Only `npm run db:studio` connects, and says to what; generating migrations needs no database.
  dbCredentials: { url: process.env.DATABASE_URL ?? "" },
});
