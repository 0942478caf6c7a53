/** Anything that reads like an e-mail address, also percent-encoded as in a path. */
const address = /[^\s/<>()"'=,:;&?]+(?:@|%40)[^\s/<>()"'=,:;&?]+/gi;

/** E-mail addresses are personal data and never reach the log. */
export function withoutAddresses(text: string): string {
  return text.replace(address, "[address]");
}
