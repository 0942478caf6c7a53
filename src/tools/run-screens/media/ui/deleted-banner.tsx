import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { UndoForADay } from "#work/ui/index.ts";

/** Offers to take a deletion back. @param deletedAt its moment; null if nothing was deleted. */
export function DeletedBanner({ deletedAt }: { readonly deletedAt: string | null }) {
  if (deletedAt === null) return null;
  return (
    <div
      role="status"
      // In view wherever the page was scrolled to.
      className="sticky bottom-4 z-20 flex w-full max-w-xl flex-wrap items-center gap-3 justify-self-center rounded-md border border-hairline bg-surface py-2 pr-2 pl-4 text-sm shadow-float"
    >
      <p className="min-w-0 flex-1">
        The result was deleted. <UndoForADay />
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="deleted" value={deletedAt} />
        <Button type="submit" variant="secondary" size="sm">
          Undo
        </Button>
      </Form>
    </div>
  );
}
