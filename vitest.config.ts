import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take much longer than their size lets expect. Begun last, one would run alone at the end. */
const slowFiles = [
  ...["billing/settlement/any-order", "platform/db/embedded-postgres", "engines/media/call-provider"],
  ...["credits/ledger-torture", "studio/browser", "engines/media/job-of", "platform/jobs", "teams/walk"],
  ...["auth-odd-values", "several-processes", "bad-input", "operation", "user-command", "database-trouble"],
  ...["accessibility", "chat", "home", "workspace", "image-generator", "text-generator", "image-engines", "ideation"],
  ...[
    "grammar-and-translate",
    "early-access",
    "design-editor",
    "ai-providers",
    "tool-page",
    "sso",
    "billing",
    "share-links",
  ],
].map((name) => `/${name}.test.ts`);

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slowFiles.some((name) => moduleId.endsWith(name));
    return (await super.sort(files)).toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
  }
}

/**
 * One for each core, though each waits half of the time: what it waits for (PostgreSQL, a site, a browser) takes the processor meanwhile.
 * Two more on two cores made the same tests cost a quarter more processor time, and take longer.
 */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));

const shared = {
  // Loading the product anew for each file took longer than the tests: a worker's files share its modules, so what a test changes
  // outside of itself it puts back, and a file that mocks a module calls `vi.resetModules` before and after.
  isolate: false,
  // For the processes that tests fork as well.
  execArgv: ["--import", new URL("scripts/load-faster.ts", import.meta.url).href],
  // Several times what the slowest test takes on a quiet machine. A test that needs longer says so itself.
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      // Rules, use cases and queries, each beside its code, on a real PostgreSQL.
      {
        test: {
          ...shared,
          name: "code",
          maxWorkers,
          testTimeout: 120_000,
          include: ["{src,packages,scripts,test}/**/*.test.{ts,tsx}"],
          globalSetup: ["test/global-database.ts"],
        },
      },
      // The built product as a process of its own: HTTP, and a real browser where a person looks.
      {
        test: {
          ...shared,
          name: "site",
          maxWorkers,
          testTimeout: 180_000,
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["test/global-database.ts", "test/global-site.ts"],
        },
      },
    ],
  },
});
