import type { Mood } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import {
  commands,
  contraries,
  designFillers,
  designNouns,
  qualities,
  refusing,
  remarkTails,
  spokenRemarks,
  styleAdjectives,
  wholeRefusals,
} from "../lexicons/design-talk.ts";
import { fillerWord, lookOf, lookWord } from "./read-look.ts";
import { isTown } from "./read-places.ts";
import { type Find, type Reader, type Reading, take, wordEnd } from "./reading.ts";

type Role = "refusing" | "command" | "quality" | "look" | "noun" | "filler";

const roles: readonly (readonly [Role, RegExp])[] = (
  [
    ["quality", qualities.map(({ words }) => words).join("|")],
    ["look", `${lookWord}|${styleAdjectives}`],
    ["refusing", refusing],
    ["command", commands],
    ["noun", designNouns],
    ["filler", `${fillerWord}|${designFillers}`],
  ] as const
).map(([role, words]) => [role, compilePattern(`[\\s'’"()&+/-]*(?:${words})${wordEnd}`, "iuy")]);

/** @returns what each word of a text is, or undefined if a word is none of a talk about designs. */
function rolesOf(text: string): readonly { readonly role: Role; readonly words: string }[] | undefined {
  const found: { role: Role; words: string }[] = [];
  let at = 0;
  while (/[\p{L}\p{N}]/u.test(text.slice(at))) {
    const longest = roles
      .flatMap(([role, pattern]) => {
        pattern.lastIndex = at;
        const words = pattern.exec(text)?.[0];
        return words ? [{ role, words }] : [];
      })
      .toSorted((a, b) => b.words.length - a.words.length)[0];
    if (!longest) return undefined;
    found.push(longest);
    at += longest.words.length;
  }
  return found;
}

const named = qualities.map((quality) => ({
  ...quality,
  pattern: compilePattern(`^[^\\p{L}]*(?:${quality.words})$`, "iu"),
}));

/** Finds of a remark: what is refused brings its contrary. */
function findsOf(words: string, isRefused: boolean, spoken: readonly string[]): readonly Find[] {
  const found = named.filter(({ pattern }) => spoken.some((one) => pattern.test(one)));
  const looks = lookOf(words);
  if (!isRefused)
    return [...looks, ...found.flatMap(({ mood }) => (mood ? [{ field: "mood", value: mood, words } as const] : []))];
  const moods = [
    ...found.map(({ refused }) => refused),
    ...looks.flatMap(({ field, value }) => (field === "mood" ? contraries[value as Mood] : [])),
  ];
  return [
    ...looks.flatMap(({ field, value }) => (field === "color" ? [{ field: "avoid", value, words } as const] : [])),
    ...moods.flatMap((mood) => (mood ? [{ field: "mood", value: mood, words } as const] : [])),
    { field: "without", value: words, words },
  ];
}

/** 'Schönes altes Design'. */
const styled = compilePattern(
  "^(?:\\p{Ll}+ ){1,3}(?<!(?:interior|graphic|web|garden|fashion|floral|product|new) )(?:design|style|stil|optik|vibes?|aesthetic|estilo|diseño|ambiance)$",
  "u",
);
const refusal = compilePattern(`^(?:${wholeRefusals})${wordEnd}`, "iu");

/** Words between two breaks, with 'and', 'for' and the like before them. The dot of 'weiss.example' is no break. */
const chunk = compilePattern(
  "(?<=^|[\\n\\v.,;:!?–—|] {0,2})[^\\s.,;:!?–—|][^\\n\\v.,;:!?–—|]{2,100}(?=[\\n\\v,;:!?–—|]|\\.(?!\\p{L})|$)",
  "gu",
);

interface Place {
  /** Nothing is said before it. */
  readonly isFirst: boolean;
  /** Nothing else is said. */
  readonly isAll: boolean;
  /** After a comma: a capital there begins a name, as in 'Ferry Rd, Manly'. */
  readonly isContinued: boolean;
  /** The chunk before or behind it says how the design should look. */
  readonly isBesideLook: boolean;
}

