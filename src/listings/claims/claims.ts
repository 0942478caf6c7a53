import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { getTool } from "#directory/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { limitByAge, requireContributor } from "../contributor.ts";
import { type MailNeeds, tellUser } from "../listing-mails.ts";
import { dropPictures } from "../pictures/delete-pictures.ts";
import { queuePage, queueWindow } from "../queue-pages.ts";
import { type ClaimMethod, type ClaimState, claimPath, type decidableClaimStates, editListingPath } from "../rules.ts";
import { toolClaims, toolProposals } from "../schema.ts";
import { type Network, network } from "../website/network.ts";
import { requireWebsite, type Website } from "../website/parse-website.ts";
import { hasMetaTag, hasTxtRecord } from "./find-token.ts";

/** Claims of one user that are not proved: each is a place where a token is shown. */
const openClaimsMax = 10;

type Needs = Pick<Services, "db" | "clock" | "rateLimits" | "jobs" | "config">;

interface Claimed {
  readonly userId: string;
  readonly toolSlug: string;
}

/** @returns a user's claim of a tool, or undefined. */
export async function findClaim(db: Executor, { userId, toolSlug }: Claimed) {
  const [claim] = await db
    .select()
    .from(toolClaims)
    .where(and(eq(toolClaims.toolSlug, toolSlug), eq(toolClaims.userId, userId)));
  return claim;
}

/**
 * Gives a user the token that their domain or website is to show; the same one each time. A claim that was refused or taken back begins
 * anew.
 * @throws {AppError} `not_found` for no tool, `forbidden`, and `conflict` with too many open ones.
 */
export async function startClaim(services: Needs, claimed: Claimed): Promise<void> {
  const { userId, toolSlug } = claimed;
  await requireContributor(services, userId);
  await getTool(services.db, toolSlug);
  await services.db.transaction(async (transaction) => {
    await lockName(transaction, `claims:${userId}`);
    const known = await findClaim(transaction, claimed);
    if (known && known.state !== "refused" && known.state !== "revoked") return;
    const isOpen = and(eq(toolClaims.userId, userId), eq(toolClaims.state, "open"));
    if ((await transaction.$count(toolClaims, isOpen)) >= openClaimsMax)
      throw new AppError("conflict", {
        userMessage: `You have ${openClaimsMax} claims that are not verified. Finish one of them, or give it up.`,
      });
    const made = { state: "open" as const, token: randomBytes(18).toString("base64url"), method: null, provedAt: null };
    await transaction
      .insert(toolClaims)
      .values({ userId, toolSlug, ...made, createdAt: services.clock.now() })
      .onConflictDoUpdate({ target: [toolClaims.toolSlug, toolClaims.userId], set: made });
  });
}

/** Result of a look at the domain or the website. */
export interface ClaimCheck {
  readonly outcome: "verified" | "waiting" | "not-found" | "no-answer";
  /** Registrable domain of the website. */
  readonly domain: string;
  readonly method: ClaimMethod;
}

/**
 * Looks for a claim's token, and makes the user the verified maker if it is there. If another user is that already, the operator decides.
 * @throws {AppError} `not_found` without a claim, `forbidden`, `rate_limited`, and `conflict` if the claim or the website changed meanwhile.
 */
export async function checkClaim(
  services: Needs,
  { method, ...claimed }: Claimed & { readonly method: ClaimMethod },
  outside: Network = network,
): Promise<ClaimCheck> {
  const contributor = await requireContributor(services, claimed.userId);
  const { db } = services;
  const claim = await findClaim(db, claimed);
  if (!claim) throw noClaim();
  const { website } = await getTool(db, claimed.toolSlug);
  const asked = requireWebsite(website);
  if (claim.state !== "open")
    return { outcome: claim.state === "verified" ? "verified" : "waiting", domain: asked.domain, method };
  await limitByAge(services, contributor, "claim-check");
  const found = await lookFor(claim.token, { method, website: asked, outside });
  if (found !== true) return { outcome: found === false ? "not-found" : "no-answer", domain: asked.domain, method };
  const outcome = await db.transaction((transaction) =>
    prove(transaction, services, { ...claimed, token: claim.token, website, domain: asked.domain, method }),
  );
  return { outcome, domain: asked.domain, method };
}

const noClaim = () => new AppError("not_found", { userMessage: "There is no such claim." });

