import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const loads: (() => Promise<void>)[] = [];

/**
 * A part of pages that only some people get, e.g. the account menu: fetched by their browsers alone, and yet in the page as the server sends
 * it. Stands inside a `<Suspense>`.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { Part, ready } = lazyPartOnDemand(load);
  loads.push(ready);
  return Part;
}

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>;

/**
 * A part that is large, and on few pages: the server fetches it for the first of these instead of at its start.
 * @returns the part, and a function that the loaders of its pages await before they return.
 */
export function lazyPartOnDemand<Props>(load: () => Promise<ComponentType<Props>>): {
  readonly Part: LazyPart<Props>;
  readonly ready: () => Promise<void>;
} {
  let part: ComponentType<Props> | undefined;
  return {
    Part: lazy(() => (part ? atOnce({ default: part }) : load().then((loaded) => ({ default: loaded }), missing))),
    async ready() {
      part ??= await load();
    },
  };
}

/** A part that cannot be fetched, the network being gone, is left out: an error here would take the whole page with it. */
const missing = () => ({ default: () => null });

/** Before the server renders for the first time: it waits for nothing while rendering. */
export async function loadParts(): Promise<void> {
  await Promise.all(loads.splice(0).map((load) => load()));
}

/** A promise that has its value when it is asked, so that React need not come back for it. */
function atOnce<Value>(value: Value): Promise<Value> {
  const settled = Promise.resolve(value);
  return Object.assign(settled, {
    // biome-ignore lint/suspicious/noThenProperty: it is a promise
    then: (take: (value: Value) => void) => take(value),
  }) as Promise<Value>;
}
