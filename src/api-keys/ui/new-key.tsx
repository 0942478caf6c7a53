import { useId } from "react";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { apiKeysPath } from "../rules.ts";

/** A key right after it was created. */
export function NewKey({ apiKey }: { readonly apiKey: string }) {
  const labelId = useId();
  return (
    <div className="grid gap-6">
      <Alert tone="note" title="Your API key was created">
        Copy it now and keep it in a safe place. You can’t see it again.
      </Alert>
      <div className="grid gap-2">
        <p id={labelId} className="text-sm font-semibold">
          Your API key
        </p>
        <output
          aria-labelledby={labelId}
          className="rounded-md border border-outline bg-surface px-4 py-3 font-mono text-sm break-all select-all"
        >
          {apiKey}
        </output>
      </div>
      <p className="max-w-[60ch] text-sm text-muted">
        Any program with this key can spend your AI credits. Don’t put it in web pages, apps or public code. If it
        leaks, revoke it.
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={apiKey} done="API key copied" variant="primary">
          Copy key
        </CopyButton>
        <ButtonLink to={apiKeysPath} variant="secondary">
          I’ve saved my key
        </ButtonLink>
      </div>
    </div>
  );
}
