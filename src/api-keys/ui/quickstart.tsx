import { Link } from "react-router";
import { readOnlyWords } from "#teams/rules.ts";
import { useActingTeam } from "#teams/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { keysMax, newApiKeyPath } from "../rules.ts";

interface Props {
  readonly mayUseApi: boolean;
  readonly hasKeys: boolean;
  /** True if the user has as many keys as they can have. */
  readonly isFull: boolean;
  /** The team whose keys they are; undefined for the user’s own. */
  readonly teamName: string | undefined;
}

export function CreateKey({ mayUseApi, hasKeys, isFull, teamName }: Props) {
  if (!mayUseApi) return teamName === undefined ? <NeedsPlan /> : <TeamNeedsPlan teamName={teamName} />;
  if (!hasKeys) {
    return (
      <EmptyState title="No API keys yet" action={<ButtonLink to={newApiKeyPath}>Create API key</ButtonLink>}>
        Programs use a key to run engines {teamName === undefined ? "on your account" : `in ${teamName}`}. Give each
        program its own key, so you can limit or revoke it without stopping the others.
      </EmptyState>
    );
  }
  if (isFull) {
    return (
      <p className="text-muted">You have {keysMax} active keys, which is the maximum. Revoke one to create another.</p>
    );
  }
  return (
    <div>
      <ButtonLink to={newApiKeyPath}>Create API key</ButtonLink>
    </div>
  );
}

export function NeedsPlan() {
  return (
    <EmptyState
      title="API access is part of the Business plan"
      action={<ButtonLink to="/settings/billing">See the plans</ButtonLink>}
    >
      With the Business plan, you can create keys and run the engines from your own programs.
    </EmptyState>
  );
}

export function TeamNeedsPlan({ teamName }: { readonly teamName: string }) {
  const readOnly = useActingTeam()?.readOnly;
  if (readOnly && readOnly.reason !== "no-plan") {
    return (
      <EmptyState title={`${teamName} can only be read`}>
        Its API keys don’t work, because {readOnlyWords[readOnly.reason]}.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="API access is part of the Business plan">
      {teamName} can use API keys again as soon as its owner is on Business.
    </EmptyState>
  );
}

interface QuickstartProps {
  /** The site’s own address. */
  readonly baseUrl: string;
  /** A model that the user can run now. */
  readonly model: string | undefined;
}

/** Shows how to try a key out. */
export function Quickstart({ baseUrl, model }: QuickstartProps) {
  return (
    <section aria-labelledby="quickstart" className="grid gap-4 pt-4">
      <h2 id="quickstart" className="text-lg">
        Quickstart
      </h2>
      <p className="max-w-[60ch] text-sm text-muted">
        Clients for OpenAI’s API work with the base URL <code className="wrap-anywhere text-ink">{baseUrl}/v1</code>.
        Every answer says what it cost and what you have left.{" "}
        <Link to="/api-docs" className="font-semibold text-accent-text underline underline-offset-4">
          Read the API reference
        </Link>
      </p>
      {model === undefined ? <NoModel /> : <Command baseUrl={baseUrl} model={model} />}
    </section>
  );
}

const NoModel = () => (
  <p className="max-w-[60ch] text-sm">
    No language model is connected, so there is nothing to try yet.{" "}
    <Link to="/settings/ai-providers" className="font-semibold text-accent-text underline underline-offset-4">
      Connect a provider
    </Link>{" "}
    with your own key, or ask the operator of this site to connect one.
  </p>
);

function Command({ baseUrl, model }: { readonly baseUrl: string; readonly model: string }) {
  const command = [
    `curl ${baseUrl}/v1/chat/completions \\`,
    `  -H "Authorization: Bearer $EASEL_API_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"model": "${model}", "messages": [{"role": "user", "content": "Hello"}]}'`,
  ].join("\n");
  return (
    <>
      <pre className="rounded-md border border-hairline bg-sunken p-4 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap">
        {command}
      </pre>
      <div>
        <CopyButton text={command} done="Command copied">
          Copy command
        </CopyButton>
      </div>
    </>
  );
}
