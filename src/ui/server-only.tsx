import { createContext, type ReactNode, useContext } from "react";

const ServerOnlyContext = createContext<unknown>(undefined);

/**
 * Data that a page needs while it is rendered on the server and never in the browser: what stands inside `<noscript>`, which React writes
 * on the server and leaves alone afterwards. Unlike loader data it is not sent along.
 */
export function ServerOnlyProvider({ value, children }: { readonly value: unknown; readonly children: ReactNode }) {
  return <ServerOnlyContext value={value}>{children}</ServerOnlyContext>;
}

/** @returns what the page's loader left for rendering on the server; undefined in the browser. */
export function useServerOnly<Value>(): Value | undefined {
  return useContext(ServerOnlyContext) as Value | undefined;
}
