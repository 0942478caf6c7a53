/** What the browser knows of links that show something to everybody. */

export const sharedPath = "/s";

/** The page that a link leads to. */
export const linkPath = (token: string): string => `${sharedPath}/${token}`;

/** Of our own making: 144 bits. */
export const isLinkToken = (text: string): boolean => /^[\w-]{24}$/.test(text);

/** In days; null for no end. */
export const linkLifetimes = { forever: null, week: 7, month: 30 } as const;
export type LinkLifetime = keyof typeof linkLifetimes;

export const isLinkLifetime = (text: string): text is LinkLifetime => Object.hasOwn(linkLifetimes, text);

/** As its owner sees it. */
export interface ShownLink {
  /** The whole address. */
  readonly address: string;
  readonly expiresAt: Date | null;
}
