import { readInchMarks, readSize } from "../prompt/read-size.ts";
import type { Reading } from "../prompt/reading.ts";
import { isPrinted, type RoleSpan } from "./roles.ts";

/** Spans without the sizes of paper and screens at their ends: '24 × 36 in' is known by its form, and is never printed. */
export function withoutSizes(text: string, spans: readonly RoleSpan[]): readonly RoleSpan[] {
  const sizes = [readInchMarks, readSize].reduce<Reading>((reading, read) => read(reading), { text, finds: [] }).finds;
  return sizes.reduce<readonly RoleSpan[]>((left, { words }) => {
    const from = text.indexOf(words);
    const to = from + words.length;
    return from < 0 ? left : left.flatMap((span) => (isPrinted(span.role) ? cutOff(span, from, to) : span));
  }, spans);
}

function cutOff(span: RoleSpan, from: number, to: number): readonly RoleSpan[] {
  if (to <= span.from || from >= span.to) return [span];
  if (from <= span.from) return to >= span.to ? [] : [{ ...span, from: to }];
  return to >= span.to ? [{ ...span, to: from }] : [span];
}
