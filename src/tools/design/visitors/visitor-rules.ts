import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { styleIds } from "#studio/rules.ts";
import { autoStyle, type StyleChoice } from "../style-rules.ts";

export const makePath = "/make";

export const drawingsPath = "/api/visitor-designs";
/** Number of designs that a visitor sees at once; an account keeps all of them. */
export const designsDrawn = 2;
/** A small picture of one of them, for the page. */
export const drawingFile = (drawingId: string, number: number): string => `${drawingsPath}/${drawingId}/${number}.png`;

/** Address at which a drawing is seen, and at which it is kept after signing up. */
export const drawingPath = (drawingId: string): string => `${makePath}?drawing=${drawingId}`;

/** In characters: a visitor’s prompt is kept for a week, and costs its sender nothing. */
export const visitorPromptMax = 500;

export interface VisitorBrief {
  readonly prompt: string;
  readonly style: StyleChoice;
}

/** A style that an address or a form names; for anything else, those that suit the prompt. */
export const styleNamed = (name: string | null | undefined): StyleChoice =>
  styleIds.find((id) => id === name) ?? autoStyle;

export function checkBrief(form: FormData): Checked<"prompt" | "style"> {
  const prompt = fieldOf(form, "prompt").trim();
  const values = { prompt, style: styleNamed(fieldOf(form, "style")) };
  if (prompt === "") return { values, errors: { prompt: "Please describe what you need." } };
  if (prompt.length <= visitorPromptMax) return { values, errors: {} };
  return {
    values,
    errors: { prompt: `Please use ${visitorPromptMax} characters at most. With an account, it can be 2,000.` },
  };
}
