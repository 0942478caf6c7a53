import { thingsMax } from "../brief.ts";
import { findThings, type Thing } from "../find-things.ts";
import { broadSubjects } from "../lexicons/subjects.ts";
import { findLanguage } from "./read-language.ts";
import { subjectOf } from "./read-look.ts";
import type { Reading } from "./reading.ts";
import type { SetWords } from "./set-words.ts";
import { withoutSideWords } from "./side-words.ts";

/** Such trades show no animal that is in their name: 'Lion Insurance'. */
const soberSubjects: readonly string[] = [
  "law",
  "finance",
  "business",
  "jobs",
  "realestate",
  "architecture",
  "optician",
];
const nameAnimals: readonly string[] = [
  ...[
    "lion",
    "eagle",
    "bear",
    "wolf",
    "fox",
    "owl",
    "tiger",
    "elephant",
    "dragon",
    "horse",
    "phoenix",
    "otter",
    "beaver",
    "bison",
  ],
  ...[
    "dolphin",
    "hedgehog",
    "leopard",
    "deer",
    "swan",
    "unicorn",
    "whale",
    "rhinoceros",
    "panda",
    "koala",
    "bee",
    "rose",
    "tulip",
  ],
];

/** In characters: further down, a long text tells how to come and what to bring. */
const sublineMax = 80;

/**
 * Figures of what the design is about, if its words name any: those that it should show, then those of its headline: things first, else a
 * trade. What is said below is meant only where the headline is about nothing, or only tells an occasion: a trade first, then things.
 */
export function thingsOf(
  { texts }: SetWords,
  { finds }: Reading,
  prompt: string,
  subject: string | undefined,
): string[] | undefined {
  // A name in another language is no thing: 'academia de inglés Bridge'.
  const language = findLanguage(prompt) ?? findThings(prompt, undefined).find(({ isTrade }) => isTrade)?.language;
  const isSober = subject !== undefined && soberSubjects.includes(subject);
  const namedIn = (text: string) => {
    const found = findThings(text, language);
    // 'Barbershop' is a word in any language.
    const all = found.length > 0 ? found : findThings(text, undefined).filter(({ isTrade }) => isTrade);
    return all.filter(({ id }) => !(isSober && nameAnimals.includes(id)));
  };
  const isThing = ({ figures }: Thing) => figures.length === 1;
  const shown = finds.filter(({ field }) => field === "depicted").flatMap(({ value }) => namedIn(value));
  const said = withoutSideWords(prompt);
  const idsOf = (text: string) => new Set(namedIn(text).map(({ id }) => id));
  const [lasting, matter] = [idsOf(said.lasting), idsOf(said.matter)];
  const isMatter = ({ id }: Thing) => matter.has(id);
  const allInHeadline = namedIn(texts.headline).filter(({ id }) => lasting.has(id) || !idsOf(prompt).has(id));
  const ofMatter = allInHeadline.filter(isMatter);
  const inHeadline = ofMatter.length > 0 ? ofMatter : allInHeadline;
  const isOpen = subjectOf(texts.headline).every(({ value }) => broadSubjects.has(value));
  // A street's name says nothing: 'Church Street'.
  const around = namedIn(texts.place ? prompt.replace(texts.place, " ") : prompt).filter(
    (one) =>
      one.isTrade &&
      ((isOpen && isMatter(one)) ||
        (lasting.has(one.id) && subjectOf(one.words).some(({ value }) => value === subject))),
  );
  const below = isOpen ? namedIn([texts.subline?.slice(0, sublineMax), texts.price].join("\n")).filter(isMatter) : [];
  const choices = [
    [...shown, ...inHeadline.filter(isThing)],
    inHeadline.slice(0, 1),
    around.filter((one) => !isThing(one)).slice(0, 1),
    below.filter(isThing),
    around.slice(0, 1),
  ];
  const things = choices.find((one) => one.length > 0)?.flatMap(({ figures }) => figures);
  return things && [...new Set(things)].slice(0, thingsMax);
}
