import { expect, it } from "vitest";
import { findHeroFact } from "./hero-fact.ts";
import { readPrompt } from "./read-prompt.ts";

it.each([
  ["Lost cat, grey tabby, reward, call 555-0142", "action"],
  ["instagram story flash sale -30% on all sneakers, this weekend only", "price"],
  ["Open house Sunday 2-4pm, 1428 Maple Street", "date"],
  ["yoga retreat in Bali 5-12 October, $1290", "price"],
  ["Poster open day at the fire station, Saturday 12 September, 10-16, Bell Street, free entry", "date"],
  ["Poster: eye tests for pensioners, free of charge, Optik Lang", "price"],
  ["Poster “Quiet”", undefined],
  ["Business card for Jane Roe, architect, +44 20 7946 0958", undefined],
])("[F8] the fact of “%s” that is set largest is %s", (prompt, slot) => {
  expect(findHeroFact(readPrompt(prompt).brief)).toBe(slot);
});
