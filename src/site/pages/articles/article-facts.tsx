import { formatDay } from "#ui/format-date.ts";

/** @param day ISO date. */
export function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(new Date(`${day}T00:00:00Z`))}</time>;
}

/** When an article was written, and how long reading it takes. */
export function ArticleFacts({ published, minutes }: { readonly published: string; readonly minutes: number }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      <Day day={published} />
      <span>{minutes} min read</span>
    </p>
  );
}
