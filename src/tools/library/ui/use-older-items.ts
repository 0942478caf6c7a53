import { useEffect, useState } from "react";
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
  const { load, data, state } = useFetcher<Page<Item>>();
  useEffect(() => {
    if (data) setOlder((before) => ({ items: onceEach([...(before?.items ?? []), ...data.items]), next: data.next }));
  }, [data]);
  const next = older ? older.next : first.next;
  return {
    items: onceEach([...first.items, ...(older?.items ?? [])]),
    next,
    isLoading: state !== "idle",
    showMore: () => void (next && load(pathOfNext(next))),
    /** Of what was deleted, or has come back. */
    forget: (keys: readonly string[]) =>
      setOlder((before) => before && { ...before, items: before.items.filter(({ key }) => !keys.includes(key)) }),
    reset: () => setOlder(undefined),
  };
}

/** The same page is fetched again after each change, and while something on it goes on. */
const onceEach = <Item extends { readonly key: string }>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.key, item])).values(),
];
