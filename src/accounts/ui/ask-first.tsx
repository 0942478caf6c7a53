import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

interface Props {
  /** Label of the button that opens the question. */
  readonly label: string;
  /** Thing the label refers to, for screen readers. */
  readonly about?: string;
  readonly question: string;
  /** Label of the button that does it. */
  readonly confirmLabel: string;
  /** Sent with the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of a group. Of several with the same name, one is open at a time. */
  readonly group?: string;
  /** True beside another button that matters more. */
  readonly isQuiet?: boolean;
  readonly className?: string;
}

/** A form that asks for confirmation. It is a native `<details>`, so it works without scripts too. */
export function AskFirst({ label, about, question, confirmLabel, fields, group, isQuiet, className }: Props) {
  return (
    <Disclosure label={label} about={about} group={group} isQuiet={isQuiet} className={className}>
      <p className="max-w-[60ch] text-sm">{question}</p>
      <Form method="post" preventScrollReset>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" className="bg-danger! text-paper!">
          {confirmLabel}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
      </Form>
    </Disclosure>
  );
}

interface DisclosureProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly group?: string | undefined;
  readonly isOpen?: boolean;
  readonly isQuiet?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button in a row that wraps. Its content opens below the others, and the button then closes it. */
export function Disclosure({
  label,
  about,
  group,
  isOpen = false,
  isQuiet = false,
  className,
  children,
}: DisclosureProps) {
  return (
    <details name={group} open={isOpen} className={classNames("group open:order-last open:basis-full", className)}>
      <summary
        className={buttonClass({
          variant: isQuiet ? "ghost" : "secondary",
          className: "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        })}
      >
        <span className="group-open:hidden">{label}</span>
        <span className="hidden group-open:inline">Cancel</span>
        {about && <span className="sr-only"> {about}</span>}
      </summary>
      <div className="mt-3 grid justify-items-start gap-4 rounded-md border border-hairline bg-sunken p-4">
        {children}
      </div>
    </details>
  );
}
