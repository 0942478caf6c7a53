import { createContext, type RouterContextProvider } from "react-router";

/** Teams of a user, for pages about their own plan and credits. */
export interface TeamLinks {
  /** Team that the page is in, whose credits pay for work there, and the page with its usage; null for the user's own. */
  readonly acting: { readonly name: string; readonly usagePath: string } | null;
  /** The user's own team; null without one. */
  readonly own: { readonly name: string; readonly path: string } | null;
  /** Page on which a team is created. */
  readonly createPath: string;
}

/** From the slice of teams, which knows this one. */
export const teamLinksContext =
  createContext<(context: Readonly<RouterContextProvider>, url: URL) => Promise<TeamLinks>>();
