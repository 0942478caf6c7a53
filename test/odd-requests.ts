/** Requests that no person sends: what fuzzing is made of. Addresses and headers are bytes, one character each (latin1). */
import fc from "fast-check";
import {
  classics,
  parameterNames,
  parameterValues,
  postedClassics,
  readableTexts,
  unreadableTexts,
} from "./odd-texts.ts";

export interface OddRequest {
  readonly method: string;
  /** Path and query as the request line has them. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface KnownAddresses {
  /** e.g. `/tools/:slug`. */
  readonly patterns: readonly string[];
  /** Parts of addresses that exist. */
  readonly slugs: readonly string[];
  readonly origin: string;
}

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...readableTexts) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

const encode = (value: string) => encodeURIComponent(value.toWellFormed());
/** The characters' own bytes, as some clients send them. */
const leaveRaw = (value: string) =>
  Buffer.from(value)
    .toString("latin1")
    .replace(/[\s\0]/g, "+");

const readable = fc.oneof(
  { weight: 5, arbitrary: text.map(encode) },
  { weight: 1, arbitrary: text.map(leaveRaw) },
  { weight: 3, arbitrary: fc.constantFrom(...parameterValues) },
);

const unreadable = fc.oneof(
  fc.constantFrom(...unreadableTexts).map(encode),
  fc.string({ unit: "binary", maxLength: 40 }).map(encode),
  text.map((value) => `${encode(value)}%f`),
  fc
    .uint8Array({ minLength: 1, maxLength: 30 })
    .map((bytes) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")),
);

/** A piece of an address: most requests shall get as far as the code behind. */
const piece = fc.oneof({ weight: 30, arbitrary: readable }, { weight: 1, arbitrary: unreadable });

const query = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...parameterNames) }, { weight: 1, arbitrary: piece }),
      piece,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map(([name, given]) => `${name}=${given}`).join("&")}`));

function target({ patterns, slugs }: KnownAddresses): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...slugs) },
    { weight: 1, arbitrary: piece.map((given) => given.replaceAll("/", "%2F").replaceAll("?", "%3F")) },
  );
  const known = fc.constantFrom(...patterns).chain((pattern) => {
    const pieces = pattern.split("/");
    return fc.tuple(
      ...pieces.map((given) =>
        /^[:*]/.test(given) ? part.map((filled) => `${filled}${endOf(given)}`) : fc.constant(given),
      ),
    );
  });
  const unknown = fc.array(part, { maxLength: 4 }).map((parts) => ["", ...parts]);
  const path = fc
    .oneof({ weight: 8, arbitrary: known }, { weight: 2, arbitrary: unknown })
    .map((pieces) => pieces.join("/"));
  const end = fc.oneof(
    { weight: 20, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: fc.constantFrom("/", ".data", "//") },
  );
  return fc.tuple(path, end, query).map((parts) => parts.join("") || "/");
}

/** Finds what a pattern has after its hole, e.g. `.svg` or `.data`. */
function endOf(pattern: string): string {
  return /(\.[a-z]+)\}?$/.exec(pattern)?.[1] ?? "";
}

const fields = fc.array(
  fc.tuple(
    fc.constantFrom("name", "email", "subject", "message", "token", "website", "agree", "intent", "a"),
    fc.oneof({ weight: 12, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(...unreadableTexts) }),
  ),
  { maxLength: 6 },
);

/** A content type and a body that mostly fits it. */
const typedBody: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fields.map(
      (pairs) =>
        [
          "application/x-www-form-urlencoded",
          new URLSearchParams(pairs.map(([name, given]) => [name, given])).toString(),
        ] as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fields.map((pairs) => ["application/json", JSON.stringify(Object.fromEntries(pairs))] as const),
  },
  {
    weight: 3,
    arbitrary: fields.map(
      (pairs) =>
        [
          "multipart/form-data; boundary=x",
          `${pairs.map(([name, given]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${given}\r\n`).join("")}--x--\r\n`,
        ] as const,
    ),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }).map((given) => ["application/json", given] as const) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 60_000, max: 80_000 })
      .map((length) => ["application/x-www-form-urlencoded", "a=".padEnd(length, "b")] as const),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constantFrom(
        "application/x-www-form-urlencoded",
        "application/json",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "text/plain",
        "application/octet-stream",
        "application/json; charset=utf-16",
        "nonsense",
        "",
      ),
      fc.oneof(
        fc.constantFrom(
          "",
          "{",
          "[",
          '{"a":',
          "--x",
          "--x\r\n\r\n--x--",
          "a=%",
          "a=%ff&b=%00",
          "=&=&=",
          "&".repeat(500),
          "[".repeat(20_000) + "]".repeat(20_000),
        ),
        fc.string({ unit: "binary", maxLength: 200 }),
      ),
    ),
  },
);

