import { Hono } from "hono";
import { z } from "zod";
import { type Accounts, admitSignedIn } from "#accounts/index.ts";
import { errorBody } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { actingAs, findOtherName, ownersOf } from "#teams/index.ts";
import {
  type DocumentKind,
  documentAddresses,
  documentBytesMax,
  documentKinds,
  documentNames,
  documentsPath,
} from "./document-rules.ts";
import { duplicateDocument, findDocumentOwner, readSaved, saveDocument } from "./documents.ts";

/** A user who types without pause saves every two seconds. */
const savingLimit = { name: "document-saves", attemptsMax: 300, windowSeconds: 5 * 60 };

const readingLimit = { name: "document-reads", attemptsMax: 300, windowSeconds: 5 * 60 };

/** Content of documents of each kind. */
export type DocumentContents = Readonly<Record<DocumentKind, z.ZodType<object>>>;

/** Documents are larger than forms. */
export const documentUploads = (accounts: Pick<Accounts, "readSession">): readonly Upload[] => [
  { path: documentAddresses, bytesMax: documentBytesMax, type: "application/json", admit: admitSignedIn(accounts) },
];

const frameSchema = z.strictObject({
  kind: z.enum(documentKinds),
  title: z.string().max(1_000),
  revision: z.number().int().min(1).max(2_000_000_000),
  content: z.unknown(),
});

const copySchema = z.strictObject({
  kind: z.enum(documentKinds),
  /** The page’s own version, if that is to be copied. */
  edited: z.strictObject({ title: z.string().max(1_000), content: z.unknown() }).optional(),
});

const isPrivate = { "Cache-Control": "private, no-store" };

/** Stores what pages edit. Costs nothing. */
export function documentRoutes(services: Services, accounts: Accounts, contents: DocumentContents) {
  const { db, rateLimits, clock } = services;
  const routes = new Hono<AppEnv>();

  routes.get(`${documentsPath}/:id`, async (c) => {
    const actor = await actingAs(c, services, accounts);
    await rateLimits.consume(readingLimit, actor.userId);
    const { changedBy, ...saved } = await readSaved(db, { ownerIds: ownersOf(actor), documentId: c.req.param("id") });
    return c.json({ ...saved, changedBy: await findOtherName(db, actor, changedBy) }, 200, isPrivate);
  });

  routes.put(`${documentsPath}/:id`, async (c) => {
    const actor = await actingAs(c, services, accounts);
    await rateLimits.consume(savingLimit, actor.userId);
    const { kind, title, revision, content } = checkInput(frameSchema, await readJson(c));
    const checked = checkInput(contents[kind], content);
    const edited = { title, revision, content: checked, changedBy: actor.team && actor.userId };
    const documentId = c.req.param("id");
    const own = { ownerIds: ownersOf(actor), kind, documentId };
    const saved = await saveDocument(db, own, edited, clock.now());
    if (!saved.isConflict) return c.json({ revision: saved.revision }, 200, isPrivate);
    const changedBy = await findOtherName(db, actor, saved.changedBy ?? null);
    const happened = changedBy
      ? `${changedBy} changed this ${documentNames[kind]} while you were working on it.`
      : `You changed this ${documentNames[kind]} in another tab.`;
    const message = `${happened} Reload the page to continue with that version.`;
    const body = { ...errorBody("conflict", message, c.get("scope").requestId), revision: saved.revision, changedBy };
    return c.json(body, 409, isPrivate);
  });

  routes.post(`${documentsPath}/:id/copy`, async (c) => {
    const actor = await actingAs(c, services, accounts);
    await rateLimits.consume(savingLimit, actor.userId);
    const { kind, edited } = checkInput(copySchema, await readJson(c));
    const copied = edited && { title: edited.title, content: checkInput(contents[kind], edited.content) };
    const documentId = c.req.param("id");
    const own = { userId: await findDocumentOwner(db, { ...actor, id: documentId }), kind, documentId };
    const id = await duplicateDocument(db, own, clock.now(), copied);
    return c.json({ id }, 201, isPrivate);
  });

  return routes;
}