/** @returns undefined if nothing answers. */
async function lookFor(
  token: string,
  { method, website, outside }: { readonly method: ClaimMethod; readonly website: Website; readonly outside: Network },
): Promise<boolean | undefined> {
  if (method === "dns") {
    const records = await outside.readTxt(website.domain);
    return records && hasTxtRecord(records, token);
  }
  const page = await outside.readPage(website.address);
  return page && hasMetaTag(page.text, token);
}

async function prove(
  db: Executor,
  services: Needs,
  proved: Claimed & {
    readonly token: string;
    readonly website: string;
    readonly domain: string;
    readonly method: ClaimMethod;
  },
): Promise<"verified" | "waiting"> {
  const { userId, toolSlug, token, website, domain, method } = proved;
  await lockTool(db, toolSlug);
  const claim = await findClaim(db, proved);
  if (claim?.state === "verified") return "verified";
  const tool = await getTool(db, toolSlug);
  if (claim?.state !== "open" || claim.token !== token || tool.website !== website)
    throw new AppError("conflict", { userMessage: "This claim has changed meanwhile. Reload the page and try again." });
  const isTaken = (await db.$count(toolClaims, isVerified(toolSlug))) > 0;
  const at = services.clock.now();
  const state = isTaken ? "waiting" : "verified";
  await db
    .update(toolClaims)
    .set({ state, method, domain, provedAt: at, answer: null })
    .where(eq(toolClaims.id, claim.id));
  if (state === "verified") await tellVerified(db, services, { userId, toolSlug });
  return state;
}

const isVerified = (toolSlug: string) => and(eq(toolClaims.toolSlug, toolSlug), eq(toolClaims.state, "verified"));

/** Two users who prove the same tool at once take turns. */
const lockTool = (db: Executor, toolSlug: string): Promise<void> => lockName(db, `claim:${toolSlug}`);

const tellVerified = (db: Executor, needs: MailNeeds, { userId, toolSlug }: Claimed) =>
  tellUser(db, needs, userId, {
    subject: "Your listing is verified",
    title: "You’re the verified maker",
    paragraphs: ["Your listing has a badge now. You can propose changes to it; we read them before they’re public."],
    action: { label: "Edit your listing", path: editListingPath(toolSlug) },
  });

/** Gives up a claim of the user's own. @throws {AppError} `not_found`. */
export async function giveUpClaim(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { userId, toolSlug }: Claimed,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [gone] = await transaction
      .delete(toolClaims)
      .where(and(eq(toolClaims.toolSlug, toolSlug), eq(toolClaims.userId, userId)))
      .returning({ state: toolClaims.state });
    if (!gone) throw noClaim();
    if (gone.state === "verified") await dropEdits(transaction, jobs, { userId, toolSlug });
  });
}

/** Edits and pictures that wait are the maker's; who is that no longer has none. */
async function dropEdits(db: Executor, jobs: Services["jobs"], { userId, toolSlug }: Claimed): Promise<void> {
  await dropPictures(db, jobs, toolSlug);
  const isTheirs = and(eq(toolProposals.toolSlug, toolSlug), eq(toolProposals.userId, userId));
  await db.delete(toolProposals).where(and(isTheirs, eq(toolProposals.state, "waiting")));
}

/** Tells whether the user is the tool's verified maker. */
export const isMaker = async (db: Executor, claimed: Claimed): Promise<boolean> =>
  (await findClaim(db, claimed))?.state === "verified";

/** @throws {AppError} `forbidden` unless the user is the tool's verified maker. */
export async function requireMaker(db: Executor, claimed: Claimed): Promise<void> {
  if (await isMaker(db, claimed)) return;
  throw new AppError("forbidden", {
    userMessage: "Only the verified maker can edit this listing. Verify that you make it first.",
  });
}

interface Decided {
  readonly id: string;
  readonly at: Date;
}

/**
 * Makes the user of a claim that waits the verified maker, in place of the one before, in the caller's transaction.
 * @throws {AppError} `not_found`, and `conflict` unless it waits.
 */
