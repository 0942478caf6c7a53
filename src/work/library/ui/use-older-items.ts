import { useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/**
 * The items of a list, with older ones below them when the user asks for more.
 * @param pathOfNext the address of the items after a place.
 */
export function useOlderItems<Item extends { readonly key: string }>(
  first: Page<Item>,
  pathOfNext: (next: string) => string,
) {
  const [older, setOlder] = useState<Page<Item>>();
  const [generation, setGeneration] = useState(0);
  // A fetcher is asked again after each change of the page: the one of what was shown before a reset must not answer after it.
  const { load, data, state } = useFetcher<Page<Item>>({ key: `${useId()}-${generation}` });
  useEffect(() => {
    if (data) setOlder((before) => ({ items: onceEach([...(before?.items ?? []), ...data.items]), next: data.next }));
  }, [data]);
  const next = older ? older.next : first.next;
  return {
    items: onceEach([...first.items, ...(older?.items ?? [])], first.items),
    next,
    isLoading: state !== "idle",
    showMore: () => void (next && load(pathOfNext(next))),
    /** Forgets items that were deleted, or have come back. */
    forget: (keys: readonly string[]) =>
      setOlder((before) => before && { ...before, items: before.items.filter(({ key }) => !keys.includes(key)) }),
    reset: () => {
      setOlder(undefined);
      setGeneration((before) => before + 1);
    },
  };
}

/**
 * The same page is fetched again after each change, and while something on it goes on.
 * @param newest as they are now, for those that are in it twice.
 */
const onceEach = <Item extends { readonly key: string }>(
  items: readonly Item[],
  newest: readonly Item[] = [],
): readonly Item[] => [...new Map([...items, ...newest].map((item) => [item.key, item])).values()];
