import { defineConfig } from "vitest/config";

// What a test waits for may take its time on a busy machine; only what never comes fails.
const patient = { maxWorkers: 2, testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: [
      // Rules, use cases and queries, each beside its code, on a real PostgreSQL.
      {
        test: {
          ...patient,
          name: "code",
          include: ["{src,scripts,test}/**/*.test.{ts,tsx}"],
          globalSetup: ["test/global-database.ts"],
        },
      },
      // The built product as a process of its own: HTTP, and a real browser where a person looks.
      {
        test: {
          ...patient,
          name: "site",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["test/global-database.ts"],
        },
      },
    ],
  },
});
