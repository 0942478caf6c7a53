/**
 * Preloaded by operators' commands and by tests (`node --import`): they load sources, and most of their start is loading.
 * Measured for `npm run credits`: 1.4 s of processor time without it, 0.35 s with it.
 */
import module from "node:module";
import path from "node:path";

// What was compiled, types taken out, is kept for the next start. Where the folder cannot be written, nothing is kept.
module.enableCompileCache?.(path.join(import.meta.dirname, "../node_modules/.cache/easel"));

/** Node.js 24 parses the package's `package.json` for each file that another one there imports, and Drizzle's has 180 kB. */
const ownFolder = "/node_modules/drizzle-orm/";

module.registerHooks?.({
  resolve(specifier, context, resolveNext) {
    const { parentURL, conditions } = context;
    const isOwnFile = specifier.startsWith(".") && conditions.includes("import") && parentURL?.includes(ownFolder);
    // As the ESM resolver does, which adds no file extensions: Drizzle is a package of `"type": "module"`.
    if (isOwnFile) return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    return resolveNext(specifier, context);
  },
});
