import type { Plugin } from "vite";

/** Code that must never reach a browser: database code, Node's own modules, table definitions. */
const forbidden = [
  /\/node_modules\/(?:drizzle-orm|pg|pg-boss|pino|nodemailer)\//,
  /\/schema\.ts$/,
  /\/src\/platform\/(?:db|mail|http\/(?!page-errors))/,
  /^node:/,
  /^\0?__vite-browser-external/,
];

/** Fails the browser build if it contains server code, and shows the import path. */
export function serverCodeGuard(): Plugin {
  return {
    name: "easel:server-code-guard",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, module] of Object.entries(chunk.modules)) {
          if (module.renderedLength === 0 || !forbidden.some((pattern) => pattern.test(id))) continue;
          const importers = this.getModuleInfo(id)?.importers.join(", ");
          this.error(`Server code in the browser bundle: ${id} (in ${chunk.fileName}, imported by ${importers}).`);
        }
      }
    },
  };
}
