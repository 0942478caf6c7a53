import type { Plugin } from "vite";

const nodeModule = "\0harfbuzz-node-module";

/** HarfBuzz loads Node’s own `module` where it runs on Node: a branch that no browser takes, and that its bundle need not resolve. */
export function harfbuzzInBrowsers(): Plugin {
  return {
    name: "easel:harfbuzz-in-browsers",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      source === "module" && importer?.includes("/harfbuzzjs/") ? nodeModule : undefined,
    load: (id) => (id === nodeModule ? "export {};" : undefined),
  };
}
