import { isPrinted, type RoleSpan } from "./roles.ts";

const quotes = /["“„«](?=[^"“”„«»\n]*\p{L}{2})([^"“”„«»\n]{2,300})["”“»]/gu;

/** Spans with every quote as one of them: words in quotes are printed, whatever the tagger takes them for. */
export const withQuotes = (text: string, spans: readonly RoleSpan[]): readonly RoleSpan[] =>
  [...text.matchAll(quotes)].reduce<readonly RoleSpan[]>((all, { 1: words = "", index }) => {
    const [from, to] = [index + 1, index + 1 + words.length];
    const within = all.filter((span) => span.from < to && span.to > from);
    const isKept =
      within.length === 1 && within.some((span) => isPrinted(span.role) && span.from <= from && span.to >= to);
    const isAround = (span: RoleSpan) => span.from < from && span.to > to + 1;
    if (isKept || within.some((span) => span.role === "excluded" || isAround(span))) return all;
    const others = all.filter((span) => !within.includes(span));
    const hasHeadline = others.some(({ role }) => role === "headline");
    const role = within.find((span) => isPrinted(span.role))?.role ?? (hasHeadline ? "subline" : "headline");
    return [...others, { role, from, to }].toSorted((a, b) => a.from - b.from);
  }, spans);
