import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { Picture } from "#ui/picture.tsx";
import { type ProviderCard as Card, type ProviderForm, providersPath, type StoredKey } from "../rules.ts";

interface Props {
  readonly card: Card;
  /** False for members who don’t manage the keys of their team. */
  readonly mayManage: boolean;
  /** Opens a dialog. Without scripts, the button leads to the page with the form. */
  readonly onAsk: (form: ProviderForm) => void;
}

export function ProviderCard({ card, mayManage, onAsk }: Props) {
  const { id, name, description, serviceTypes, website, logo, alternative, takesLimit, isConnected, stored } = card;
  return (
    <article className="flex h-full flex-col gap-3 rounded-md border border-hairline bg-surface p-5">
      <div className="flex items-start gap-3">
        <span className="logo-tile size-11">
          <Picture src={logo} alt="" width={48} height={48} loading="lazy" />
        </span>
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <h2 className="text-base leading-6">{name}</h2>
          <a href={website} rel="nofollow" className="card-website max-w-full">
            {new URL(website).hostname.replace(/^www\./, "")}
          </a>
          {alternative === undefined ? (
            <Chip tone={isConnected ? "accent" : "plain"}>{isConnected ? "Configured" : "Not Configured"}</Chip>
          ) : (
            <Chip>Directory only</Chip>
          )}
        </div>
      </div>
      <p className="text-sm text-muted">{description}</p>
      <ul aria-label="Service types" className="flex flex-wrap gap-1.5">
        {serviceTypes.map((type) => (
          <li key={type} className="card-feature">
            {type}
          </li>
        ))}
      </ul>
      {stored && <KeyFacts card={card} stored={stored} />}
      <div className="mt-auto grid gap-2 pt-1">
        {stored && takesLimit && (
          <AskButton id={id} form="limit" onAsk={onAsk}>
            Monthly Limit
            <span className="sr-only"> for {name}</span>
          </AskButton>
        )}
        {alternative === undefined && mayManage && (
          <AskButton id={id} form={stored ? "remove" : "configure"} onAsk={onAsk}>
            {stored ? "Remove API Key" : "Configure API"}
            <span className="sr-only"> for {name}</span>
          </AskButton>
        )}
        {alternative !== undefined && <p className="text-sm">{alternative}</p>}
      </div>
    </article>
  );
}

function KeyFacts({
  card: { takesLimit, tokensThisMonth },
  stored: { ending, state, expiresAt, isExpired, savedAt, lastUsedAt, monthlyTokensMax },
}: {
  readonly card: Card;
  readonly stored: StoredKey;
}) {
  return (
    <ul className="grid gap-0.5 text-xs text-muted">
      {ending !== "" && <li>Key ends in {ending}</li>}
      <li>
        Saved <DateTime at={savedAt} isDay />,{" "}
        {state === "checked" ? "checked with the provider" : "not checked: the provider offers no check"}
      </li>
      {lastUsedAt && (
        <li>
          Last used <DateTime at={lastUsedAt} />
        </li>
      )}
      {expiresAt && (
        <li className={isExpired ? "font-semibold text-danger" : undefined}>
          {isExpired ? "Expired" : "Expires"} <DateTime at={expiresAt} />
          {isExpired && ", so it is no longer used"}
        </li>
      )}
      {takesLimit && <Usage tokens={tokensThisMonth} limit={monthlyTokensMax} />}
    </ul>
  );
}

function Usage({ tokens, limit }: { readonly tokens: number; readonly limit: number | null }) {
  const isReached = limit !== null && tokens >= limit;
  return (
    <li className={isReached ? "font-semibold text-danger" : undefined}>
      {limit === null
        ? `Text: ${formatNumber(tokens)} tokens this month, no limit`
        : `Text: ${formatNumber(tokens)} of ${formatNumber(limit)} tokens this month`}
      {isReached && ", so no text starts on this key until the month ends (UTC)"}
    </li>
  );
}

interface AskButtonProps extends Pick<Props, "onAsk"> {
  /** Id of the service. */
  readonly id: string;
  readonly form: ProviderForm;
  readonly children: ReactNode;
}

function AskButton({ id, form, onAsk, children }: AskButtonProps) {
  return (
    <Form action={providersPath} preventScrollReset>
      <Button
        type="submit"
        name={form}
        value={id}
        variant="secondary"
        className="w-full"
        onClick={(event) => {
          event.preventDefault();
          onAsk(form);
        }}
      >
        {children}
      </Button>
    </Form>
  );
}