const oddHeaders = (origin: string) =>
  fc.record(
    {
      Accept: fc.constantFrom(
        "text/html",
        "text/html",
        "application/json",
        "*/*",
        "",
        "image/webp",
        ";q=",
        "text/html;".repeat(50),
      ),
      "Accept-Encoding": fc.constantFrom("identity", "", "nonsense;q=x", "*;q=0", "zstd"),
      "Accept-Language": fc.constantFrom("de", "x".repeat(300), "*", "\xff"),
      Cookie: fc.constantFrom(
        "easel.session=x",
        "=",
        ";;;",
        "a=b; a=c",
        "__proto__=1",
        "x".repeat(4_000),
        "\xe4=\xff",
        '"',
      ),
      "User-Agent": fc.constantFrom("Googlebot", "", "\xff\xfe", "x".repeat(2_000)),
      "If-None-Match": fc.constantFrom("*", '"', "W/", '"a", "b"', "x".repeat(3_000)),
      "If-Modified-Since": fc.constantFrom("yesterday", "Thu, 01 Jan 1970 00:00:00 GMT"),
      Range: fc.constantFrom("bytes=0-", "bytes=9-1", "bytes=-", "bytes=99999999999999999999-", "x"),
      "X-Forwarded-For": fc.constantFrom("evil", "1.2.3.4, 5.6.7.8", "::1", ",,,", "\xff"),
      "X-Forwarded-Host": fc.constantFrom("evil.example", "\xff"),
      "X-Forwarded-Proto": fc.constantFrom("https", "javascript"),
      "X-Request-Id": fc.constantFrom("a b", "x".repeat(500), "<script>", "\xff"),
      "X-HTTP-Method-Override": fc.constantFrom("DELETE", "PUT"),
      "X-React-Router-SPA-Mode": fc.constantFrom("yes"),
      "X-React-Router-Prerender-Data": fc.constantFrom("%7B", "x"),
      Referer: fc.constantFrom("https://evil.example/", "not an address", "\xff"),
      "Content-Encoding": fc.constantFrom("gzip", "br", "x"),
      "Sec-Fetch-Site": fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom("same-origin", "none") },
        { weight: 1, arbitrary: fc.constantFrom("cross-site", "x") },
      ),
      Origin: fc.oneof(
        { weight: 12, arbitrary: fc.constant(origin) },
        { weight: 1, arbitrary: fc.constantFrom("https://evil.example", "null", "", "not an address") },
      ),
      Host: fc.oneof(
        { weight: 40, arbitrary: fc.constant(new URL(origin).host) },
        {
          weight: 1,
          arbitrary: fc.constantFrom("evil.example", "a b", "", "[::1", "localhost:99999", "x".repeat(300), "\xff"),
        },
      ),
      Authorization: fc.constantFrom("Bearer x", "Basic !!!", ""),
    },
    { requiredKeys: ["Host"] },
  );

/** Spread evenly over all patterns by the random choice; mostly reads, with every kind of write among them. */
export function oddRequests(known: KnownAddresses): fc.Arbitrary<OddRequest> {
  const reads = fc.record({
    method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
    target: target(known),
    headers: oddHeaders(known.origin),
    body: fc.constant(""),
  });
  const method = fc.oneof(
    { weight: 6, arbitrary: fc.constant("POST") },
    { weight: 1, arbitrary: fc.constantFrom("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND") },
  );
  const writes = fc
    .tuple(method, target(known), oddHeaders(known.origin), typedBody)
    .map(([verb, address, headers, [type, body]]) => ({
      method: verb,
      target: address,
      headers: {
        Origin: known.origin,
        ...headers,
        "Content-Type": type,
        "Content-Length": String(Buffer.byteLength(body)),
      },
      body,
    }));
  return fc.oneof({ weight: 3, arbitrary: reads }, { weight: 2, arbitrary: writes });
}

/** Every pattern with every classic, in each of its holes and as a parameter, and posted to it: nothing is left to chance. */
export function classicRequests({ patterns, origin }: KnownAddresses): readonly OddRequest[] {
  const host = { Host: new URL(origin).host, Accept: "text/html" };
  const posted = { ...host, Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
  return patterns.flatMap((pattern) => {
    const reads = classics.map((classic) => {
      const query = `?q=${classic}&page=${classic}`;
      return { method: "GET", target: `${fillPattern(pattern, classic)}${query}`, headers: host, body: "" };
    });
    const narrow = /[:*]/.test(pattern)
      ? classics.map((classic) => ({ method: "GET", target: fillPattern(pattern, classic), headers: host, body: "" }))
      : [];
    const writes = postedClassics.map((classic) => {
      const body = `name=${classic}&email=${classic}&message=${classic}`;
      return {
        method: "POST",
        target: fillPattern(pattern, "1"),
        headers: { ...posted, "Content-Length": String(body.length) },
        body,
      };
    });
    return [...reads, ...narrow, ...writes];
  });
}

/** An address of a pattern, with the same in each of its holes. */
export function fillPattern(pattern: string, classic: string): string {
  return pattern
    .split("/")
    .map((given) => (/^[:*]/.test(given) ? `${classic}${endOf(given)}` : given))
    .join("/");
}
