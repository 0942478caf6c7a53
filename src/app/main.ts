import module from "node:module";
import path from "node:path";

// What a start compiles is kept beside the build, so that the next one only reads it. Versions of Node.js without such a cache do without.
module.enableCompileCache?.(path.join(import.meta.dirname, "compile-cache"));
const { start } = await import("./start.ts");
await start();
