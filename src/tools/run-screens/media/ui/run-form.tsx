import type { ReactNode } from "react";
import { Form } from "react-router";
import type { MediaIntent } from "../change-media.ts";
import type { RunIntent } from "../change-run.ts";

interface Props {
  readonly intent: RunIntent | MediaIntent;
  readonly runId: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Asks the page for one of the changes of `changeRun` or `changeMedia`. */
export const RunForm = ({ intent, runId, fields = {}, children }: Props) => (
  <Form method="post" preventScrollReset>
    {Object.entries({ intent, runId, ...fields }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
);
