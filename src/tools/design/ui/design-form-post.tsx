import type { ReactNode } from "react";
import { Form } from "react-router";
import type { DesignIntent } from "../change-design.ts";

interface FormProps {
  readonly intent: DesignIntent;
  readonly designId: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Asks the page for one of the changes of `changeDesign`. */
export const DesignForm = ({ intent, designId, fields = {}, className, children }: FormProps) => (
  <Form method="post" preventScrollReset className={className}>
    {Object.entries({ intent, designId, ...fields }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
);
