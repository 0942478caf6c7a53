import { createHash } from "node:crypto";

export interface DocumentPolicy {
  /** The nonce that our renderer gave its inline scripts. It is new for each render, so injected markup cannot know it. */
  readonly nonce: string;
  /** Our own constant inline scripts. */
  readonly constantScripts: readonly string[];
  readonly botCheck: boolean;
  /** Other origins that images may load from. */
  readonly imageOrigins: readonly string[];
  /** The page compiles WebAssembly; it still evaluates no text as a script. */
  readonly webAssembly: boolean;
  readonly development: boolean;
}

export interface SealedDocument {
  /** The document to send: UTF-8, with blanks in place of the nonce. */
  readonly document: Buffer;
  readonly policy: string;
}

/**
 * Builds the `Content-Security-Policy` of an HTML document. A cached document cannot carry a nonce that is new for each response, so inline
 * scripts with our nonce are allowed by their SHA-256, and the nonce is removed. No other inline script runs, however it got into the
 * document (docs/decisions/0005-page-cache-and-csp.md).
 * @param html the whole rendered document.
 */
export function sealDocument(html: string, given: DocumentPolicy): SealedDocument {
  // Searches the bytes, because searching the string of a long page would cost a tenth of its rendering time.
  const document = Buffer.from(html);
  const mark = Buffer.from(`nonce="${given.nonce}"`);
  const hashes = new Set(given.constantScripts.map(hashSource));
  for (let at = document.indexOf(mark); at !== -1; at = document.indexOf(mark, at)) {
    const script = inlineScriptAround(document, at);
    if (script) hashes.add(hashSource(script));
    // Overwritten in place, so that no other bytes have to move.
    document.fill(" ", at, at + mark.byteLength);
  }
  if (given.development) return { document, policy: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
  return { document, policy: policyFor([...hashes], given) };
}

/** @returns the inline script whose start tag contains `at`; undefined if that tag is not a script or has a `src`. */
function inlineScriptAround(bytes: Buffer, at: number): Buffer | undefined {
  const tagEnd = bytes.indexOf(">", at);
  const tag = bytes.toString("utf8", bytes.lastIndexOf("<", at), tagEnd);
  if (!/^<script\s/.test(tag) || /\ssrc=/.test(tag)) return undefined;
  return bytes.subarray(tagEnd + 1, bytes.indexOf("</script>", tagEnd));
}

function policyFor(scriptHashes: readonly string[], { botCheck, imageOrigins, webAssembly }: DocumentPolicy): string {
  const challenge = botCheck ? ["https://challenges.cloudflare.com"] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...challenge, ...(webAssembly ? ["'wasm-unsafe-eval'"] : [])],
    "script-src-attr": ["'none'"],
    // Radix and Sonner insert <style> elements at run time; styles cannot run code.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Pictures that our own scripts hold, as those inside of a 3D model.
    "img-src": ["'self'", "data:", "blob:", ...imageOrigins],
    "font-src": ["'self'"],
    // Sounds and films that our own scripts hold: a recording before it is sent, a film that was just drawn.
    "media-src": ["'self'", "blob:"],
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

/** Hash of a script, as Chromium prints it when it refuses one: base64 of the SHA-256 of the element's text in UTF-8. */
export function hashSource(script: string | Buffer): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
