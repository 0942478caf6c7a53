import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { answerProviderForm } from "../answer-provider-form.ts";
import { countKeyTokensContext } from "../key-limit.ts";
import { listKeys } from "../list-keys.ts";
import { describeCards } from "../provider-cards.ts";
import { failureOf, providerForms, providersPath } from "../rules.ts";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { isFitting, ProviderGrid, type ProviderReply } from "../ui/provider-grid.tsx";
import { toastOf } from "../ui/provider-toasts.ts";
import type { Route } from "./+types/ai-providers";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "AI providers", providersPath);

/** `?configure=`, `?limit=` and `?remove=` name a service whose form is shown in the page, for users without scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const countKeyTokens = context.get(countKeyTokensContext);
  const cards = await Promise.all([listKeys(db, viewer.userId, now), countKeyTokens(db, viewer.userId, now)]).then(
    ([keys, tokens]) => describeCards(keys, tokens),
    (error: unknown) => {
      context.get(requestContext).log.error({ err: error }, "stored API keys could not be listed");
      return undefined;
    },
  );
  const asked = providerForms
    .flatMap((form) => {
      const card = cards?.find(({ id }) => id === url.searchParams.get(form));
      return card ? [{ form, card }] : [];
    })
    .find(isFitting);
  return { cards, asked };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { log } = context.get(requestContext);
  return answerProviderForm(context.get(servicesContext), {
    request,
    form: url.searchParams.get("form"),
    sender: { userId: viewer.userId, log },
  });
}

/** The wait after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureOf(new URL(request.url).searchParams.get("form")));
}

export default function AiProvidersPage({ loaderData: { cards, asked }, actionData }: Route.ComponentProps) {
  const reply: ProviderReply | undefined = actionData;
  const answered = cards?.find(({ id }) => id === reply?.serviceId);
  // Sent without scripts, and refused: the form is shown again.
  const again = reply?.outcome === "refused" && reply.form && answered && { form: reply.form, card: answered };
  return (
    <>
      <SettingsHeader
        title="AI Provider Integrations"
        intro="Connect to AI providers to enable AI features across the platform"
      />
      {reply?.form && answered && (
        <div className="pb-8">
          <Said {...toastOf(reply.form, answered.name, reply)} />
        </div>
      )}
      {cards ? (
        <ProviderGrid
          cards={cards}
          asked={[again, asked].find((one) => one && isFitting(one)) || undefined}
          firstReply={reply}
        />
      ) : (
        <NotLoaded />
      )}
    </>
  );
}

/** Alert that says what a toast says with scripts. */
function Said({ kind, title }: ReturnType<typeof toastOf>) {
  return <Alert tone={kind === "success" ? "note" : "error"}>{title}</Alert>;
}
