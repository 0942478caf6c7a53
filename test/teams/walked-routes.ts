import { randomUUID } from "node:crypto";
import { findNamedIds, type NamedIds } from "../belongings.ts";
import { pageForms } from "../page-forms.ts";
import type { Pages } from "../pages-build.ts";
import { paidRequests } from "../paid-requests.ts";
import type { PaidRoutesHarness, Person } from "../paid-routes-harness.ts";

/** A request about some work. */
export interface WalkedRequest {
  /** Route, e.g. `GET /api/runs/:id`. */
  readonly route: string;
  readonly path: string;
  readonly method: string;
  readonly body?: object;
}

/** Routes with a parameter that names no work: what everyone sees, what only who has the link sees, and what programs ask for. */
const aboutNoWork = [
  /:(?:slug|token|code|category|hue|tools)\b/,
  /^GET [/](?:avatars|og|sitemaps|dev|settings[/]data)[/]/,
  /^GET [/]api[/]studio[/]fonts[/]:file$/,
  // By key, for its user's own work.
  /^GET [/]v1[/]/,
  // Logos of teams are on pages for everyone, pictures for members: the test of brands asks for them as both.
  /^GET [/]team-(?:logos|pictures)[/]/,
  // Pictures of listings: the published ones are for everyone, the others for their maker.
  /^GET [/]tool-pictures[/]/,
  // By the id in a mail, for everyone who has it.
  /^(?:PAGE|GET) [/]join-team[/]/,
  // Webhooks are of owners and admins who have confirmed their identity: test/webhooks/ and the pages' own test ask for them as others.
  /^PAGE [/]settings[/]webhooks[/]/,
  // What people pay for, ask the operator and submit to the directory is their own.
  /^PAGE [/](?:test-checkout|settings[/]billing|settings[/]support|submit|admin)[/]/,
];

/** A parameter, with the pattern that it must match. */
const parameter = /:(\w+)(?:\{((?:[^{}]|\{\d+\})*)\})?\??/g;
const itemKinds = ["run", "chat", "document", "pdf"];

/** All routes with a parameter in their address, found in the application itself: endpoints and pages. */
export function listWalkedRoutes({ server }: PaidRoutesHarness, pages: Pages): readonly string[] {
  const all = [...server.routes, ...[...pages.patterns.keys()].map((pattern) => `PAGE ${pattern}`)];
  return all.filter((route) => route.includes(":") && !aboutNoWork.some((pattern) => pattern.test(route)));
}

/** Files that rows have, for routes that also name one. */
const fileNames = ["design.png", "transcript.txt"];

/** Queries that files need, or that make them short. */
const queries: Readonly<Record<string, (id: string) => string>> = { zip: (id) => `?of=${id}`, mp4: () => "?seconds=3" };

/** Requests to a route about some rows: its first parameter names each of them, the others what such rows have. */
export function requestsTo(
  route: string,
  { ids, bodies }: { readonly ids: readonly string[]; readonly bodies: Bodies },
): readonly WalkedRequest[] {
  const [method = "", pattern = ""] = route.split(" ");
  const isPage = method === "PAGE";
  const isRead = isPage || method === "GET";
  const files = /.:\w+.*:file\b/.test(pattern) ? fileNames : [""];
  return namesFor(pattern, ids).flatMap(({ name, id }) =>
    files.map((file) => {
      const values = [name];
      const filled = pattern.replaceAll(
        parameter,
        (_, given: string) => values.shift() ?? (given === "file" ? file : given === "figure" ? "fox" : "1"),
      );
      return {
        route,
        path: `${filled}${isPage ? ".data" : ""}${queries[filled.split(".")[1] ?? ""]?.(id) ?? ""}`,
        method: isPage ? "GET" : method,
        ...(isRead ? {} : { body: bodies(pattern, id) }),
      };
    }),
  );
}

/** Values of a route's first parameter. */
function namesFor(pattern: string, ids: readonly string[]) {
  const [, name = "", mustMatch] = [...pattern.matchAll(parameter)][0] ?? [];
  const kinds = /key$/i.test(name) ? itemKinds : undefined;
  return ids.flatMap((id) => {
    if (kinds) return kinds.map((kind) => ({ name: `${kind}-${id}`, id }));
    if (mustMatch === undefined) return [{ name: id, id }];
    return [id, `${id}.zip`, `${id.replaceAll("-", "")}.webp`]
      .filter((value) => new RegExp(`^(?:${mustMatch})$`).test(value))
      .map((value) => ({ name: value, id }));
  });
}

