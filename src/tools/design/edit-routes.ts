import { type Context, Hono } from "hono";
import { type Accounts, admitSignedIn } from "#accounts/index.ts";
import { AppError, errorBody } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readJsonBytes } from "#platform/http/bodies/read-json.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { Services } from "#platform/services.ts";
import type { WorkerPool } from "#platform/worker-pool.ts";
import { applyBrandKit, recomposeDesign } from "#studio/index.ts";
import { actingAs, findOtherName } from "#teams/index.ts";
import { type FeaturesOf, requireBrandKits } from "../plan-features.ts";
import { briefKit } from "./brand-kits/brand-kits.ts";
import { checkEdited, type Edited } from "./check-edited.ts";
import { canHaveKit, designsPath } from "./design-rules.ts";
import { getDesign } from "./designs.ts";
import { documentBytesMax } from "./edit-requests.ts";
import { fontsFor } from "./fonts/own-fonts.ts";
import { withLook } from "./photo-of-run.ts";
import { getVersion, keepBrand, listVersions, saveDesign } from "./save-design.ts";

/** A user who types without pause saves every two seconds. */
const savingLimit = { name: "design-saves", attemptsMax: 300, windowSeconds: 5 * 60 };
const composingLimit = { name: "design-recompositions", attemptsMax: 300, windowSeconds: 5 * 60 };
const readingLimit = { name: "design-versions", attemptsMax: 300, windowSeconds: 5 * 60 };

/** Documents are larger than forms. */
export const documentUpload = (accounts: Pick<Accounts, "readSession">): Upload => ({
  path: new RegExp(`^${designsPath}/[\\da-f-]{36}/(?:document|compose|brand)$`),
  bytesMax: documentBytesMax,
  type: "application/json",
  admit: admitSignedIn(accounts),
});

const isPrivate = { "Cache-Control": "private, no-store" };

/** Routes of the design editor. Editing costs nothing: none of this makes a run. */
export function editRoutes(services: Services, accounts: Accounts, featuresOf: FeaturesOf) {
  const { db, rateLimits, clock, workers } = services;
  const routes = new Hono<AppEnv>();
  const limit = (to: typeof savingLimit, userId: string) => rateLimits.consume(to, userId);
  const hasBrandKits = async (userId: string) => (await featuresOf(userId)).hasBrandKits;

  routes.put(`${designsPath}/:id/document`, async (c) => {
    const actor = await actingAs(c, services, accounts);
    const { userId, ownerId, team } = actor;
    await limit(savingLimit, userId);
    const edited = await readEdited(c, "save", { workers, userId: ownerId });
    const own = { userId: ownerId, designId: c.req.param("id") };
    const { revision, isConflict, changedBy } = await saveDesign(
      db,
      own,
      { ...edited, mayChangeKit: await hasBrandKits(ownerId), changedBy: team && userId },
      clock.now(),
    );
    if (!isConflict) return c.json({ revision }, 200, isPrivate);
    const other = await findOtherName(db, actor, changedBy ?? null);
    const happened = other
      ? `${other} changed this design while you were working on it.`
      : "You changed this design in another tab.";
    const message = `${happened} Reload the page to continue with that version.`;
    const body = { ...errorBody("conflict", message, c.get("scope").requestId), revision, changedBy: other };
    return c.json(body, 409, isPrivate);
  });

  routes.get(`${designsPath}/:id/document`, async (c) => {
    const actor = await actingAs(c, services, accounts);
    await limit(readingLimit, actor.userId);
    const stored = await getDesign(db, { userId: actor.ownerId, designId: c.req.param("id") });
    const { document, brief, choices, revision } = stored;
    const changedBy = await findOtherName(db, actor, stored.changedBy);
    return c.json({ document, brief, choices, revision, changedBy }, 200, isPrivate);
  });

  routes.post(`${designsPath}/:id/compose`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await limit(composingLimit, userId);
    const stored = await getDesign(db, { userId: ownerId, designId: c.req.param("id") });
    const { brief, choices, document, locked, from } = await readEdited(c, "compose", { workers, userId: ownerId });
    const branded = keepBrand(brief, stored.brief, await hasBrandKits(ownerId));
    const isExchanged = brief.photoId !== stored.brief.photoId;
    const to = { brief: isExchanged ? await withLook(services, ownerId, branded) : branded, choices };
    const source = from ?? { brief: stored.brief, choices: stored.choices };
    const fonts = await fontsFor(services, { userId: ownerId, design: document, briefs: [source.brief, to.brief] });
    const order = { document, locked, to, from: source, fonts };
    return c.json(await recomposeDesign(workers, order, { group: userId, signal: c.req.raw.signal }), 200, isPrivate);
  });

  routes.post(`${designsPath}/:id/brand`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await limit(composingLimit, userId);
    const stored = await getDesign(db, { userId: ownerId, designId: c.req.param("id") });
    const { brief, choices, document, kitId } = await readEdited(c, "brand", { workers, userId: ownerId });
    if (!canHaveKit(stored.brief.kind)) {
      throw new AppError("invalid_input", { userMessage: "A design of this kind has no brand kit." });
    }
    await requireBrandKits(featuresOf, ownerId);
    const kit = await briefKit(services, { userId: ownerId, kitId }, c.req.raw.signal);
    const from = { brief: keepBrand(brief, stored.brief, true), choices };
    const briefs = [from.brief, { ...brief, brandKit: kit }];
    const order = {
      document,
      from,
      kit,
      fonts: await fontsFor(services, { userId: ownerId, design: document, briefs }),
    };
    return c.json(await applyBrandKit(workers, order, { group: userId, signal: c.req.raw.signal }), 200, isPrivate);
  });

  routes.get(`${designsPath}/:id/versions`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await limit(readingLimit, userId);
    const own = { userId: ownerId, designId: c.req.param("id") };
    await getDesign(db, own);
    return c.json({ versions: await listVersions(db, own) }, 200, isPrivate);
  });

  routes.get(`${designsPath}/:id/versions/:number`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await limit(readingLimit, userId);
    const number = c.req.param("number");
    if (!/^[1-9]\d{0,8}$/.test(number)) throw new AppError("not_found", { userMessage: "There is no such version." });
    return c.json(
      await getVersion(db, { userId: ownerId, designId: c.req.param("id") }, Number(number)),
      200,
      isPrivate,
    );
  });

  return routes;
}

/** Checking takes longest where everything is wrong, because every issue is collected: here a twentieth of a second. */
const quickBytes = 16 * 1_024;

/** Reads and checks what the editor has sent: what is long, in a worker. @throws {AppError} as `checkEdited` and the pool. */
async function readEdited<Kind extends keyof Edited>(
  c: Context<AppEnv>,
  kind: Kind,
  { workers, userId }: { readonly workers: WorkerPool; readonly userId: string },
): Promise<Edited[Kind]> {
  const body = { kind, bytes: await readJsonBytes(c.req.raw) };
  if (body.bytes.byteLength <= quickBytes) return checkEdited(body);
  return workers.run<typeof checkEdited<Kind>>("designs.checkEdited", body, {
    group: userId,
    isShort: true,
    signal: c.req.raw.signal,
  });
}
