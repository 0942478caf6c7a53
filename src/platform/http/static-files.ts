import { serveStatic } from "@hono/node-server/serve-static";

/** Files of the browser build. Names with a content hash are kept for a year; the rest (logos, icons) for a day. */
export function staticFiles(folder: string) {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (file, c) => {
      const isHashed = file.includes("/assets/");
      c.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400");
      // An SVG opened by itself is a document: nothing in it may run.
      c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
}
