import { Form, useNavigation } from "react-router";
import { creditRates, creditsInWords } from "#credits/rules.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { PaidByLine } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import preview from "./first-design.webp?url";

interface Props {
  /** Two presses are one run. */
  readonly idempotencyKey: string;
  readonly availableAic: number;
  readonly reply: FormReply | undefined;
}

const imageAic = creditRates.find(({ service }) => service === "image")?.aic ?? 0;

/** For a user who has made nothing yet: one thing, one press, no key. */
export function FirstDesignCard({ idempotencyKey, availableAic, reply }: Props) {
  const isStarting = useNavigation().formAction !== undefined;
  const isAffordable = availableAic >= imageAic;
  return (
    <section
      aria-labelledby="first-design"
      className="grid items-center gap-6 rounded-md border border-hairline bg-surface p-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:p-6 md:gap-8"
    >
      <img
        src={preview}
        alt="A poster for a jazz night in the park"
        width={384}
        height={512}
        className="w-full rounded-sm border border-hairline max-sm:max-h-72 max-sm:object-cover max-sm:object-top"
      />
      <div className="grid content-center justify-items-start gap-4">
        <h2 id="first-design" className="text-xl">
          Make your first design
        </h2>
        <p className="max-w-[52ch] text-muted">
          A poster for a jazz night in the park, ready in a second. Change its words, colors and style afterwards, or
          download it. It needs no key.
        </p>
        {reply?.outcome === "refused" && reply.message && <Alert tone="error">{reply.message}</Alert>}
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {isAffordable && (
            <SubmitButton isBusy={isStarting}>
              {isStarting ? "Making it…" : `Make this poster for ${creditsInWords(imageAic)}`}
            </SubmitButton>
          )}
          <ButtonLink to="/image-generator" variant={isAffordable ? "secondary" : "primary"}>
            Write your own prompt
          </ButtonLink>
        </Form>
        {isAffordable && <PaidByLine />}
      </div>
    </section>
  );
}
