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
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, source = ""] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return [...hashes];
}
