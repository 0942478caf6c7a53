/** What the browser knows of links that show a design to everybody. */

export const sharedPath = "/s";

export const sharedDesignPath = (token: string): string => `${sharedPath}/${token}`;

/** The picture of the page, and the one for social networks. */
export const sharedPictures = ["design.png", "social.png"] as const;

/** Of our own making: 144 bits. */
export const isLinkToken = (text: string): boolean => /^[\w-]{24}$/.test(text);

/** In days; null for no end. */
export const linkLifetimes = { forever: null, week: 7, month: 30 } as const;
export type LinkLifetime = keyof typeof linkLifetimes;

export const isLinkLifetime = (text: string): text is LinkLifetime => Object.hasOwn(linkLifetimes, text);
