import { Hono } from "hono";
import { z } from "zod";
import { type Accounts, admitSignedIn } from "#accounts/index.ts";
import { errorBody } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import { actingAs, ownersOf } from "#teams/index.ts";
import {
  type DocumentKind,
  documentAddresses,
  documentBytesMax,
  documentKinds,
  documentsPath,
} from "./document-rules.ts";
import { duplicateDocument, findDocumentOwner, saveDocument } from "./documents.ts";

/** A user who types without pause saves every two seconds. */
const savingLimit = { name: "document-saves", attemptsMax: 300, windowSeconds: 5 * 60 };

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

const copySchema = z.strictObject({ kind: z.enum(documentKinds) });

const isPrivate = { "Cache-Control": "private, no-store" };

/** Stores what pages edit. Costs nothing. */
export function documentRoutes(services: Services, accounts: Accounts, contents: DocumentContents) {
  const { db, rateLimits, clock } = services;
  const routes = new Hono<AppEnv>();
  routes.put(`${documentsPath}/:id`, async (c) => {
    const { userId, ...actor } = await actingAs(c, services, accounts);
    await rateLimits.consume(savingLimit, userId);
    const { kind, title, revision, content } = checkInput(frameSchema, await readJson(c));
    const edited = { title, revision, content: checkInput(contents[kind], content) };
    const documentId = c.req.param("id");
    const own = { ownerIds: ownersOf(actor), kind, documentId };
    const { isConflict, ...saved } = await saveDocument(db, own, edited, clock.now());
    if (!isConflict) return c.json(saved, 200, isPrivate);
    const where = actor.team ? "meanwhile, by another member or in another tab" : "in another tab";
    const message = `This was changed ${where}. Reload the page to go on with what is there.`;
    return c.json({ ...errorBody("conflict", message, c.get("scope").requestId), ...saved }, 409, isPrivate);
  });
  routes.post(`${documentsPath}/:id/copy`, async (c) => {
    const actor = await actingAs(c, services, accounts);
    const { kind } = checkInput(copySchema, await readJson(c));
    const documentId = c.req.param("id");
    const own = { userId: await findDocumentOwner(db, { ...actor, id: documentId }), kind, documentId };
    const id = await duplicateDocument(db, own, clock.now());
    return c.json({ id }, 201, isPrivate);
  });
  return routes;
}
