/**
 * Roles that words of a prompt can have, each with the letter that marks it in the examples. The first eight are printed; the others
 * say how the design should be, and words without a role speak to the designer.
 */
export const roles = {
  h: "headline",
  s: "subline",
  l: "list",
  d: "date",
  p: "place",
  m: "price",
  a: "action",
  b: "brand",
  k: "kind",
  y: "look",
  v: "shown",
  x: "excluded",
  t: "trade",
} as const;

export type Role = (typeof roles)[keyof typeof roles];

/** Words of a prompt with a role, as places in its text. */
export interface RoleSpan {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
}

const printed: readonly Role[] = ["headline", "subline", "list", "date", "place", "price", "action", "brand"];
export const isPrinted = (role: Role | undefined): role is PrintedRole => role !== undefined && printed.includes(role);
export type PrintedRole = "headline" | "subline" | "list" | "date" | "place" | "price" | "action" | "brand";
