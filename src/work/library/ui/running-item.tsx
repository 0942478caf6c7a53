import { Square } from "lucide";
import { Form } from "react-router";
import { stoppingLabel } from "#models/rules.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { usePolling } from "#ui/use-polling.ts";
import { keyOf } from "../library-rules.ts";
import type { ShownItem } from "../read-item.ts";

const pollMs = 1_500;

/** A run that goes on: how far it is, and a way to stop it. Once it has ended, the page shows what came of it. */
export function RunningItem({ item }: { readonly item: ShownItem }) {
  const { id, engineName, progress, payer, stopping, isText } = item;
  usePolling(true, pollMs);
  return (
    <section
      aria-label="In progress"
      aria-busy
      className="grid gap-3 rounded-md border border-hairline bg-surface p-4 sm:p-6"
    >
      <Progress label={`${engineName} is working`} done={progress} />
      <p role="status" className="max-w-[60ch] text-sm text-muted">
        {engineName} is working on this{progress !== null && `: ${Math.round(progress * 100)} %`}. You can close this
        page: the run goes on, and its result appears here.
      </p>
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="item" value={keyOf({ kind: "run", id })} />
        <Button type="submit" name="intent" value="stop" variant="secondary" size="sm">
          <Icon icon={Square} className="size-4" />
          Stop
        </Button>
        <p className="text-xs text-muted">
          {payer === "credits" && !isText
            ? "A run that you stop costs nothing."
            : stoppingLabel({ payer, stopping }, "result")}
        </p>
      </Form>
    </section>
  );
}
