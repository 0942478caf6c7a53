import { Button } from "#ui/button.tsx";
import { IntentForm } from "./intent-form.tsx";

interface Props {
  readonly starters: readonly { readonly id: string; readonly name: string; readonly purpose: string }[];
  readonly isBusy: boolean;
}

/** Bots to begin with. */
export function StarterBots({ starters, isBusy }: Props) {
  return (
    <section aria-labelledby="starters" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="starters" className="text-lg">
          Start from one of these
        </h2>
        <p className="max-w-[60ch] text-sm text-muted">
          A copy is yours: read its instructions, and change what you like.
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {starters.map(({ id, name, purpose }) => (
          <li key={id} className="grid content-between gap-4 rounded-md border border-hairline bg-surface p-5">
            <div className="grid gap-1">
              <h3 className="font-sans text-base font-semibold">{name}</h3>
              <p className="text-sm text-muted">{purpose}</p>
            </div>
            <IntentForm intent="copy" fields={{ starter: id }}>
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                disabled={isBusy}
                aria-label={`Use this bot: ${name}`}
              >
                Use this bot
              </Button>
            </IntentForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
