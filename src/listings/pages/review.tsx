import { Form, Link, redirect, useNavigation } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta } from "#accounts/ui/index.ts";
import { getTool } from "#directory/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { Chip } from "#ui/chip.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { isOwnTool } from "../is-own-tool.ts";
import { deleteReview, findReview, writeReview } from "../reviews/reviews.ts";
import {
  checkReview,
  reviewPath,
  reviewStateNames,
  reviewTextMax,
  reviewTextMin,
  shownAuthor,
  toolPath,
  usedForMax,
} from "../rules.ts";
import { RatingField } from "../ui/rating-field.tsx";
import type { Route } from "./+types/review";

const failureMessage = "Your review could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Write a review", reviewPath(params.slug ?? ""));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const { slug, name } = await getTool(db, params.slug);
  const own = { userId: viewer.userId, toolSlug: slug };
  const [review, isOwn] = await Promise.all([findReview(db, own), isOwnTool(db, own)]);
  return { slug, name, review: review ?? null, isOwn, author: shownAuthor(viewer) };
}

/** Writes, changes or deletes the user's review. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const own = { userId: viewer.userId, toolSlug: params.slug };
  const isDeletion = (form: FormData) => fieldOf(form, "intent") === "delete";
  return answerForm(request, {
    check: (form) => (isDeletion(form) ? { values: checkReview(form).values, errors: {} } : checkReview(form)),
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ rating, text, usedFor }, form) {
      if (isDeletion(form)) await deleteReview(services.db, own);
      else await writeReview(services, { ...own, rating: Number(rating), text, usedFor });
      const notice = isDeletion(form) ? "review-deleted" : "review-sent";
      throw redirect(isDeletion(form) ? toolPath(params.slug) : reviewPath(params.slug), {
        headers: withNotice(notice),
      });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, review, isOwn, author } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={[
          { name: "Tools", path: "/tools" },
          { name, path: toolPath(slug) },
          { name: "Your review", path: reviewPath(slug) },
        ]}
        title={`Review ${name}`}
        intro={`Tell others what it’s like to work with. They’ll read it as “${author}”, once we’ve read it.`}
      >
        {review && (
          <div>
            <Chip tone={review.state === "published" ? "accent" : "plain"}>{reviewStateNames[review.state]}</Chip>
          </div>
        )}
      </PageHeader>
      <div className="container-page">
        <div className="grid max-w-3xl gap-6">
          {review?.answer && (
            <Alert tone="note" title="Why we don’t show it">
              <p className="whitespace-pre-line wrap-anywhere">{review.answer}</p>
            </Alert>
          )}
          {review?.state === "in_review" && (
            <Alert tone="note" title="Your review is sent">
              It’s public once we’ve read it. Until then, you can change it here.
            </Alert>
          )}
          {isOwn ? (
            <p>You can’t review your own tool: you submitted it, or you’re its maker.</p>
          ) : (
            <ReviewForm review={review} reply={actionData} />
          )}
          <p>
            <Link to={toolPath(slug)} className="underline underline-offset-4">
              Back to {name}
            </Link>
          </p>
          {review && (
            <div className="flex border-t border-hairline pt-5">
              <AskFirst
                label="Delete your review"
                question="It’s gone for good."
                confirmLabel="Delete"
                fields={{ intent: "delete" }}
                isQuiet
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function ReviewForm({
  review,
  reply,
}: {
  readonly review: Route.ComponentProps["loaderData"]["review"];
  readonly reply: FormReply | undefined;
}) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkReview, reply, isBusy });
  return (
    <Form method="post" noValidate preventScrollReset {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <RatingField chosen={values.rating ?? String(review?.rating ?? "")} error={errors.rating} />
      <TextAreaField
        label="Your review"
        name="text"
        rows={6}
        required
        defaultValue={values.text ?? review?.text}
        error={errors.text}
        hint={`${reviewTextMin} to ${formatNumber(reviewTextMax)} characters: what works, what doesn’t, for whom.`}
      />
      <TextField
        label="What do you use it for? (optional)"
        name="usedFor"
        maxLength={usedForMax}
        defaultValue={values.usedFor ?? review?.usedFor}
        error={errors.usedFor}
        placeholder="Posters for our café"
      />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : review ? "Save changes" : "Send review"}
      </SubmitButton>
      {review?.state === "published" && (
        <p className="text-sm text-muted">If you change it, it’s hidden until we’ve read it again.</p>
      )}
    </Form>
  );
}
