import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { harfbuzzInBrowsers } from "./scripts/vite-harfbuzz-in-browsers.ts";
import { nativeCodeGuard } from "./scripts/vite-native-code-guard.ts";
import { serverCodeGuard } from "./scripts/vite-server-code-guard.ts";

/**
 * What nearly every page loads, in a few files instead of thirty, each with all that it imports: they compress better together, and a phone
 * asks less often.
 */
const sharedFiles = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|turbo-stream)\// },
  {
    name: "site",
    test: /\/src\/(?:(?:root|entry\.client)\.tsx|ui\/(?:head|empty-state|skeleton|format)\.tsx?)|lucide\/dist\/esm\/icons\/search\./,
  },
  { name: "directory", test: /\/src\/directory\/ui\/(?:tool|engine|quick-app)-card\.tsx/ },
  { name: "interface", test: /\/src\/ui\/[^/]+$|node_modules\/lucide\//, minShareCount: 8 },
  // Pages behind sign-in had fifty files each, most of them an icon or a rule. What some other page needs alone is a file of its own.
  { name: "icons", test: /node_modules\/lucide\//, minShareCount: 2 },
  { name: "account", test: /\/src\/accounts\//, minShareCount: 8 },
  { name: "project-address", test: /\/src\/tools\/run-screens\/ui\/project-(?:address|choice)\./ },
  { name: "prices", test: /\/src\/credits\/prices\./ },
  { name: "palette-area", test: /\/src\/workspace\/ui\/(?:server-away|palette\/(?:open-palette|palette-area))\./ },
  { name: "workspace", test: /\/src\/workspace\/(?:pages\/workspace-layout|ui\/(?:rail|strip|crumbs))\./ },
  {
    name: "tools",
    test: /\/src\/tools\/(?:[a-z-]+\.tsx?|(?:run-screens|documents|library|sharing)\/)/,
    minShareCount: 6,
  },
];

/**
 * The server is one file with the packages that it uses: looking up and reading their 2,000 modules was four fifths of every start
 * (docs/decisions/0002-one-server-build.md). Left out are those that load a binary or a file from where they are installed, and those whose
 * modules depend on the order in which they run.
 */
const unbundledPackages = [
  "sharp",
  "@resvg/resvg-js",
  "harfbuzzjs",
  "pdfkit",
  "woff2-encoder",
  "pino",
  "@simplewebauthn/server",
  "samlify",
  "css-tree",
];

/** On a busy machine, a build is slow for other reasons than its plugins, and says so in ten lines. */
const quietChecks = { bundlerTimings: false };

/** What worker processes run are files of their own beside the server's. React Router gives all inputs one name. */
const workerFiles: Plugin = {
  name: "worker-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  buildStart() {
    this.emitFile({ type: "chunk", id: "./src/app/worker.ts", fileName: "worker.js" });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), serverCodeGuard(), nativeCodeGuard(), workerFiles, harfbuzzInBrowsers()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          checks: quietChecks,
          output: { codeSplitting: { groups: sharedFiles } },
          // Loaders and actions leave the browser build with all that they import, after it was looked up. `serverCodeGuard` looks at the result.
          onLog(level, log, next) {
            if (!/externalized for browser compatibility/.test(log.message ?? "")) next(level, log);
          },
        },
      },
    },
    // `npm run bench` builds another entry with the same modules.
    // One server build with our own entry, so that no module exists twice (docs/decisions/0002-one-server-build.md).
    ssr: {
      build: {
        rollupOptions: {
          checks: quietChecks,
          input: process.env.EASEL_SERVER_ENTRY ?? "./src/app/main.ts",
          output: { chunkFileNames: "[name]-[hash].js" },
        },
      },
      ...(command === "build" && {
        resolve: { noExternal: true, external: unbundledPackages },
        // React comes in two versions, and the bundle needs one.
        define: { "process.env.NODE_ENV": '"production"' },
      }),
    },
  },
  // The one for browsers asks the document what `&auml;` is, and the worker that draws Markdown has none.
  resolve: {
    alias: {
      "decode-named-character-reference": path.resolve("node_modules/decode-named-character-reference/index.js"),
    },
  },
  // Readers of PDFs, 3D models and grammars are large, and loaded by the pages that use them alone.
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
}));
