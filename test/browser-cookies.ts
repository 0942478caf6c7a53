import type { Site } from "./site.ts";

/** A `Cookie` header as what a browser's context is given, so that its pages are signed in. */
export function cookiesFor(site: Site, header: string) {
  return header.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.url };
  });
}
