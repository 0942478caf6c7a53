import type { PersonName } from "#accounts/index.ts";

/** A friend as the referrer sees them: enough to tell who it is for whoever knows them, and no more. */
export function shownName(name: PersonName | undefined): string {
  if (!name) return "Account closed";
  const initial = [...name.lastName.trim()][0];
  return [name.firstName.trim() || "A friend", initial && `${initial.toUpperCase()}.`].filter(Boolean).join(" ");
}
