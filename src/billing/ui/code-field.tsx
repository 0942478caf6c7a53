import { Tag } from "lucide";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { type CodePreview, codeLengthMax, durationOf } from "../rules.ts";
import { useCheckoutRefusal } from "./checkout-form.tsx";

interface Props {
  /** Preview of the code in the page's URL. */
  readonly preview: CodePreview;
  readonly path: string;
  /** Other parameters to keep in the page's URL. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly hint: string;
  /** Behind a line that opens it, where prices shall be in sight first. */
  readonly isFolded?: boolean;
}

/**
 * Part of the checkout form, which sends the code whether or not it was applied. 'Apply' loads the page with the code in its URL to show
 * the discount; without scripts, the form does this itself.
 */
export function CodeField({ isFolded = false, ...props }: Props) {
  const { preview, path, parameters } = props;
  if (preview.kind === "discount" || preview.kind === "referral") {
    return (
      <AppliedCode code={preview.code} removePath={addressOf(path, parameters)}>
        {preview.kind === "discount"
          ? `${preview.percent}% off ${durationOf(preview.months)}.`
          : "A friend’s code. It doesn’t change the price; it gives you both credits after your first generation."}
      </AppliedCode>
    );
  }
  const field = <OpenField {...props} />;
  if (!isFolded) return field;
  return (
    <details open={preview.kind === "refused" || undefined}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold underline underline-offset-4 sm:ml-auto">
        Have a code?
      </summary>
      {field}
    </details>
  );
}

interface AppliedProps {
  readonly code: string;
  readonly removePath: string;
  readonly children: string;
}

/** A code that is sent to the checkout. */
export function AppliedCode({ code, removePath, children }: AppliedProps) {
  return (
    <div
      role="status"
      className="flex min-h-11 items-start gap-3 rounded-sm border border-outline bg-surface px-3 py-2.5"
    >
      <input type="hidden" name="code" value={code} />
      <Icon icon={Tag} className="mt-1 size-4 shrink-0 text-accent-text" />
      <p className="grow text-sm">
        <span className="font-semibold wrap-anywhere">{code}</span>
        <br />
        <span className="text-muted">{children}</span>
      </p>
      <Link
        to={removePath}
        replace
        preventScrollReset
        className="-my-2.5 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        Remove<span className="sr-only"> the code</span>
      </Link>
    </div>
  );
}

function OpenField({ preview, path, parameters, hint }: Omit<Props, "isFolded">) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const refusal = useCheckoutRefusal();
  const error = isEmpty
    ? "Please enter a code first."
    : (refusal?.errors.code ?? (preview.kind === "refused" ? preview.message : undefined));
  // On every refusal, even if the message is the same as before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the reply, not on its text
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error, refusal, preview]);
  const apply = (event: MouseEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? "";
    setEmpty(code === "");
    if (code !== "")
      void navigate(addressOf(path, { ...parameters, code }), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        ref={input}
        label="Discount or referral code (optional)"
        hint={hint}
        error={error}
        name="code"
        defaultValue={preview.kind === "refused" ? preview.code : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={codeLengthMax}
        button={
          <Button type="submit" variant="secondary" formMethod="get" formAction={path} onClick={apply}>
            Apply
          </Button>
        }
      />
    </>
  );
}

function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}
