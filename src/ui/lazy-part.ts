import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const loads: (() => Promise<void>)[] = [];

/**
 * A part of pages that only some people get, e.g. the account menu: fetched by their browsers alone, and yet in the page as the server sends
 * it. Stands inside a `<Suspense>`.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  let part: ComponentType<Props> | undefined;
  loads.push(async () => {
    part = await load();
  });
  return lazy(() => (part ? atOnce({ default: part }) : load().then((loaded) => ({ default: loaded }), missing)));
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