const breaks = /[\n\v.,;:!?–—|]/u;

function placeOf({ text, finds }: Reading, index: number, length: number): Place {
  const [before, after] = [text.slice(0, index), text.slice(index + length)];
  const isFirst = !/\p{L}/u.test(before) && finds.every(({ field }) => field !== "headline");
  const beside = [before.trimEnd().slice(0, -1).split(breaks).at(-1), after.slice(1).split(breaks)[0]];
  return {
    isFirst,
    isAll: isFirst && !/\p{L}{2}/u.test(after),
    isContinued: before.trimEnd().endsWith(","),
    isBesideLook: beside.some((words) => words !== undefined && isLook(words.trim())),
  };
}

/** Tells whether a chunk says nothing but how the design should look. */
const isLook = (words: string): boolean =>
  toned.test(words) || rolesOf(words)?.some(({ role }) => role === "look" || role === "quality") === true;

/** Tells whether a chunk whose words are all of such talk speaks of the design. */
function isRemark(words: string, found: readonly { readonly role: Role }[], place: Place): boolean {
  const { isFirst, isAll, isContinued } = place;
  const has = (role: Role) => found.some((one) => one.role === role);
  const isTitle = words.includes(" ") && words.split(/\s+/u).every((word) => !/^\p{Ll}/u.test(word));
  const first = found[0]?.role;
  if (isAll || isTitle || (isFirst && first !== "command" && first !== "refusing")) return false;
  if (has("command") || has("refusing")) return has("quality") || has("noun") || has("look");
  if (/^\p{Lu}/u.test(words) && (isContinued || isTown(words))) return false;
  if (has("look") && (has("noun") || has("quality"))) return true;
  return (
    single.test(words) ||
    (has("quality") && (found.length > 1 || alone.test(words))) ||
    (has("look") && found.every(({ role }) => role === "look" || role === "filler")) ||
    (has("noun") && isPlaced.test(words))
  );
}

/** Finds of each part of a remark by itself: 'sober and not sad'. */
const partsOf = (words: string): readonly Find[] =>
  words.split(joint).flatMap((part) => {
    const spoken = rolesOf(part) ?? [];
    const isRefused = spoken.some(({ role }) => role === "refusing");
    return findsOf(
      part.trim(),
      isRefused,
      spoken.map((one) => one.words),
    );
  });

/** Takes chunks out that speak of the design: 'keep it clean', 'not too girly', 'logo top right', 'black background big letters'. */
export const readRemarks: Reader = (reading) =>
  take({ ...reading, text: withBreaks(reading.text) }, chunk, {
    max: 100,
    read: ({ 0: words, index }) => {
      const place = placeOf(reading, index, words.length);
      if (!place.isFirst && (styled.test(words) || toned.test(words))) return lookOf(words);
      const isNotThat = place.isBesideLook && !place.isFirst && nothingLike.test(words) && !offered.test(words);
      const pair = place.isFirst ? undefined : paired.exec(words)?.groups;
      if (
        pair &&
        !tasted.test(words) &&
        [pair.one, pair.other, pair.alone].some((one) => one !== undefined && isLook(one))
      )
        return partsOf(words);
      if (place.isContinued && germanLook.test(words)) return lookOf(words);
      if (place.isContinued && place.isBesideLook && decoration.test(words))
        return [{ field: "depicted", value: words, words }];
      if (refusal.test(words) || isNotThat) return findsOf(words.trim(), true, words.split(" "));
      const turned = place.isFirst ? undefined : lookThen.exec(words)?.groups;
      if (turned?.look && isLook(turned.look)) return looksThen(turned.look, turned, words);
      const seen = place.isFirst ? undefined : butNot.exec(words)?.groups;
      if (seen) return [{ field: "depicted", value: seen.seen ?? "", words }, ...findsOf(seen.not ?? "", true, [])];
      const spoken = place.isFirst ? undefined : spokenOf(words);
      if (spoken) return spoken;
      const found = rolesOf(words);
      return found && isRemark(words, found, place) ? partsOf(words) : undefined;
    },
  });
