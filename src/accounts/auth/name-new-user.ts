import { tidyLine } from "#platform/forms/rules.ts";
import { personNameLengthMax } from "../rules.ts";

interface NewUser {
  readonly name: string;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
}

/** Names as the form would take them, also when somebody else tells them, and also when they come as one. */
export function nameNewUser({ name, firstName, lastName }: NewUser) {
  const [first = "", ...rest] = tidyLine(name).split(" ");
  const isGiven = typeof firstName === "string" && tidyLine(firstName) !== "";
  return isGiven
    ? { firstName: shorten(firstName), lastName: shorten(typeof lastName === "string" ? lastName : "") }
    : { firstName: shorten(first), lastName: shorten(rest.join(" ")) };
}

const shorten = (name: string): string => [...tidyLine(name)].slice(0, personNameLengthMax).join("");
