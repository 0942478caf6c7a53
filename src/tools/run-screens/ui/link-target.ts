/** Targets of links in a model's text, and whether the text already names them. Pure. */

const linkProtocols = ["http:", "https:", "mailto:"];

export interface LinkTarget {
  readonly href: string;
  /** Host with its port, or the email address. Names in other scripts are in Punycode, which can't pass for another name. */
  readonly name: string;
  /** True if the link's text is that very address, so that the name needn't be shown beside it. */
  readonly isNamed: boolean;
}

/** @param text what the link shows. @returns undefined for an address that is no link here. */
export function targetOf(href: string, text: string): LinkTarget | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !linkProtocols.includes(url.protocol)) return undefined;
  const name = url.protocol === "mailto:" ? url.pathname : url.host;
  const shown = addressIn(text.trim(), url.protocol);
  return { href: url.href, name, isNamed: name !== "" && shown === name.toLowerCase() };
}

/**
 * The host, or the email address, that a reader sees in a text that is an address and nothing else. It is compared as it is written:
 * parsing it would take “paypal.com@thief.example”, wide letters or percent signs for the host that they hide.
 */
function addressIn(text: string, protocol: string): string | undefined {
  // Other characters can look like letters, show nothing, or turn what is around them.
  if (!/^[\x21-\x7e]+$/.test(text)) return undefined;
  const address = text.toLowerCase();
  if (protocol === "mailto:") return address.replace(/^mailto:/, "");
  return address.replace(/^https?:\/\//, "").split(/[/?#\\]/, 1)[0];
}
