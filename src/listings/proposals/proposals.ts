import { and, asc, desc, eq } from "drizzle-orm";
import { changeListing, getTool } from "#directory/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { changedFacts } from "../changed-facts.ts";
import { requireMaker } from "../claims/claims.ts";
import { forgiveByAge, limitByAge, requireContributor } from "../contributor.ts";
import { type MailNeeds, tellUser } from "../listing-mails.ts";
import { queuePage, queueWindow } from "../queue-pages.ts";
import { requireCategory } from "../require-category.ts";
import { editListingPath, type ListingFacts, type ProposalState, toolPath } from "../rules.ts";
import { toolProposals } from "../schema.ts";
import { requireWebsite } from "../website/parse-website.ts";

/** The facts of a listing as it is. */
export async function readFacts(db: Executor, toolSlug: string): Promise<ListingFacts> {
  const { name, website, description, tags, categoryId, isPaid } = await getTool(db, toolSlug);
  return { name, website, description, tags, categoryId, isPaid };
}

type Needs = Pick<Services, "db" | "clock" | "rateLimits">;

interface Proposed {
  readonly userId: string;
  readonly toolSlug: string;
  readonly facts: ListingFacts;
}

/**
 * Proposes an edit of the listing whose verified maker the user is. It takes the place of the one that still waits.
 * @throws {AppError} `forbidden`, `rate_limited`, `invalid_input` at a field, and `conflict` if nothing changes.
 */
export async function proposeEdit(services: Needs, { userId, toolSlug, facts }: Proposed): Promise<void> {
  const contributor = await requireContributor(services, userId);
  await requireMaker(services.db, { userId, toolSlug });
  const wanted = { ...facts, website: requireWebsite(facts.website).address };
  await requireCategory(services.db, wanted.categoryId);
  await limitByAge(services, contributor, "proposal");
  try {
    await services.db.transaction((transaction) =>
      putProposal(transaction, services, { userId, toolSlug, facts: wanted }),
    );
  } catch (error) {
    await forgiveByAge(services, contributor, "proposal");
    throw error;
  }
}

async function putProposal(
  db: Executor,
  { clock }: Pick<Services, "clock">,
  { userId, toolSlug, facts }: Proposed,
): Promise<void> {
  await lockName(db, `proposal:${toolSlug}`);
  await requireMaker(db, { userId, toolSlug });
  const present = await readFacts(db, toolSlug);
  requireSameDomain(present.website, facts.website);
  const proposal = changedFacts(present, facts);
  const keys = Object.keys(proposal) as (keyof ListingFacts)[];
  if (keys.length === 0)
    throw new AppError("conflict", { userMessage: "This is what the listing says already. Change something first." });
  const base: Partial<ListingFacts> = Object.fromEntries(keys.map((key) => [key, present[key]]));
  const [waiting] = await db.select().from(toolProposals).where(isWaiting(toolSlug)).for("update");
  const values = { userId, proposal, base, createdAt: clock.now() };
  if (waiting)
    await db
      .update(toolProposals)
      .set({ ...values, revision: waiting.revision + 1 })
      .where(eq(toolProposals.id, waiting.id));
  else await db.insert(toolProposals).values({ ...values, toolSlug });
}

const isWaiting = (toolSlug: string) => and(eq(toolProposals.toolSlug, toolSlug), eq(toolProposals.state, "waiting"));

/** One domain was proved; another one is another proof. */
function requireSameDomain(present: string, wanted: string): void {
  const { domain } = requireWebsite(present);
  if (requireWebsite(wanted).domain === domain) return;
  throw new AppError("invalid_input", {
    userMessage: `You’re verified at ${domain}. Write to support if your website has moved to another domain.`,
    field: "website",
  });
}

/** @returns the edit of a listing that waits, or the last one that was decided, of this user; undefined if there is none. */
export async function findLatestProposal(db: Executor, { userId, toolSlug }: Pick<Proposed, "userId" | "toolSlug">) {
  const [latest] = await db
    .select()
    .from(toolProposals)
    .where(and(eq(toolProposals.toolSlug, toolSlug), eq(toolProposals.userId, userId)))
    .orderBy(desc(toolProposals.createdAt), asc(toolProposals.id))
    .limit(1);
  return latest;
}

/** Takes back an edit that waits. @throws {AppError} `not_found`. */
export async function withdrawProposal(
  db: Executor,
  { userId, toolSlug }: Pick<Proposed, "userId" | "toolSlug">,
): Promise<void> {
  const gone = await db
    .delete(toolProposals)
    .where(and(isWaiting(toolSlug), eq(toolProposals.userId, userId)))
    .returning({ id: toolProposals.id });
  if (gone.length === 0) throw noProposal();
}

const noProposal = () => new AppError("not_found", { userMessage: "There is no such edit." });

interface Decided {
  readonly id: string;
  /** Revision that the operator has read. */
  readonly revision: number;
  readonly at: Date;
}

/**
 * Publishes an edit: only the facts that it changes, in the caller's transaction.
 * @throws {AppError} `not_found`, and `conflict` if it was changed or decided meanwhile.
 */
export async function publishProposal(db: Executor, needs: MailNeeds, decided: Decided): Promise<void> {
  const { userId, toolSlug, proposal } = await lockWaiting(db, decided);
  await changeListing(db, toolSlug, proposal, decided.at);
  await db
    .update(toolProposals)
    .set({ state: "published", decidedAt: decided.at, answer: null })
    .where(eq(toolProposals.id, decided.id));
  await tellUser(db, needs, userId, {
    subject: "Your changes are published",
    title: "Your listing is up to date",
    paragraphs: ["We’ve published the changes that you proposed."],
    action: { label: "See your listing", path: toolPath(toolSlug) },
  });
}

/** Refuses an edit. @throws as `publishProposal`. */
export async function refuseProposal(
  db: Executor,
  needs: MailNeeds,
  decided: Decided & { readonly reason: string },
): Promise<void> {
  const { userId, toolSlug } = await lockWaiting(db, decided);
  await db
    .update(toolProposals)
    .set({ state: "refused", decidedAt: decided.at, answer: decided.reason })
    .where(eq(toolProposals.id, decided.id));
  await tellUser(db, needs, userId, {
    subject: "Your changes were not published",
    title: "We haven’t published your changes",
    paragraphs: ["We’ve read the changes that you proposed, and decided against them. The reason:"],
    quote: decided.reason,
    action: { label: "Edit your listing", path: editListingPath(toolSlug) },
  });
}

async function lockWaiting(db: Executor, { id, revision }: Decided) {
  const [proposal] = isUuid(id)
    ? await db.select().from(toolProposals).where(eq(toolProposals.id, id)).for("update")
    : [];
  if (!proposal) throw noProposal();
  if (proposal.state === "waiting" && proposal.revision === revision) return proposal;
  throw new AppError("conflict", {
    userMessage: "This edit was changed or decided meanwhile. Read it again before you decide.",
  });
}

/** Edits of one state with the facts as they are now, for the operator: the oldest that wait first, the rest the latest first. */
export async function listProposals(
  db: Executor,
  { state, page }: { readonly state: ProposalState; readonly page: number },
) {
  const isWanted = eq(toolProposals.state, state);
  const { createdAt, id } = toolProposals;
  const { limit, offset } = queueWindow(page);
  const rows = await db
    .select()
    .from(toolProposals)
    .where(isWanted)
    .orderBy(state === "waiting" ? asc(createdAt) : desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  return queuePage(rows, page);
}