const spokenClauses = spokenRemarks.map((words) => compilePattern(`^(?:${words})$`, "iu"));
const tail = compilePattern(`(?<=[\\p{L})?!]) (?=(?:${remarkTails})${wordEnd})`, "iu");
/** @returns a text with a comma before a clause about the design that has none. */
export const withBreaks = (text: string): string => text.replace(tail, ", ");
const refused = /^(?:not|no|nicht|nichts|kein|keine|pas|ni|without|ohne|sans|sin)(?!\p{L})/iu;

/** 'Maybe put a wrench in it but not clip arty', 'q se lea de lejos': what a clause about the design brings. */
function spokenOf(words: string): readonly Find[] | undefined {
  const found = spokenClauses
    .map((pattern) => pattern.exec(words.trim()))
    // 'We want it delivered' and 'leashes are fine' speak of no look.
    .find((match) => match && (match.groups?.look === undefined || isLook(match.groups.look)));
  if (!found) return undefined;
  const seen = found.groups?.seen?.trim();
  const [wanted = "", ...others] = words.split(joint);
  return [
    ...(seen && !isLook(seen) ? [{ field: "depicted", value: seen, words } as const] : lookOf(wanted)),
    ...others.flatMap((part) => (refused.test(part) ? findsOf(part.trim(), true, part.split(" ")) : lookOf(part))),
  ];
}

/** 'Tonos fríos', 'cool tones': nothing but a design has them. */
const toned = compilePattern(
  "^(?:tonos|tons|colores|couleurs|farben|colou?rs|töne|letras?|tipografía|police|schrift)(?: \\p{L}+){1,2}$|^(?:in )?\\p{Ll}+ (?:tones?|colou?rs?|farben|töne|fonts?|lettering|background|hintergrund|schrift)$",
  "u",
);
const nothingLike = compilePattern(
  "^(?:but |aber |mais |pero |bitte |please |pls )?(?:no|not|without|nicht|keine?[nrsm]?|ohne|pas|sans|sin|nada)(?: [\\p{L}'’-]+){1,3}$",
  "iu",
);
/** Nouns of what a shop leaves out: 'no contract', 'ohne Termin' is said to its customers. */
const offered = compilePattern(
  "(?:fees?|charges?|contracts?|bookings?|appointments?|experience|obligation|deposit|minimum|commission|dogs|pets|kids|children|smoking|parking|cover|entry|refunds?|cash|cards?|reservations?|tickets?|sugar|gluten|dairy|alcohol|additives|preservatives|waste|waiting|stress|suitable|included|profit|(?:vor)?anmeldung|termin\\p{L}*|zucker|laktose|kosten|\\p{L}*kenntnisse|risiko|vertrag\\p{L}*|aufpreis|alkohol|wartezeit|geeignet|nötig|rendez-vous|rdv|engagement|sucre|alcool|réservation|inscription|frais|lactose|cita|compromiso|azúcar|permanencia|comisiones|reserva|coste|experiencia|necesari[oa])$",
  "iu",
);
/** 'Warm und herbstlich': one of them says that both are a look. */
const paired = compilePattern(
  "^(?<one>\\p{Ll}+),? (?:and|n|und|et|y|but|aber|mais|pero|yet) (?<other>\\p{Ll}+)$|^(?<alone>\\p{Ll}+) (?:without|ohne|sans|sin) (?:\\p{L}+)$",
  "u",
);
/** Beside colors, they are to be drawn: 'gold n maroon, diyas'. */
const decorations =
  "(?:some |lots of |viele |des |unos |unas )?(?:diyas?|rangolis?|lanterns?|fairy lights|bunting|confetti|garlands?|balloons?|streamers|marigolds?|sparkles|butterflies|stars|laternen?|lampions?|girlanden?|luftballons?|konfetti|lichterketten?|schmetterlingen?|sternen?|lanternes?|lampions|guirlandes?|ballons|confettis?|paillettes|papillons|étoiles|farolillos?|faroles|guirnaldas?|globos|confeti|banderines|mariposas|estrellas)";
