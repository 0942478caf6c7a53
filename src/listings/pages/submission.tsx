import { useMemo, useState } from "react";
import { redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta } from "#accounts/ui/index.ts";
import { getTool, listCategories } from "#directory/index.ts";
import type { ToolDetail } from "#directory/rules.ts";
import { ToolCard, ToolHeader } from "#directory/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { checkDraft, checkSubmission, claimPath, readTags, submissionPath, submitPath, toolPath } from "../rules.ts";
import { findSameDomain } from "../submissions/find-same-domain.ts";
import { readSubmission } from "../submissions/read-submissions.ts";
import { deleteSubmission, saveSubmission } from "../submissions/save-submission.ts";
import { sendSubmission } from "../submissions/send-submission.ts";
import { SubmissionChip } from "../ui/submission-chip.tsx";
import { SubmissionForm, type SubmissionValues } from "../ui/submission-form.tsx";
import type { Route } from "./+types/submission";

const failureMessage = "Your submission could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Your submission", submissionPath(params.submissionId ?? ""));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const submission = await readSubmission(db, params.submissionId, viewer.userId);
  const { id, revision, domain, state, answer, sentAt, decidedAt } = submission;
  const [same, categories, toolSlug] = await Promise.all([
    findSameDomain(db, { domain, id, userId: viewer.userId }),
    listCategories(db),
    findListed(db, submission.toolSlug),
  ]);
  const saved: SubmissionValues = {
    name: submission.name,
    website: submission.website,
    description: submission.description,
    category: submission.categoryId,
    tags: submission.tags,
    price: submission.price,
    note: submission.note,
    reply: submission.reply,
    isAnotherProduct: submission.isAnotherProduct ? "on" : "",
    isWebsiteRight: submission.isWebsiteRight ? "on" : "",
  };
  return { id, revision, state, answer, toolSlug, sentAt, decidedAt, saved, same, categories };
}

/** @returns the slug of a listing, null if it was retired or is gone. */
async function findListed(db: Parameters<typeof getTool>[0], slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  try {
    return (await getTool(db, slug)).slug;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** Sends or deletes it, or saves it where there are no scripts. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const own = { id: params.submissionId, userId: viewer.userId };
  return answerForm(request, {
    check(form) {
      const intent = fieldOf(form, "intent");
      if (intent === "delete") return { values: checkDraft(form).values, errors: {} };
      return intent === "send" ? checkSubmission(form) : checkDraft(form);
    },
    failureMessage,
    log: context.get(requestContext).log,
    async onValid(values, form) {
      const intent = fieldOf(form, "intent");
      if (intent === "delete") {
        await deleteSubmission(services.db, own);
        throw redirect(submitPath, { headers: withNotice("submission-deleted") });
      }
      const saved = { ...own, revision: Number(fieldOf(form, "revision")), values };
      if (intent === "send") await sendSubmission(services, saved);
      else await saveSubmission(services, saved);
      const notice = intent === "send" ? "submission-sent" : "draft-saved";
      throw redirect(submissionPath(own.id), { headers: withNotice(notice) });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function SubmissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, revision, state, answer, saved, same, categories } = loaderData;
  const [edited, setEdited] = useState<SubmissionValues | null>(null);
  const isEditable = state === "draft" || state === "asked_back";
  const shown = isEditable && edited ? edited : saved;
  const tool = useMemo(() => previewOf(shown, categories), [shown, categories]);
  return (
    <>
      <PageHeader
        crumbs={[
          { name: "Home", path: "/" },
          { name: "Submit a tool", path: submitPath },
          { name: saved.name || "Draft", path: submissionPath(id) },
        ]}
        title={saved.name || "New submission"}
      >
        <div>
          <SubmissionChip state={state} />
        </div>
      </PageHeader>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-7">
          {answer && (
            <Alert tone="note" title={state === "refused" ? "Why we refused it" : "Our question"}>
              <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
            </Alert>
          )}
          {isEditable ? (
            <SubmissionForm
              id={id}
              revision={revision}
              saved={saved}
              isAnswer={state === "asked_back"}
              reply={actionData}
              categories={categories}
              same={same}
              onShow={setEdited}
            />
          ) : (
            <Decided {...loaderData} />
          )}
          {actionData?.outcome === "refused" && !isEditable && <Alert tone="error">{actionData.message}</Alert>}
          {state !== "published" && (
            <div className="flex border-t border-hairline pt-5">
              <AskFirst
                label="Delete this submission"
                question="It’s gone for good, also from our queue."
                confirmLabel="Delete"
                fields={{ intent: "delete" }}
                isQuiet
              />
            </div>
          )}
        </div>
        <aside aria-labelledby="preview-title" className="grid content-start gap-4 lg:col-span-4 lg:col-start-9">
          <h2 id="preview-title" className="text-lg">
            Preview
          </h2>
          {tool ? (
            // Its links lead nowhere yet.
            <div inert className="max-w-sm">
              <ToolCard tool={tool} hue={tool.category.hue} level={3} eager />
            </div>
          ) : (
            <p className="max-w-sm text-sm text-muted">Choose a category and a price to see the card.</p>
          )}
        </aside>
      </div>
      {state !== "published" && tool && (
        <details className="container-page mt-12">
          <summary className="min-h-11 border-t border-hairline pt-4 font-semibold">Preview of its page</summary>
          <div inert className="mt-4 rounded-md border border-hairline pb-10">
            <ToolHeader tool={tool} crumbs={[{ name: "Tools", path: "/tools" }]} />
          </div>
        </details>
      )}
    </>
  );
}

function Decided({
  state,
  sentAt,
  decidedAt,
  toolSlug,
}: Pick<Route.ComponentProps["loaderData"], "state" | "sentAt" | "decidedAt" | "toolSlug">) {
  if (state === "in_review")
    return (
      <p className="max-w-[60ch]">
        We’re reading your submission{sentAt && <> of {<DateTime at={sentAt} />}</>}. We’ll email you when it’s decided.
        Until then, it can’t be changed.
      </p>
    );
  if (state === "published" && toolSlug)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[60ch]">
          Your tool is in the directory{decidedAt && <> since {<DateTime at={decidedAt} isDay />}</>}. If you make it,
          verify that: the listing then has a badge, and you can propose changes, a logo and screenshots.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={toolPath(toolSlug)}>See the listing</ButtonLink>
          <ButtonLink to={claimPath(toolSlug)} variant="secondary">
            Verify that you make it
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <p className="max-w-[60ch]">
      {state === "published" ? "The listing is no longer in the directory." : "We haven’t published this submission."}
    </p>
  );
}

/** The listing as it would look. @returns undefined until category and price are chosen. */
function previewOf(
  values: SubmissionValues,
  categories: Route.ComponentProps["loaderData"]["categories"],
): ToolDetail | undefined {
  const category = categories.find(({ id }) => id === values.category);
  if (!category || values.price === "") return undefined;
  return {
    slug: "preview",
    name: values.name || "Name",
    description: values.description || "What people do with it, in one sentence.",
    category,
    categoryId: category.id,
    website:
      /^https:\/\/[^\s/]+\.[^\s/]+/.test(values.website) && URL.canParse(values.website)
        ? values.website
        : "https://example.com",
    tags: readTags(values.tags),
    imageUrl: null,
    logo: null,
    isNew: false,
    isPaid: values.price === "paid",
    affiliateDiscount: 0,
    upvotesTotal: 0,
    reviewsTotal: 0,
    ratingsSum: 0,
    hasVerifiedMaker: false,
    screenshots: [],
  };
}
