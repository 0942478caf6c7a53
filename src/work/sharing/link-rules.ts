/** Everything that the browser knows about links that show something to everybody. */

export const sharedPath = "/s";

/** The page that a link leads to. */
export const linkPath = (token: string): string => `${sharedPath}/${token}`;

/** Tells whether a text is a token as we make them: 144 bits. */
export const isLinkToken = (text: string): boolean => /^[\w-]{24}$/.test(text);

/** In days; null for no end. */
export const linkLifetimes = { forever: null, week: 7, month: 30 } as const;
export type LinkLifetime = keyof typeof linkLifetimes;

export const isLinkLifetime = (text: string): text is LinkLifetime => Object.hasOwn(linkLifetimes, text);

/** Link as its owner sees it. */
export interface ShownLink {
  /** The whole address. */
  readonly address: string;
  readonly expiresAt: Date | null;
}

/** Work that users do over days: a document, a conversation, or the questions about a PDF. */
export interface WorkRef {
  readonly kind: "document" | "chat" | "pdf";
  readonly id: string;
}

/** A link to such work. */
export interface ShownWorkLink extends ShownLink {
  /** Messages and questions after that are not shown. */
  readonly createdAt: Date;
}

const openKey = "share";
/** The screen of a work with the dialog open in which it is shared. */
export const sharingPath = (screen: string): string => `${screen}?${openKey}=open`;
export const isSharing = (query: URLSearchParams): boolean => query.has(openKey);

/** A message with its answer, or a question about a PDF, as everybody with the link sees it. */
export interface SharedExchange {
  /** From 1, in the order of the conversation. */
  readonly position: number;
  readonly text: string;
  /** Number of files that came with it, which are not shown. */
  readonly fileCount: number;
  /** Null for one that was not answered. */
  readonly answer: { readonly modelName: string; readonly text: string } | null;
}

export interface SharedExchanges {
  readonly exchanges: readonly SharedExchange[];
  readonly hasLater: boolean;
}

/** Part of a conversation that a link shows. */
export interface SharedPart {
  /** End of the part: what was written after it is not shown. */
  readonly until: Date;
  /** The position before the first one; 0 for the beginning. */
  readonly after: number;
  readonly countMax: number;
}