const decoration = compilePattern(`^${decorations}$`, "iu");
/** Beside a taste, a color is a dish: 'tamales, mole, verde y dulce'. */
const tasted = compilePattern(
  "(?<!\\p{L})(?:sweet|spicy|sour|salty|bitter|süß|scharf|sauer|salzig|sucrée?s?|salée?s?|piquante?s?|dulces?|picantes?|amarg[oa]s?|salad[oa]s?|agridulces?)(?!\\p{L})",
  "iu",
);
/** 'Funny not passive aggressive', 'black and white with a touch of red', 'lila con mariposas'. */
const lookThen = compilePattern(
  `^(?<look>\\p{L}+(?: \\p{L}+){0,3}?),? (?:(?:but |aber |mais |pero )?(?<not>(?:not|nicht|pas|no)(?: too| zu| trop| muy)? \\p{Ll}+(?:[ -]\\p{Ll}+)?)|(?:with|avec|mit|con) (?:(?:an?|une?|eine[mr]?|una) )?(?:(?:touch|hint|pop|splash|bit|touche|pointe|hauch|tupfer|toque|detalle)(?:es|s)? (?:of |de |von |en )?(?<accent>\\p{L}+(?: \\p{L}+)?)|(?<seen>${decorations})))$`,
  "iu",
);

function looksThen(look: string, { not, accent, seen }: Readonly<Record<string, string>>, words: string) {
  const accents = lookOf(accent ?? "");
  const isAccent = (name: string) => accents.some(({ field, value }) => field === "color" && value === name);
  return [
    ...lookOf(look).filter(({ field, value }) => field !== "avoid" || !isAccent(value)),
    ...accents,
    ...(not ? findsOf(not, true, not.split(" ")) : []),
    ...(seen ? [{ field: "depicted", value: seen, words } as const] : []),
  ];
}
/** In German, a small letter after a comma is no noun. */
const germanLook = compilePattern("^\\p{Ll}{3,12}(?:lich|isch|haft)$", "u");
/** 'Dragons but not cartoony'. */
const butNot = compilePattern(
  "^(?<seen>\\p{Ll}+(?: \\p{Ll}+)?),? (?:but|aber|mais|pero) (?<not>(?:not|no|nicht|pas|keine?[nrsm]?)(?: \\p{Ll}+){1,2})$",
  "u",
);
const alone = compilePattern(
  `^(?:${qualities.flatMap(({ words, isAlone }) => (isAlone ? words : [])).join("|")})$`,
  "iu",
);
/** 'Sober and not sad': one is wanted, the other is not. */
const joint = /\s(?:and|but|und|aber|et|mais|y|pero)\s/iu;
/** Alone between two commas, it says how large the design is or in which art. */
const single = compilePattern(
  "^(?:small|little|big|large|klein|groß|petite?|grande?|pequeñ[oa]|round|rund|ronde?|redond[oa]|watercolou?rs?|aquarell(?:e|ig)?|acuarelas?|hand[- ]?(?:drawn|painted|lettered)|handgezeichnet|handgemalt)$",
  "iu",
);
const isPlaced = compilePattern(
  "(?<![\\p{L}])(?:(?:big|large|huge|große?|dicke|fette|gros(?:ses?)?|grandes?) (?:letters|lettering|font|text|type|titles?|headline|schrift|buchstaben|lettres|police|texte|letras?|letra)|(?:lettres|letras|letra|texto|schrift) (?:grandes?|gros|groß)|top|bottom|left|right|corner|attached|oben|unten|rechts|links|ecke|anbei|folgt|haut|bas|gauche|droite|ci-jointe?|arriba|abajo|izquierda|derecha|esquina|adjunt[oa]|drauf|rein)(?![\\p{L}])",
  "iu",
);
