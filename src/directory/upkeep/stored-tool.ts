import type { FactTextsByKind } from "../facts/fact-texts.ts";
import type { ToolState } from "../tool-states.ts";

/** A tool as the operator sets it: in a form, and in a line of a file. */
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
}

/** A tool with facts, as a line of a file has them. Kinds that it has no column of stay as they are. */
export interface FiledTool extends StoredTool {
  readonly facts?: FactTextsByKind;
}

/** A line of a file that can't be imported. */
export interface LineProblem {
  readonly line: number;
  /** Its slug, as far as it has one. */
  readonly slug: string;
  readonly text: string;
}
