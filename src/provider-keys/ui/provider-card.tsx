import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { Picture } from "#ui/picture.tsx";
import { type ProviderCard as Card, type ProviderForm, providersPath, type StoredKey } from "../rules.ts";

interface Props {
  readonly card: Card;
  /** Opens a dialog. Without scripts, the button leads to the page with the form. */
  readonly onAsk: (form: ProviderForm) => void;
}

export function ProviderCard({ card, onAsk }: Props) {
  const { name, description, serviceTypes, website, logo, alternative, isWaiting, stored } = card;
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
            <Chip tone={stored ? "accent" : "plain"}>{stored ? "Configured" : "Not Configured"}</Chip>
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
      {isWaiting && <p className="text-xs text-muted">No tool uses it yet. You can connect it now.</p>}
      {stored && <KeyFacts stored={stored} />}
      <div className="mt-auto pt-1">
        {alternative === undefined ? <AskButton card={card} onAsk={onAsk} /> : <p className="text-sm">{alternative}</p>}
      </div>
    </article>
  );
}

function KeyFacts({
  stored: { ending, state, expiresAt, isExpired, savedAt, lastUsedAt },
}: {
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
    </ul>
  );
}

function AskButton({ card: { id, name, stored }, onAsk }: Props) {
  const form = stored ? "remove" : "configure";
  return (
    <Form action={providersPath} preventScrollReset>
      <Button
        type="submit"
        name={form}
        value={id}
        look="secondary"
        className="w-full"
        onClick={(event) => {
          event.preventDefault();
          onAsk(form);
        }}
      >
        {stored ? "Remove API Key" : "Configure API"}
        <span className="sr-only"> for {name}</span>
      </Button>
    </Form>
  );
}
