import type { ToolState } from "../tool-states.ts";

/** A tool as an import changes it, and as its undo puts it back. */
export interface StoredTool {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly website: string;
  readonly tags: readonly string[];
  readonly logo: string | null;
  readonly isNew: boolean;
  readonly isPaid: boolean;
  readonly agreedDiscount: number;
  readonly position: number;
  readonly state: ToolState;
  readonly editedColumns: readonly string[];
}
