const plainName = /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u;

/** Who invites, in a mail to a stranger: a name, or nothing. With what else fits into a name field anybody could write anything to anybody. */
export function inviterName(firstName: string): string {
  const name = firstName.trim();
  return plainName.test(name) ? name : "A friend";
}
