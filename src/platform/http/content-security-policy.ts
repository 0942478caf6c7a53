import { createHash } from "node:crypto";

/**
 * The policy for one HTML document. Inline scripts are allowed by their SHA-256, not by a nonce: a document that is rendered once and
 * sent to many cannot carry a secret that is fresh for each (docs/decisions/0005-page-cache-and-csp.md).
 * @param html the whole document as it is sent.
 */
export function contentSecurityPolicy(html: string, options: { readonly botCheck: boolean; readonly development: boolean }): string {
  if (options.development) return "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  const challenge = options.botCheck ? ["https://challenges.cloudflare.com"] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScriptHashes(html), ...challenge],
    // Radix and Sonner insert <style> elements at run time; styles cannot run code.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": challenge.length > 0 ? challenge : ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** Scripts with a `src` come from ourselves; data blocks (`application/ld+json`) do not run. */
const needsNoHash = /\s(?:src=|type="application\/)/;

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  // By `indexOf`, because pages are long and a regular expression over all of one costs a tenth of its rendering.
  for (let start = html.indexOf("<script"); start !== -1; start = html.indexOf("<script", start + 1)) {
    const open = html.indexOf(">", start);
    const close = html.indexOf("</script>", open);
    if (needsNoHash.test(html.slice(start, open))) continue;
    hashes.add(`'sha256-${createHash("sha256").update(html.slice(open + 1, close)).digest("base64")}'`);
  }
  return [...hashes];
}
