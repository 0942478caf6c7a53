import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { webhookPath } from "../rules.ts";

interface Props {
  readonly endpointId: string;
  readonly secret: string;
  /** Says why it is shown. */
  readonly children: ReactNode;
}

/** A signing secret, with what it is for. */
export function ShownSecret({ endpointId, secret, children }: Props) {
  const labelId = useId();
  return (
    <div className="grid gap-6">
      {children}
      <div className="grid gap-2">
        <p id={labelId} className="text-sm font-semibold">
          Signing secret
        </p>
        <output
          aria-labelledby={labelId}
          className="rounded-md border border-outline bg-surface px-4 py-3 font-mono text-sm break-all select-all"
        >
          {secret}
        </output>
      </div>
      <p className="max-w-[60ch] text-sm text-muted">
        With it, your program checks that a request comes from us and wasn’t changed.{" "}
        <Link to="/api-docs#webhooks" className="font-semibold text-accent-text underline underline-offset-4">
          See how
        </Link>
        . Keep it as safe as a password.
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} done="Signing secret copied" variant="primary">
          Copy secret
        </CopyButton>
        <ButtonLink to={webhookPath(endpointId)} variant="secondary">
          Go to the webhook
        </ButtonLink>
      </div>
    </div>
  );
}
