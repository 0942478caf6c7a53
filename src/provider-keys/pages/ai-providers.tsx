import { useNavigation } from "react-router";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { may } from "#teams/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { answerProviderForm } from "../answer-provider-form.ts";
import { countKeyTokensContext } from "../key-limit.ts";
import { listKeys } from "../list-keys.ts";
import { describeCards, withoutKeyFacts } from "../provider-cards.ts";
import { failureOf, providerForms, providersPath } from "../rules.ts";
import { isFitting, ProviderGrid, type ProviderReply } from "../ui/provider-grid.tsx";
import { toastOf } from "../ui/provider-toasts.ts";
import type { Route } from "./+types/ai-providers";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "AI providers", providersPath);

/** `?configure=`, `?limit=` and `?remove=` name a service whose form is shown in the page, for users without scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId, team } = await requireActor(context, url);
  const { db, clock } = context.get(servicesContext);
  const managesKeys = team === null || may(team.role, "manage-keys");
  const now = clock.now();
  const countKeyTokens = context.get(countKeyTokensContext);
  const cards = await Promise.all([listKeys(db, ownerId, now), countKeyTokens(db, ownerId, now)]).then(
    ([keys, tokens]) => (managesKeys ? describeCards(keys, tokens) : withoutKeyFacts(describeCards(keys, tokens))),
    (error: unknown) => {
      context.get(requestContext).log.error({ err: error }, "stored API keys could not be listed");
      return undefined;
    },
  );
  const mayManage = managesKeys && !team?.isReadOnly;
  const asked = providerForms
    .flatMap((form) => {
      const card = mayManage && cards?.find(({ id }) => id === url.searchParams.get(form));
      return card ? [{ form, card }] : [];
    })
    .find(isFitting);
  return { cards, asked, mayManage, team: team && { name: team.name, managesKeys } };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { userId, ownerId, team } = await requireActor(context, url);
  const { log } = context.get(requestContext);
  return answerProviderForm(context.get(servicesContext), {
    request,
    form: url.searchParams.get("form"),
    sender: { userId: ownerId, editor: team ? { teamId: team.id, userId } : undefined, log },
  });
}

/** The wait after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureOf(new URL(request.url).searchParams.get("form")));
}

export default function AiProvidersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, asked, mayManage, team } = loaderData;
  const reply: ProviderReply | undefined = actionData;
  const answered = cards?.find(({ id }) => id === reply?.serviceId);
  // Sent without scripts, and refused: the form is shown again.
  const again = reply?.outcome === "refused" && reply.form && answered && { form: reply.form, card: answered };
  return (
    <>
      <SettingsHeader
        title="AI Provider Integrations"
        intro={team ? introOf(team) : "Connect to AI providers to enable AI features across the platform"}
      />
      {reply?.form && answered && (
        <div className="pb-8">
          <Said {...toastOf(reply.form, answered.name, reply)} />
        </div>
      )}
      {cards ? (
        <ProviderGrid
          cards={cards}
          mayManage={mayManage}
          asked={[again, asked].find((one) => one && isFitting(one)) || undefined}
          firstReply={reply}
        />
      ) : (
        <NotLoaded />
      )}
    </>
  );
}

const introOf = ({ name, managesKeys }: { readonly name: string; readonly managesKeys: boolean }): string =>
  managesKeys
    ? `Connect ${name} to AI providers. Its members use the keys, and can’t read them.`
    : `${name} uses the keys of these providers. Only its owner and admins can connect and remove them.`;

/** Alert that says what a toast says with scripts. */
function Said({ kind, title }: ReturnType<typeof toastOf>) {
  return <Alert tone={kind === "success" ? "note" : "error"}>{title}</Alert>;
}

const placeholders = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Instead of the cards, if it is unknown which of them are configured. */
function NotLoaded() {
  const { state, location } = useNavigation();
  if (state === "loading" && location.pathname === providersPath) return <LoadingCards />;
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="error" title="Failed to load AI service configurations">
        Please try again in a moment.
      </Alert>
      <ButtonLink to={providersPath} variant="secondary" prefetch="none">
        Try again
      </ButtonLink>
    </div>
  );
}

function LoadingCards() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading providers</span>
      {placeholders.map((name) => (
        <Skeleton key={name} className="h-56" />
      ))}
    </div>
  );
}