export async function approveClaim(
  db: Executor,
  needs: MailNeeds,
  { id, at, reason }: Decided & { readonly reason: string },
): Promise<void> {
  const { userId, toolSlug } = await lockClaim(db, id, ["waiting"]);
  const before = await db
    .update(toolClaims)
    .set({ state: "revoked", answer: reason, decidedAt: at })
    .where(isVerified(toolSlug))
    .returning({ userId: toolClaims.userId });
  await db.update(toolClaims).set({ state: "verified", answer: null, decidedAt: at }).where(eq(toolClaims.id, id));
  for (const other of before) {
    await dropEdits(db, needs.jobs, { userId: other.userId, toolSlug });
    await tellRevoked(db, needs, { userId: other.userId, toolSlug, reason });
  }
  await tellVerified(db, needs, { userId, toolSlug });
}

/** Refuses a claim that waits. @throws as `approveClaim`. */
export async function refuseClaim(
  db: Executor,
  needs: MailNeeds,
  { id, at, reason }: Decided & { readonly reason: string },
): Promise<void> {
  const { userId, toolSlug } = await lockClaim(db, id, ["waiting"]);
  await db.update(toolClaims).set({ state: "refused", answer: reason, decidedAt: at }).where(eq(toolClaims.id, id));
  await tellUser(db, needs, userId, {
    subject: "Your claim was refused",
    title: "We’ve refused your claim",
    paragraphs: ["The listing has another verified maker, and we’ve decided to keep it so. The reason:"],
    quote: reason,
    action: { label: "See your claim", path: claimPath(toolSlug) },
  });
}

/** Takes the badge back, e.g. because the domain was sold. @throws {AppError} `not_found`, and `conflict` unless it is verified. */
export async function revokeClaim(
  db: Executor,
  needs: MailNeeds,
  { id, at, reason }: Decided & { readonly reason: string },
): Promise<void> {
  const { userId, toolSlug } = await lockClaim(db, id, ["verified"]);
  await db.update(toolClaims).set({ state: "revoked", answer: reason, decidedAt: at }).where(eq(toolClaims.id, id));
  await dropEdits(db, needs.jobs, { userId, toolSlug });
  await tellRevoked(db, needs, { userId, toolSlug, reason });
}

const tellRevoked = (
  db: Executor,
  needs: MailNeeds,
  { userId, toolSlug, reason }: Claimed & { readonly reason: string },
) =>
  tellUser(db, needs, userId, {
    subject: "Your listing is no longer verified",
    title: "You’re no longer the verified maker",
    paragraphs: ["We’ve taken the badge back from your listing. The reason:"],
    quote: reason,
    action: { label: "See your claim", path: claimPath(toolSlug) },
  });

async function lockClaim(db: Executor, id: string, states: readonly ClaimState[]) {
  const [found] = isUuid(id)
    ? await db.select({ toolSlug: toolClaims.toolSlug }).from(toolClaims).where(eq(toolClaims.id, id))
    : [];
  if (!found) throw noClaim();
  await lockTool(db, found.toolSlug);
  const [claim] = await db.select().from(toolClaims).where(eq(toolClaims.id, id)).for("update");
  if (!claim) throw noClaim();
  if (states.includes(claim.state)) return claim;
  throw new AppError("conflict", { userMessage: "This claim was changed or decided meanwhile." });
}

/** Proved claims of one state, for the operator: what waits the longest first, the rest the latest first. @param page from 1. */
export async function listClaims(
  db: Executor,
  { state, page }: { readonly state: (typeof decidableClaimStates)[number]; readonly page: number },
) {
  const isWanted = eq(toolClaims.state, state);
  const { id, provedAt } = toolClaims;
  const { limit, offset } = queueWindow(page);
  const found = await db
    .select()
    .from(toolClaims)
    .where(isWanted)
    .orderBy(state === "waiting" ? asc(provedAt) : desc(provedAt), asc(id))
    .limit(limit)
    .offset(offset);
  const { rows, hasNext } = queuePage(found, page);
  const makers = await db
    .select({ toolSlug: toolClaims.toolSlug, userId: toolClaims.userId, provedAt })
    .from(toolClaims)
    .where(
      and(
        eq(toolClaims.state, "verified"),
        inArray(
          toolClaims.toolSlug,
          rows.map(({ toolSlug }) => toolSlug),
        ),
      ),
    );
  return {
    rows: rows.map((claim) => ({
      ...claim,
      maker: makers.find(({ toolSlug, userId }) => toolSlug === claim.toolSlug && userId !== claim.userId),
    })),
    hasNext,
  };
}
