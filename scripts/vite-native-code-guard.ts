import type { Plugin } from "vite";

/** Packages that read, draw or write what users give us: a file can crash or freeze them. HarfBuzz, as WebAssembly, is on pages, too. */
const native = ["sharp", "@resvg/resvg-js", "h264-mp4-encoder", "pdfkit", "satori", "unpdf"];
/** Outside of the bundle, and in it. */
const isNative = (id: string): boolean =>
  native.some((name) => id === name || id.startsWith(`${name}/`) || id.includes(`/node_modules/${name}/`));

/** Fails the server build if the process that answers requests can load native code: that belongs in worker processes (src/app/worker.ts). */
export function nativeCodeGuard(): Plugin {
  return {
    name: "easel:native-code-guard",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
      );
      const isOfWorkers = ({ fileName }: { readonly fileName: string }) => fileName === "worker.js";
      const found = new Set([...chunks.values()].filter((chunk) => chunk.isEntry && !isOfWorkers(chunk)));
      for (const chunk of found) {
        const loaded = [...chunk.imports, ...chunk.dynamicImports];
        const bad = [...loaded, ...Object.keys(chunk.modules)].find(isNative);
        if (bad)
          this.error(
            `${chunk.fileName}, which the server loads, has ${bad}: it belongs in a task of src/app/worker.ts.`,
          );
        for (const name of loaded) {
          const next = chunks.get(name);
          if (next) found.add(next);
        }
      }
    },
  };
}
