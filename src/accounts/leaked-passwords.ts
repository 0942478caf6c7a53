/**
 * Whether a password is among those that attackers try first. The list is zxcvbn's (30,000 and more, from published leaks), shipped with
 * the product, so that no password ever leaves the server. It is loaded with the first question.
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
