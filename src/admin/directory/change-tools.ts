import type { RouterContextProvider } from "react-router";
import {
  type CheckedTool,
  checkTool,
  checkToolForm,
  type FactTextsByKind,
  type ToolState,
  toolFieldNames,
  toolPartLabels,
  toolTexts,
  writeFact,
} from "#directory/browser.ts";
import { addTool, changeTool, getStoredTool, setToolFacts, setToolState } from "#directory/index.ts";
import { AppError } from "#platform/errors.ts";
import { servicesContext } from "#platform/services.ts";
import { changeAsOperator, type OperatorChange } from "../change-as-operator.ts";
import type { ChangedFacts } from "./tool-change-rules.ts";

type Context = Readonly<RouterContextProvider>;

const subjectOf = ({ slug, name }: { readonly slug: string; readonly name: string }) =>
  ({ kind: "tool", id: slug, name }) as const;

/** The tool of a form that was checked. */
function toolOf(form: FormData): NonNullable<CheckedTool["tool"]> {
  const { tool } = checkTool(checkToolForm(form).values);
  if (!tool) throw new AppError("invalid_input", { userMessage: "Please check the fields of the tool." });
  return tool;
}

/** Adds the tool of a form, as a draft or published. @returns its slug. */
export async function addToolAsOperator(context: Context, form: FormData, reason: string): Promise<string> {
  const tool = toolOf(form);
  await changeAsOperator(context, { action: "tool-added", subject: subjectOf(tool), reason }, ({ db, clock }) =>
    addTool(db, tool, clock.now()),
  );
  return tool.slug;
}

type NamedTool = Parameters<typeof toolTexts>[0];

/** @returns what differs, by the label of each field: `“https://old.example” → “https://new.example”`. */
function changesOf(before: NamedTool, after: NamedTool): Readonly<Record<string, string>> {
  const [old, now] = [toolTexts(before), toolTexts(after)];
  const changed = toolFieldNames.filter((name) => old[name] !== now[name]);
  return Object.fromEntries(changed.map((name) => [toolPartLabels[name], `“${old[name]}” → “${now[name]}”`]));
}

/** Changes the fields of a tool, but neither its slug nor its state. */
export async function changeToolAsOperator(
  context: Context,
  slug: string,
  form: FormData,
  reason: string,
): Promise<void> {
  const { slug: _slug, state: _state, ...fields } = toolOf(form);
  const before = await getStoredTool(context.get(servicesContext).db, slug);
  const detail = changesOf({ ...before, slug }, { ...before, ...fields, slug });
  if (Object.keys(detail).length === 0)
    throw new AppError("conflict", {
      userMessage: "Nothing is different from what the tool has. Change a field first.",
    });
  await changeAsOperator(
    context,
    { action: "tool-changed", subject: subjectOf({ slug, ...fields }), reason, detail },
    ({ db, clock }) => changeTool(db, slug, fields, clock.now()),
  );
}

const actions: Readonly<Record<Exclude<ToolState, "draft">, OperatorChange["action"]>> = {
  published: "tool-published",
  retired: "tool-retired",
};

/** Publishes a tool, or retires it. */
export async function setToolStateAsOperator(
  context: Context,
  slug: string,
  {
    state,
    reason,
    name,
  }: { readonly state: Exclude<ToolState, "draft">; readonly reason: string; readonly name: string },
): Promise<void> {
  await changeAsOperator(
    context,
    { action: actions[state], subject: subjectOf({ slug, name }), reason },
    async ({ db, clock }) => {
      if ((await getStoredTool(db, slug)).state === state)
        throw new AppError("conflict", { userMessage: "This was done already." });
      await setToolState(db, slug, state, clock.now());
    },
  );
}

/** Sets facts of a tool, or makes them unknown, with one row in the audit log. @throws {AppError} `conflict` if nothing changes. */
export async function setFactsAsOperator(
  context: Context,
  { slug, name }: { readonly slug: string; readonly name: string },
  {
    changed,
    seen,
    reason,
  }: { readonly changed: ChangedFacts; readonly seen: FactTextsByKind; readonly reason: string },
): Promise<void> {
  const entries = Object.entries(changed);
  if (entries.length === 0)
    throw new AppError("conflict", { userMessage: "No fact is different from what the page says. Change one first." });
  const detail = Object.fromEntries(entries.map(([kind, fact]) => [kind, fact ? writeFact(fact.value) : "unknown"]));
  await changeAsOperator(
    context,
    { action: "tool-fact-set", subject: subjectOf({ slug, name }), reason, detail },
    ({ db, clock }) => setToolFacts(db, { slug, facts: changed, seen }, clock.now()),
  );
}
