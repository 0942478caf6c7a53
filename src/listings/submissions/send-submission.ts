import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Contributor, forgiveByAge, limitByAge, requireContributor, tryByAge } from "../contributor.ts";
import { type MailNeeds, tellUser } from "../listing-mails.ts";
import { requireCategory } from "../require-category.ts";
import { submissionPath } from "../rules.ts";
import { toolSubmissions } from "../schema.ts";
import { isWebsite, type Network, network } from "../website/network.ts";
import { requireWebsite, type Website } from "../website/parse-website.ts";
import { findSameDomain } from "./find-same-domain.ts";
import { columnsOf, lockEditable, lockSubmissionsOf, type SavedSubmission, saveSubmission } from "./save-submission.ts";

/** Submissions in review of all users: beyond that, none could be answered in time. */
const queueMax = 500;

type Needs = Pick<Services, "db" | "clock" | "rateLimits" | "jobs" | "config">;

/** Its values have passed `checkSubmission`. */
type Sent = SavedSubmission;

/**
 * Saves a submission and puts it in the queue for review. What was typed is kept in any case.
 * @throws {AppError} `not_found`, `forbidden`, `rate_limited`, `invalid_input` at a field, and `conflict`: with the directory, which has the
 * domain already, or with a full queue.
 */
export async function sendSubmission(services: Needs, sent: Sent, outside: Network = network): Promise<void> {
  const contributor = await requireContributor(services, sent.userId);
  await saveSubmission(services, sent);
  const website = requireWebsite(sent.values.website);
  await requireCategory(services.db, sent.values.category);
  // Again once it is locked. Before a website is asked, because that costs the user one of the day's checks.
  await requireFreeDomain(services.db, sent);
  await requireAnswer(services, contributor, { website, sent, outside });
  await countSubmission(services, contributor, sent);
}

/** Asks the website, unless the user says that its address is right: some websites answer people only. */
async function requireAnswer(
  services: Needs,
  contributor: Contributor,
  { website, sent, outside }: { readonly website: Website; readonly sent: Sent; readonly outside: Network },
): Promise<void> {
  if (sent.values.isWebsiteRight === "on") return;
  const mayAsk = await tryByAge(services, contributor, "website-check");
  if (mayAsk && isWebsite(await outside.readPage(website.address))) return;
  const problem = mayAsk ? "This website didn’t answer us." : "We can’t check more websites for you today.";
  throw new AppError("invalid_input", {
    userMessage: `${problem} Check the address. If it’s right, tick this box and send it again.`,
    field: "isWebsiteRight",
  });
}

/** The first time that a submission is sent counts for the day; an answer to a question doesn't. */
async function countSubmission(services: Needs, contributor: Contributor, sent: Sent): Promise<void> {
  const { db } = services;
  const [before] = await db
    .select({ state: toolSubmissions.state })
    .from(toolSubmissions)
    .where(eq(toolSubmissions.id, sent.id));
  const isFirst = before?.state === "draft";
  if (isFirst) await limitByAge(services, contributor, "submission");
  try {
    await db.transaction(async (transaction) => {
      await enqueue(transaction, services, sent);
      if (isFirst) await tellReceived(transaction, services, sent);
    });
  } catch (error) {
    if (isFirst) await forgiveByAge(services, contributor, "submission");
    throw error;
  }
}

const tellReceived = (db: Executor, needs: MailNeeds, { id, userId, values }: Sent): Promise<void> =>
  tellUser(db, needs, userId, {
    subject: `We’ve received your submission of ${values.name}`,
    title: "Your submission is in review",
    paragraphs: [
      `An editor reads ${values.name} before it’s listed. You get an email once it’s published, or if we have a question.`,
    ],
    action: { label: "See your submission", path: submissionPath(id) },
  });

async function enqueue(db: Executor, { clock }: Pick<Services, "clock">, { id, userId, values }: Sent): Promise<void> {
  await lockSubmissionsOf(db, userId);
  const { revision } = await lockEditable(db, { id, userId });
  const columns = columnsOf(values);
  await requireFreeDomain(db, { id, userId, values });
  if ((await db.$count(toolSubmissions, eq(toolSubmissions.state, "in_review"))) >= queueMax)
    throw new AppError("conflict", {
      userMessage:
        "Many tools are waiting for review at the moment. Your draft is saved: please send it in a few days.",
    });
  const at = clock.now();
  await db
    .update(toolSubmissions)
    .set({ ...columns, state: "in_review", revision: revision + 1, changedAt: at, sentAt: at })
    .where(eq(toolSubmissions.id, id));
}

async function requireFreeDomain(db: Executor, { id, userId, values }: Pick<Sent, "id" | "userId" | "values">) {
  const { domain, isAnotherProduct } = columnsOf(values);
  requireFree(await findSameDomain(db, { domain, id, userId }), isAnotherProduct);
}

function requireFree(same: Awaited<ReturnType<typeof findSameDomain>>, isAnotherProduct: boolean): void {
  if (same.ownId !== null)
    throw new AppError("conflict", {
      userMessage: "You have sent a submission for this website already. Wait for its decision, or delete it first.",
    });
  if (isAnotherProduct) return;
  const [listed] = same.listed;
  if (listed)
    throw new AppError("conflict", {
      userMessage: `This website is listed already, as ${listed.name}. Claim or report that listing, or tick this box if yours is another product.`,
      field: "isAnotherProduct",
    });
  if (same.isInReview)
    throw new AppError("conflict", {
      userMessage:
        "Another user has submitted this website, and it’s in review. Tick this box if yours is another product.",
      field: "isAnotherProduct",
    });
}
