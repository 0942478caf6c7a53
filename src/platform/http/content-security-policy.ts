import { createHash } from "node:crypto";

export interface DocumentPolicy {
  /** What our own renderer gave its inline scripts as `nonce`, fresh for each render: nobody who smuggles markup in knows it. */
  readonly nonce: string;
  /** Inline scripts that are constants of ours. */
  readonly constantScripts: readonly string[];
  readonly botCheck: boolean;
  readonly development: boolean;
}

export interface SealedDocument {
  readonly html: string;
  readonly policy: string;
}

/**
 * Makes the `Content-Security-Policy` of one HTML document. A document that is rendered once and sent to many cannot carry a secret that
 * is fresh for each, so the inline scripts that bear our nonce are allowed by their SHA-256 and the nonce is taken out. Any other inline
 * script, however it got into the document, does not run (docs/decisions/0005-page-cache-and-csp.md).
 * @param html the whole document as it was rendered.
 */
export function sealDocument(html: string, document: DocumentPolicy): SealedDocument {
  const mark = ` nonce="${document.nonce}"`;
  const pieces: string[] = [];
  const scripts = new Set(document.constantScripts);
  let end = 0;
  // By `indexOf`: a page is long, and a regular expression over all of it would cost a tenth of its rendering.
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, end)) {
    pieces.push(html.slice(end, at));
    end = at + mark.length;
    const script = inlineScriptAround(html, at);
    if (script) scripts.add(script);
  }
  const sealed = pieces.join("") + html.slice(end);
  if (document.development)
    return { html: sealed, policy: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
  return { html: sealed, policy: policyFor([...scripts].map(hashSource), document.botCheck) };
}

/** @returns the text of the inline script whose start tag stands around `at`; empty where that tag is none or names a file. */
function inlineScriptAround(html: string, at: number): string {
  const tagStart = html.lastIndexOf("<", at);
  const tagEnd = html.indexOf(">", at);
  const tag = html.slice(tagStart, tagEnd);
  if (!/^<script\s/.test(tag) || /\ssrc=/.test(tag)) return "";
  return html.slice(tagEnd + 1, html.indexOf("</script>", tagEnd));
}

function policyFor(scriptHashes: readonly string[], botCheck: boolean): string {
  const challenge = botCheck ? ["https://challenges.cloudflare.com"] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...challenge],
    "script-src-attr": ["'none'"],
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

/** As Chromium prints it when it refuses a script: base64 of the SHA-256 of the element's text in UTF-8. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;
}
