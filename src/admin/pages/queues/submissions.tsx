import { listPeople } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listCategories } from "#directory/index.ts";
import {
  askBack,
  findSameDomain,
  getSubmissionName,
  listSubmissions,
  publishSubmission,
  readCorrections,
  refuseSubmission,
} from "#listings/index.ts";
import { queuedStates, submissionStateNames, toolPath } from "#listings/rules.ts";
import { FactFields } from "#listings/ui/index.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { oneOf } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { answerDecision } from "../../queues/answer-decision.ts";
import { checkSubmissionDecision, correctedFacts, formFacts } from "../../queues/submission-decision.ts";
import { Facts } from "../../ui/admin-page.tsx";
import { Queue, type QueueEntry } from "../../ui/queue.tsx";
import { AuthorLink, EditToolLink, ListingLink, WebsiteLink } from "../../ui/queue-links.tsx";
import type { Route } from "./+types/submissions";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Submissions", "/admin/submissions");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = oneOf(url.searchParams.get("state"), queuedStates);
  const page = readPageNumber(url.searchParams);
  const [{ rows, hasNext }, categories] = await Promise.all([listSubmissions(db, { state, page }), listCategories(db)]);
  const people = await listPeople(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const entries = await Promise.all(
    rows.map(async (submission) => ({
      ...submission,
      author: people.get(submission.userId ?? ""),
      category: categories.find(({ id }) => id === submission.categoryId)?.name ?? submission.categoryId,
      same: state === "in_review" ? await findSameDomain(db, submission) : null,
    })),
  );
  return { state, page, hasNext, entries, categories };
}

/** After a refused decision, too: the entry has changed meanwhile. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  const form = { intents, check: checkSubmissionDecision };
  return answerDecision(args, form, async ({ intent, id, revision, reason }, sent) => {
    const subject = { kind: "submission" as const, id, name: await getSubmissionName(db, id) };
    if (intent === "publish") {
      const facts = correctedFacts(sent);
      const corrections = await readCorrections(db, id, facts);
      return {
        action: "submission-published",
        subject,
        detail: Object.fromEntries(corrections.map(({ name, value }) => [name.toLowerCase(), value])),
        apply: (services, at) => publishSubmission(services.db, services, { id, revision, at, facts }),
      };
    }
    const isRefusal = intent === "refuse";
    return {
      action: isRefusal ? "submission-refused" : "submission-asked-back",
      subject,
      apply: (services, at) =>
        (isRefusal ? refuseSubmission : askBack)(services.db, services, { id, revision, at, reason }),
    };
  });
}

const intents = ["publish", "refuse", "ask-back"] as const;

export default function SubmissionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, categories, ...list } = loaderData;
  return (
    <Queue
      {...list}
      title="Submissions"
      intro="Tools that users propose. Publishing one makes it a listing at once, and emails the user. You can correct its texts before."
      states={queuedStates}
      stateNames={{ ...submissionStateNames, asked_back: "Asked back" }}
      check={checkSubmissionDecision}
      entries={entries.map((entry) => toEntry(entry, list.state, categories))}
      reply={actionData}
    />
  );
}

type Loaded = Route.ComponentProps["loaderData"]["entries"][number];

type Categories = Route.ComponentProps["loaderData"]["categories"];

function toEntry(entry: Loaded, state: string, categories: Categories): QueueEntry {
  const {
    id,
    revision,
    name,
    website,
    description,
    tags,
    category,
    price,
    note,
    reply,
    author,
    sentAt,
    answer,
    toolSlug,
  } = entry;
  return {
    id,
    revision,
    title: name || website,
    content: (
      <>
        <SameDomain entry={entry} />
        <p className="max-w-[70ch] wrap-anywhere">{description}</p>
        <Facts
          facts={[
            ["Website", <WebsiteLink key="website" address={website} />],
            ["Category", category],
            ["Tags", tags],
            ["Price", price === "paid" ? "Paid" : "Has a free plan"],
            ...(answer
              ? [
                  [
                    state === "in_review" || state === "asked_back" ? "Our question" : "Reason",
                    <Lines key="said" text={answer} />,
                  ] as const,
                ]
              : []),
            // Until it is sent, it is being written.
            ...(reply && state !== "asked_back" ? [["Their answer", <Lines key="reply" text={reply} />] as const] : []),
            ...(note ? [["Note to us", <Lines key="note" text={note} />] as const] : []),
            ["By", <AuthorLink key="author" person={author} />],
            ...(sentAt ? [["Sent", <DateTime key="sent" at={sentAt} />] as const] : []),
          ]}
        />
        {state === "published" && toolSlug && (
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <ListingLink path={toolPath(toolSlug)}>See the listing</ListingLink>
            <EditToolLink slug={toolSlug} />
          </p>
        )}
      </>
    ),
    ...(state === "in_review" && {
      correcting: {
        title: "Correct it before you publish it",
        values: formFacts(entry),
        fields: ({ values, errors }) => (
          <FactFields values={{ ...formFacts(entry), ...values }} errors={errors} categories={categories} />
        ),
      },
    }),
    decisions:
      state === "in_review"
        ? [
            { intent: "publish", label: "Publish", corrects: "Publish with these changes" },
            { intent: "refuse", label: "Refuse", asks: "Why you refuse it" },
            { intent: "ask-back", label: "Ask back", asks: "Your question", hint: "The user reads it, and answers." },
          ]
        : [],
  };
}

const Lines = ({ text }: { readonly text: string }) => <span className="whitespace-pre-line">{text}</span>;

function SameDomain({ entry: { same, isWebsiteRight, domain } }: { readonly entry: Loaded }) {
  const notes = [
    same &&
      same.listed.length > 0 &&
      `${domain} is listed already: ${same.listed.map(({ kind, name }) => (kind === "engine" ? `${name} (AI model)` : name)).join(", ")}.`,
    same?.isInReview && "Another user’s submission of this domain waits, too.",
    isWebsiteRight && "The website may not answer programs: the user says that its address is right.",
  ].filter((note) => typeof note === "string");
  return notes.length > 0 ? <Alert tone="note">{notes.join(" ")}</Alert> : null;
}
