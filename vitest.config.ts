import { defineConfig } from "vitest/config";

const shared = {
  maxWorkers: 2,
  // Loading the product anew for each file took longer than the tests: a worker's files share its modules, so what a test changes
  // outside of itself it puts back, and a file that mocks a module calls `vi.resetModules` before and after.
  isolate: false,
  // For the processes that tests fork as well.
  execArgv: ["--import", new URL("scripts/load-faster.ts", import.meta.url).href],
  // What a test waits for may take its time on a busy machine; only what never comes fails.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    projects: [
      // Rules, use cases and queries, each beside its code, on a real PostgreSQL.
      {
        test: {
          ...shared,
          name: "code",
          include: ["{src,scripts,test}/**/*.test.{ts,tsx}"],
          globalSetup: ["test/global-database.ts"],
        },
      },
      // The built product as a process of its own: HTTP, and a real browser where a person looks.
      {
        test: {
          ...shared,
          name: "site",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["test/global-database.ts"],
        },
      },
    ],
  },
});
