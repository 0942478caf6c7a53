import type { ReactNode } from "react";
import { Form } from "react-router";

interface Props {
  readonly intent: "delete" | "restore";
  readonly fields: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A button of the list of brand kits. */
export const KitForm = ({ intent, fields, children }: Props) => (
  <Form method="post" preventScrollReset>
    {Object.entries({ intent, ...fields }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
);
