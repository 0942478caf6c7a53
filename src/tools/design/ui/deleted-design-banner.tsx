import { Button } from "#ui/button.tsx";
import { UndoForADay } from "#work/ui/index.ts";
import type { DeletedDesign } from "../delete-design.ts";
import { DesignForm } from "./design-form-post.tsx";

/** Offers to take a deletion back. */
export function DeletedDesignBanner({ design: { id, title } }: { readonly design: DeletedDesign }) {
  return (
    <div
      role="status"
      // In view wherever the page was scrolled to.
      className="sticky bottom-4 z-20 flex w-full max-w-xl flex-wrap items-center gap-3 justify-self-center rounded-md border border-hairline bg-surface py-2 pr-2 pl-4 text-sm shadow-float"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">
        “{title}” was deleted. <UndoForADay />
      </p>
      <DesignForm intent="restore" designId={id}>
        <Button type="submit" variant="secondary" size="sm">
          Undo
        </Button>
      </DesignForm>
    </div>
  );
}
