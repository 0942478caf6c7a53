import type { Random } from "../../random.ts";
import type { RoleExample } from "./parse-example.ts";
import type { Role, RoleSpan } from "./roles.ts";

/** Words of other examples by their role: names and facts for the same place. */
export type Exchange = ReadonlyMap<Role, readonly string[]>;

/** Roles whose words are exchanged: it is the words around them that tell what they are. */
const exchanged: readonly Role[] = ["headline", "brand", "place", "date", "shown", "trade"];
const exchangedShare = 0.5;

export function exchangeOf(examples: readonly RoleExample[]): Exchange {
  const words = new Map<Role, string[]>();
  for (const { text, spans } of examples)
    for (const { role, from, to } of spans) words.set(role, [...(words.get(role) ?? []), text.slice(from, to)]);
  return words;
}

/** The same prompt as another customer could type it: with other names and facts, in small letters, or without marks between the words. */
export function varyExample(example: RoleExample, exchange: Exchange, random: Random): RoleExample {
  const other = withOthers(example, exchange, random);
  const lower = random.chance(0.3) ? { ...other, text: other.text.toLowerCase() } : other;
  return random.chance(0.2) ? withoutMarks(lower) : lower;
}

function withOthers({ text, spans }: RoleExample, exchange: Exchange, random: Random): RoleExample {
  return rebuilt(text, spans, (words, role) => {
    const others = exchange.get(role) ?? [];
    return exchanged.includes(role) && others.length > 0 && random.chance(exchangedShare) ? random.pick(others) : words;
  });
}

/** Marks between spans and in talk; those within a span may say something. */
const withoutMarks = ({ text, spans }: RoleExample): RoleExample =>
  rebuilt(
    text,
    spans,
    (words) => words,
    (talk) => talk.replaceAll(/[,.;:!?"“”„«»]+/gu, ""),
  );

function rebuilt(
  text: string,
  spans: readonly RoleSpan[],
  changed: (words: string, role: Role) => string,
  between: (talk: string) => string = (talk) => talk,
): RoleExample {
  let rest = "";
  let at = 0;
  const moved = spans.map(({ role, from, to }): RoleSpan => {
    rest += between(text.slice(at, from));
    const start = rest.length;
    rest += changed(text.slice(from, to), role);
    at = to;
    return { role, from: start, to: rest.length };
  });
  return { text: rest + between(text.slice(at)), spans: moved };
}
