/** The smallest requests that cost the most: each once kept the server busy for seconds, or is of such a kind. */
import type { OddRequest } from "./odd-requests.ts";
import { makePdfOfZeros } from "./pdf-files.ts";

/** Length that a form may have. */
const formBytes = 64_000;
/** Length that headers together may have, with room for the others. */
const headerBytes = 14_000;
const mebibyte = 1_024 * 1_024;

const fill = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / piece.length));

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";
const json = "application/json";
const part = (headers: string, content = "") => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const field = 'content-disposition: form-data; name="a"';
const file = `${field}; filename="a"`;
const fileField = 'content-disposition: form-data; name="file"; filename="a"';

/** Content types with bodies of a length. */
const bodies = (bytes: number): readonly (readonly [string, string])[] => [
  [urlencoded, fill("a&", bytes)],
  [urlencoded, fill("&", bytes)],
  [urlencoded, `a=${fill("%F0%9F%8E%A8", bytes)}`],
  [urlencoded, `email=${fill("a@", bytes)}`],
  [urlencoded, `message=${fill("+", bytes)}&name=x`],
  [multipart, `${fill(part(field), bytes)}--x--\r\n`],
  [multipart, `${fill(part(file), bytes)}--x--\r\n`],
  [multipart, `${part(`${field}\r\n${fill("x: y\r\n", bytes)}x: y`)}--x--\r\n`],
  [multipart, `${part(`${field.slice(0, -1)}${fill("%22", bytes)}"`)}--x--\r\n`],
  [multipart, `${part(`${field}${fill('; a="\\"', bytes)}`)}--x--\r\n`],
  [multipart, `${part(field, fill("\r\n--", bytes))}--x--\r\n`],
  [multipart, fill("--x\r\n", bytes)],
  [json, fill("[", bytes)],
  [json, fill('{"a":', bytes)],
  [json, `[${fill("{},", bytes)}{}]`],
  [json, `{${fill('"a":1,', bytes)}"a":1}`],
  [json, `{"email":"${fill("\\ud83d", bytes)}"}`],
  [json, `{"email":"${fill("a@", bytes)}","password":"x"}`],
  [json, `{"email":["${fill('","', bytes)}"]}`],
  [json, fill(" ", bytes)],
  [json, fill("9", bytes)],
];

/** Addresses to which visitors may post. */
const visitorForms = [
  ...["/", "/contact", "/login", "/sign-up", "/forgot-password", "/newsletter", "/no-such-page", "/workspace"],
  ...["/api/auth/sign-in/email", "/api/auth/sign-up/email", "/api/runs/text", "/v1/chat/completions"],
  "/webhooks/lemon-squeezy",
];

/** Addresses where signed-in users may send more: the method, the path, the bytes, and the type of what is sent. */
const uploads = (documentId: string): readonly (readonly [string, string, number, string])[] => [
  ["POST", "/api/runs/transcription", 20 * mebibyte, multipart],
  ["POST", "/api/runs/transcription", 20 * mebibyte, json],
  ["POST", "/api/pdfs", 20 * mebibyte, multipart],
  ["PUT", `/api/documents/${documentId}`, 1.4 * mebibyte, json],
  ["PUT", `/api/designs/${documentId}/document`, 1.8 * mebibyte, json],
];

const designBrief = {
  kind: "poster",
  style: "swiss",
  width: 768,
  height: 1_024,
  language: "en",
  detail: 50,
  headline: "Hostile",
  seed: "hostile",
};
const palette = { ground: "#ffffff", ink: "#000000", accent: "#cc0000", support: "#00cc00", highlight: "#0000cc" };
const headline = {
  id: "headline",
  name: "Headline",
  kind: "text",
  slot: "headline",
  text: "Hostile",
  faceId: "inter-400",
  size: 40,
  tracking: 0,
  lineHeight: 1,
  align: "start",
  x: 10,
  y: 10,
  width: 700,
  fill: "ink",
};
const designOf = (groups: number, children: number, child: object) => ({
  version: 1,
  language: "en",
  width: 768,
  height: 1_024,
  palette,
  elements: [
    headline,
    ...Array.from({ length: groups }, (_, at) => ({
      id: `group-${at}`,
      name: "Group",
      kind: "group",
      children: Array.from({ length: children }, () => child),
    })),
  ],
});
const saveOf = (document: object) =>
  JSON.stringify({ document, brief: designBrief, choices: { variant: 0 }, revision: 1 });
const shape = { id: "a", name: "a", kind: "shape", fill: "ink", data: "M0 0L9 9Z" };

/** A small design and a draft that is hard to draw, for the columns of their tables. */
export const hostileRows = {
  design: { brief: designBrief, choices: { variant: 0 }, document: designOf(0, 0, {}) },
  draft: {
    text: fill(`${fill("*a_ [b](", 2_000)}\n\n${fill("> - ", 96)}c\n\n`, 90_000),
    brief: {
      contentType: "blog-post",
      tone: "professional",
      language: "en",
      words: 300,
      topic: "Hostile",
      audience: "",
      points: "",
    },
    ...{ origin: "engine", version: 0 },
  },
} as const;

const hostileMarkdown = [fill("*a_", 59_000), fill("[a](", 59_000), fill("> - ", 59_000), fill("|a", 59_000)];

/** Requests that are costly to their own route, or pass for something else: the method, the path, the type, and the body. */
const ownRequests = ({
  designId,
}: Pick<HostileParts, "designId">): readonly (readonly [string, string, string, string])[] => [
  ["PUT", `/api/designs/${designId}/document`, json, saveOf(designOf(5, 4_900, shape))],
  ["PUT", `/api/designs/${designId}/document`, json, saveOf(designOf(19, 1_500, {}))],
  ...["/api/texts/language", "/api/designs", `/api/designs/${designId}/document`].flatMap((path) =>
    ['{"prompt":"a\\u0000"}', `${fill("[", 32_000)}${fill("]", 32_000)}`].map(
      (body) => [path.endsWith("/document") ? "PUT" : "POST", path, urlencoded, body] as const,
    ),
  ),
  ["POST", "/settings", 'multipart/form-data; x="; boundary=y ; "; boundary=x', `${part(field, "\0")}--x--\r\n`],
  [
    ...(["POST", "/api/designs/table", multipart] as const),
    `${part('content-disposition: form-data; name="designId"', designId)}${part(fileField, fill(",\n", 1_000_000))}--x--\r\n`,
  ],
  ["POST", "/api/pdfs", multipart, `${part(fileField, makePdfOfZeros(8))}--x--\r\n`],
  ...hostileMarkdown.map(
    (text) => ["POST", "/api/text-files/pdf", json, JSON.stringify({ title: "Hostile", text })] as const,
  ),
];

const oddQueries = [
  fill("a&", headerBytes),
  fill("&", headerBytes),
  Array.from({ length: 1_500 }, (_, index) => `${index}=xxx`).join("&"),
  `text=${fill("%F0%9F%8E%A8", headerBytes)}`,
  `title=${fill("a%0A", headerBytes)}&text=b`,
  `q=${fill("%25_", 480)}`,
  `q=${fill("a ", 480)}`,
];

const oddHeaders = (): readonly (readonly [string, string])[] =>
  [
    ["Accept", "text/html;q=0.1,"],
    ["Accept-Encoding", "identity;q=0.1,"],
    ["Accept-Language", "de;q=0.1,"],
    ["Cookie", "a=b; "],
    ["Cookie", '"=";'],
    ["If-None-Match", 'W/"a",'],
    ["If-None-Match", "W/W/"],
    ["Range", "0-0,"],
    ["User-Agent", "Mozilla/5.0 (("],
    ["User-Agent", "a/1 "],
    ["X-Forwarded-For", "1.2.3.4,"],
    ["X-Forwarded-For", ","],
    ["Authorization", "Bearer a"],
    ["Referer", "http://a/"],
    ["X-Request-Id", "a"],
  ].map(([name = "", piece = ""]) => [name, fill(piece, headerBytes).trim()]);

export interface HostileParts {
  /** Origin of the site. */
  readonly origin: string;
  /** Cookie of a signed-in user. */
  readonly cookie: string;
  /** Id of a design of that user, made of `hostileRows`. */
  readonly designId: string;
  readonly draftId: string;
}

export function hostileRequests({ origin, cookie, designId, draftId }: HostileParts): readonly OddRequest[] {
  const host = { Host: new URL(origin).host, Accept: "text/html" };
  const post = (method: string, target: string, [type, body]: readonly [string, string], more: object = {}) => ({
    method,
    target,
    headers: {
      ...host,
      Origin: origin,
      "Content-Type": type,
      "Content-Length": String(Buffer.byteLength(body)),
      ...more,
    },
    body,
  });
  const get = (target: string, more: object = {}) => ({
    method: "GET",
    target,
    headers: { ...host, ...more },
    body: "",
  });
  const documentId = "00000000-0000-4000-8000-000000000000";
  return [
    ...["/workspace/share", "/tools", "/", "/login", "/api/auth/callback/google"].flatMap((path) =>
      oddQueries.map((query) => get(`${path}?${query}`)),
    ),
    ...[fill("/", 2_000), fill("/a", 2_000), `/tools/${fill("a-", 2_000)}`, `/${fill("%2e%2e%2f", 2_000)}`].map(
      (path) => get(path),
    ),
    ...oddHeaders().flatMap(([name, value]) =>
      ["/", "/login", "/v1/models"].map((path) => get(path, { [name]: value })),
    ),
    ...visitorForms.flatMap((path) => bodies(formBytes).map((body) => post("POST", path, body))),
    ...["/settings", "/chat", "/api/runs/text", "/api/designs"].flatMap((path) =>
      bodies(formBytes).map((body) => post("POST", path, body, { Cookie: cookie })),
    ),
    ...uploads(documentId).flatMap(([method, path, bytes, sent]) =>
      bodies(bytes)
        .filter(([type]) => type === sent)
        .map((body) => post(method, path, body, { Cookie: cookie })),
    ),
    ...ownRequests({ designId }).map(([method, path, type, body]) =>
      post(method, path, [type, body], { Cookie: cookie }),
    ),
    get(`/home/write/${draftId}`, { Cookie: cookie }),
  ];
}
