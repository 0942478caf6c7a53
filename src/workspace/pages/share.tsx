import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { payloadPath } from "#tools/run-screens/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatNumber } from "#ui/format.ts";
import { homePath, sharePath } from "../rules.ts";
import { sharedPrompt } from "../web-app/shared-text.ts";
import type { Route } from "./+types/share";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Shared with you", sharePath);

/** Reads what another app on the user's device shares with ours. It is only filled in: nothing is written or sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  const { searchParams } = url;
  const prompt = sharedPrompt({
    title: searchParams.get("title"),
    text: searchParams.get("text"),
    url: searchParams.get("url"),
  });
  return { prompt };
}

/** Characters that all of these screens take. The chat takes whatever comes. */
const promptMax = 2_000;

const screens = [
  { path: "/chat", name: "Ask about it in the chat" },
  { path: "/text-generator", name: "Write a text from it" },
  { path: "/image-generator", name: "Make a design from it" },
];

export default function SharePage({ loaderData: { prompt } }: Route.ComponentProps) {
  return (
    <div className="container-page grid grid-cols-1 justify-items-start gap-6 pt-6 pb-16 md:pt-8">
      <h1 className="text-2xl">What should we do with it?</h1>
      {prompt === "" ? (
        <EmptyState title="Nothing was shared" action={<ButtonLink to={homePath}>Open the workspace</ButtonLink>}>
          Share a text or an address from another app, and choose this app.
        </EmptyState>
      ) : (
        <>
          <blockquote className="max-h-64 w-full max-w-[68ch] overflow-y-auto rounded-md border border-hairline bg-surface p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            {prompt}
          </blockquote>
          {prompt.length > promptMax && (
            <p className="text-sm text-muted">
              The text is long: the chat gets all of it, a text or a design the first {formatNumber(promptMax)}{" "}
              characters.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {screens.map(({ path, name }) => (
              <ButtonLink key={path} to={payloadPath(path, { prompt })} variant="secondary">
                {name}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
