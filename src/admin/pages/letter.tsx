import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listTrouble, previewLetter, readLetter, readProgress, saveLetter } from "#letters/index.ts";
import { checkLetter, type LetterWords, letterPath, lettersPath } from "#letters/rules.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { toAppError } from "#platform/http/page-errors.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { changeNotice } from "../change-as-operator.ts";
import { changeLetter, letterIntents } from "../letters/change-letter.ts";
import { checkReason } from "../rules.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import type { Route } from "./+types/letter";
import { LetterEditor } from "./letter/letter-editor.tsx";
import { LetterProgress } from "./letter/letter-progress.tsx";

const failureMessage = "This could not be done. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.letter.subject || "Letter", letterPath(params.letterId ?? ""));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const { db } = services;
  const letter = await readLetter(db, params.letterId);
  const preview = await previewLetter(services, letter, viewer.firstName);
  if (letter.state === "draft") return { letter, preview, operator: viewer.email, progress: null, trouble: null };
  const { page } = readListQuery(url.searchParams, ["oldest"]);
  const [progress, trouble] = await Promise.all([readProgress(db, letter.id), listTrouble(db, letter.id, page)]);
  return { letter, preview, operator: viewer.email, progress, trouble };
}

/** Also after a refusal that says that the letter is in another state by now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** The reason belongs to the changes that can't be undone. */
function checkChange(form: FormData): Checked<"intent" | "reason"> {
  const intent = fieldOf(form, "intent");
  const { values, errors } = checkReason(form);
  return { values: { ...values, intent }, errors: intent === "cancel" || intent === "delete" ? errors : {} };
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { log } = context.get(requestContext);
  const form = await readForm(request.clone() as Request);
  if (fieldOf(form, "intent") === "save") return save({ context, id: params.letterId, form });
  return answerForm(request, {
    check: checkChange,
    failureMessage,
    log,
    async onValid(_values, sent) {
      const intent = readIntent(sent, letterIntents);
      const { path, notice } = await changeLetter(context, { id: params.letterId, intent, form: sent, viewer });
      throw redirect(path, {
        headers: notice === "operator-change-made" ? changeNotice(context) : withNotice(notice),
      });
    },
  });
}

/** A draft saves itself while it is written: the answer says what it is now, or why it was not taken. */
async function save({
  context,
  id,
  form,
}: {
  readonly context: Route.ActionArgs["context"];
  readonly id: string;
  readonly form: FormData;
}) {
  const { db, clock } = context.get(servicesContext);
  const { values, errors } = checkLetter(form);
  const refused = (message: string | null, status: number) =>
    data({ outcome: "refused" as const, values: { ...values, intent: "save" }, errors, message }, { status });
  if (Object.keys(errors).length > 0) return refused(null, 422);
  try {
    const words: LetterWords = values;
    const revision = await saveLetter(db, id, { words, revision: Number(fieldOf(form, "revision")), at: clock.now() });
    return data({ outcome: "saved" as const, revision }, { status: 200 });
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.status >= 500) throw error;
    return refused(refusal.userMessage, refusal.status);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction as () => Promise<never>, failureMessage);

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { letter, preview, operator, progress, trouble } = loaderData;
  const reply = actionData?.outcome === "saved" ? undefined : actionData;
  return (
    <AdminPage back={{ path: lettersPath, title: "Letters" }} title={letter.subject || "New letter"}>
      {progress && trouble ? (
        <LetterProgress {...{ letter, preview, progress, trouble, reply }} />
      ) : (
        <LetterEditor key={letter.id} {...{ letter, preview, operator, reply }} />
      )}
    </AdminPage>
  );
}
