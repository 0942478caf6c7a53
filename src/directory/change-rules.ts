/** The public log of the directory. Pure, for server and browser. */
import { type FactKind, factLabels } from "./fact-rules.ts";

export const toolChangeKinds = ["added", "changed", "retired", "returned"] as const;
export type ToolChangeKind = (typeof toolChangeKinds)[number];

/** Parts of a tool whose changes the log tells: texts and tags may be polished without a line each. */
export type ChangedField = "name" | "website" | "category" | "plan" | FactKind;

export const changedFieldLabels: Readonly<Record<ChangedField, string>> = {
  name: "Name",
  website: "Website",
  category: "Category",
  plan: "Free plan",
  ...factLabels,
};

export interface ToolChange {
  readonly id: number;
  readonly toolSlug: string;
  readonly toolName: string;
  readonly kind: ToolChangeKind;
  readonly field: ChangedField | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly at: Date;
  /** False if the tool has left the directory. */
  readonly isListed: boolean;
}

const pluralFields: readonly ChangedField[] = ["platforms", "languages"];

/** One sentence for a change, without the tool's name. */
export function describeChange({ kind, field, before, after }: Omit<ToolChange, "at" | "id" | "isListed">): string {
  if (kind === "added") return "Added to the directory.";
  if (kind === "retired") return "Taken out of the directory.";
  if (kind === "returned") return "Back in the directory.";
  const label = field ? changedFieldLabels[field] : "Entry";
  const [verb, it] = field && pluralFields.includes(field) ? ["are", "They were"] : ["is", "It was"];
  if (before === null) return `${label} ${verb} now known: ${after}.`;
  if (after === null) return `${label} ${verb} no longer known. ${it}: ${before}.`;
  return `${label} changed from ${before} to ${after}.`;
}

export const changesPath = "/tools/changes";
export const changesFeedPath = "/tools/changes.xml";
export const changesPerPage = 30;
