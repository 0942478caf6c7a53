/**
 * Tells whether a password is among those that attackers try first. The list is zxcvbn's (more than 30,000, from published leaks) and ships
 * with the product, so no password ever leaves the server. It is loaded on first use.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  list ??= loadList();
  return (await list).has(password.normalize("NFKC").toLowerCase());
}

let list: Promise<ReadonlySet<string>> | undefined;

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
