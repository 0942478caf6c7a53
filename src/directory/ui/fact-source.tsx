import { formatShortDay } from "#ui/format.ts";
import { websiteHost } from "../rules.ts";

interface Props {
  readonly source: { readonly url: string; readonly checkedOn: string } | null;
}

/** The page on which a fact was read, and the day; nothing for what the directory says itself. */
export function FactSource({ source }: Props) {
  if (!source) return null;
  return (
    <span className="mt-1 block text-xs text-muted">
      <a
        href={source.url}
        target="_blank"
        rel="nofollow ugc noopener"
        className="inline-block min-h-6 break-all underline underline-offset-2 hover:text-ink"
      >
        {websiteHost(source.url)}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      , <time dateTime={source.checkedOn}>{formatShortDay(new Date(source.checkedOn))}</time>
    </span>
  );
}