/** Finds the right body for a route about a row. */
export type Bodies = (pattern: string, id: string) => object;

/** Bodies that are right for the rows as they are, so that a refusal has no other reason than who asks. */
export async function readBodies({ harness: { database } }: PaidRoutesHarness): Promise<Bodies> {
  const documents = await database.pool.query("select id, kind, title, content, revision from tool_documents");
  const designs = await database.pool.query("select id, document, brief, choices, revision from designs");
  const rowOf = (rows: readonly { readonly id: string }[], id: string): object => {
    const { id: _, ...row } = rows.find((one) => one.id === id) ?? rows[0] ?? { id };
    return row;
  };
  return (pattern, id) => {
    if (pattern === "/api/documents/:id") return rowOf(documents.rows, id);
    if (pattern === "/api/documents/:id/copy") return { kind: "board" };
    if (pattern === "/api/submissions/:id") return { revision: 1, values: { name: "Red foxes" } };
    return pattern === "/api/designs/:id/document" ? rowOf(designs.rows, id) : {};
  };
}

/** Requests that name some rows in what they send: those that cost money, and forms of pages. */
export async function requestsNaming(
  { harness: { database } }: PaidRoutesHarness,
  { ownerId, person }: { readonly ownerId: string; readonly person: Person },
): Promise<readonly WalkedRequest[]> {
  const theirs = await findNamedIds(database, ownerId);
  const own = await findNamedIds(database, person.userId);
  return [...paidNaming(theirs, person), ...formsNaming(theirs, own)];
}

/** Names of rows, by the field that names them. */
const fieldNames: Readonly<Record<string, string>> = {
  conversationId: "conversation",
  messageId: "message",
  documentId: "pdf",
  searchId: "search",
  botId: "bot",
  photoId: "picture",
};

function paidNaming(theirs: NamedIds, person: Person): readonly WalkedRequest[] {
  return paidRequests
    .filter(([path]) => !path.startsWith("/v1/"))
    .flatMap(([path, , bodyOf]) => {
      const own = bodyOf(person);
      return Object.entries(own).flatMap(([field]) => {
        const id = theirs[fieldNames[field] ?? ""];
        const body = { ...own, [field]: id, idempotencyKey: randomUUID() };
        return id ? [{ route: `POST ${path} ${field}`, path, method: "POST", isRead: false, body }] : [];
      });
    });
}

/** Names of what forms have of a person rather than of an owner of work. */
const personal = ["apiKey", "request"];

function formsNaming(theirs: NamedIds, own: NamedIds): readonly WalkedRequest[] {
  return pageForms.flatMap(({ page, fields }) => {
    const text = JSON.stringify([page, fields]);
    const holes = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    if (holes.some((name) => personal.includes(name)) || !holes.some((name) => name in theirs)) return [];
    const fill = (part: string) =>
      part.replaceAll(/\{(\w+)\}/g, (_, name: string) => theirs[name] ?? own[name] ?? name);
    const [path = "", query = ""] = fill(page).split("?");
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, fill(value)]));
    return [
      {
        route: `FORM ${page} ${fields.intent ?? Object.values(fields).join(" ")}`,
        path: `${path}.data?${query}`,
        method: "POST",

        body,
      },
    ];
  });
}

/**
 * Addresses without parameters that signed-in users read: endpoints under /api, and pages.
 * @param files only pages whose files match.
 */
export function listLists({ server }: PaidRoutesHarness, pages: Pages, files: RegExp = /./): readonly string[] {
  const endpoints = server.routes.filter((route) => /^GET [/]api[/][^:*]*$/.test(route));
  const ofPages = [...pages.patterns].flatMap(([pattern, file]) => {
    const whole = pattern.replace(/[/]:\w+\?$/, "");
    return files.test(file) && !/[:*]/.test(whole) ? [whole === "/" ? "/_root.data" : `${whole}.data`] : [];
  });
  return [...endpoints.map((route) => route.slice("GET ".length)), ...ofPages];
}
