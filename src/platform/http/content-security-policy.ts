import { createHash } from "node:crypto";

export interface DocumentPolicy {
  /** What our own renderer gave its inline scripts as `nonce`, fresh for each render: nobody who smuggles markup in knows it. */
  readonly nonce: string;
  /** Inline scripts that are constants of ours. */
  readonly constantScripts: readonly string[];
  readonly botCheck: boolean;
  /** Where pictures come from besides our own site. */
  readonly imageOrigins: readonly string[];
  readonly development: boolean;
}

export interface SealedDocument {
  /** As it is sent: UTF-8, blanks in place of the nonce. */
  readonly document: Buffer;
  readonly policy: string;
}

/**
 * Makes the `Content-Security-Policy` of one HTML document. A document that is rendered once and sent to many cannot carry a secret that
 * is fresh for each, so the inline scripts that bear our nonce are allowed by their SHA-256 and the nonce is taken out. Any other inline
 * script, however it got into the document, does not run (docs/decisions/0005-page-cache-and-csp.md).
 * @param html the whole document as it was rendered.
 */
export function sealDocument(html: string, given: DocumentPolicy): SealedDocument {
  // Searched as the bytes that are sent: a page is long, and a walk over the string would cost a tenth of its rendering.
  const document = Buffer.from(html);
  const mark = Buffer.from(`nonce="${given.nonce}"`);
  const hashes = new Set(given.constantScripts.map(hashSource));
  for (let at = document.indexOf(mark); at !== -1; at = document.indexOf(mark, at)) {
    const script = inlineScriptAround(document, at);
    if (script) hashes.add(hashSource(script));
    // Written over where it stands, so that nothing behind it has to move.
    document.fill(" ", at, at + mark.byteLength);
  }
  if (given.development) return { document, policy: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
  return { document, policy: policyFor([...hashes], given) };
}

/** @returns the inline script whose start tag stands around `at`; undefined where that tag is none, or names a file. */
function inlineScriptAround(bytes: Buffer, at: number): Buffer | undefined {
  const tagEnd = bytes.indexOf(">", at);
  const tag = bytes.toString("utf8", bytes.lastIndexOf("<", at), tagEnd);
  if (!/^<script\s/.test(tag) || /\ssrc=/.test(tag)) return undefined;
  return bytes.subarray(tagEnd + 1, bytes.indexOf("</script>", tagEnd));
}

function policyFor(scriptHashes: readonly string[], { botCheck, imageOrigins }: DocumentPolicy): string {
  const challenge = botCheck ? ["https://challenges.cloudflare.com"] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...challenge],
    "script-src-attr": ["'none'"],
    // Radix and Sonner insert <style> elements at run time; styles cannot run code.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...imageOrigins],
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
export function hashSource(script: string | Buffer): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
