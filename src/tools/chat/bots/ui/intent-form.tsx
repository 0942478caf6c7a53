import type { ReactNode } from "react";
import { Form } from "react-router";

interface Props {
  readonly intent: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Intents that lead to the page of another bot, which begins at its top. */
const leading: readonly string[] = ["copy", "duplicate"];

/** A button of a page of bots. */
export const IntentForm = ({ intent, fields = {}, className, children }: Props) => (
  <Form method="post" preventScrollReset={!leading.includes(intent)} className={className}>
    {Object.entries({ intent, ...fields }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
);
