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
  const sealed = html.replaceAll(` nonce="${document.nonce}"`, "");
  if (document.development)
    return { html: sealed, policy: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
  const scripts = new Set([...document.constantScripts, ...scriptsWithNonce(html, document.nonce)]);
  return { html: sealed, policy: policyFor([...scripts].map(hashSource), document.botCheck) };
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

function scriptsWithNonce(html: string, nonce: string): readonly string[] {
  const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
  return [...html.matchAll(script)].flatMap(([, attributes = "", source = ""]) => {
    const isOurs = attributes.includes(` nonce="${nonce}"`);
    return isOurs && source !== "" && !/\ssrc=/.test(attributes) ? [source] : [];
  });
}

/** As Chromium prints it when it refuses a script: base64 of the SHA-256 of the element's text in UTF-8. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;
}
