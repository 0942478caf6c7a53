import { Form } from "react-router";
import { noCode } from "#billing/rules.ts";
import { AppliedCode, CodeField } from "#billing/ui/index.ts";

/** A code that goes along to the sign-in page. It is not checked before: that would tell strangers which codes exist. */
export function VisitorCode({
  code,
  parameters,
}: {
  readonly code: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
}) {
  return (
    <Form method="get" className="hidden w-full sm:w-96 [.js_&]:block">
      {code ? (
        <AppliedCode code={code} removePath={`/pricing?${new URLSearchParams(parameters)}`}>
          We’ll check it and show your prices after you sign in.
        </AppliedCode>
      ) : (
        <CodeField
          isFolded
          preview={noCode}
          path="/pricing"
          parameters={parameters}
          hint="We’ll check it after you sign in. An early-access code works with the address it was sent to."
        />
      )}
    </Form>
  );
}
