import { archetypes } from "../brief/archetypes.ts";
import { type Brief, moods, styleIds, tones } from "../brief/brief.ts";
import { plainColors, shades } from "../brief/lexicons/shades.ts";
import { subjectWords } from "../brief/lexicons/subjects.ts";
import { createRandom } from "../random.ts";

const sizes = [
  [1024, 1024],
  [1792, 1024],
  [1024, 1792],
  [1024, 768],
  [768, 1024],
] as const;

const words = {
  en: [
    "Fresh",
    "bread",
    "every",
    "morning",
    "the",
    "summer",
    "market",
    "jazz",
    "of",
    "light",
    "extraordinary",
    "a",
    "yoga",
    "at",
    "sunrise",
  ],
  de: ["Frühlingsfest", "im", "Garten", "für", "Größe", "Öffnungszeiten", "und", "Straßenmusik", "Übung", "heute"],
  pl: ["Zażółć", "gęślą", "jaźń", "święto", "żubr", "łódź", "i", "wieczór"],
  tr: ["İstanbul", "ışık", "şehir", "güzel", "çiçek", "ve", "öğle"],
  el: ["Καλημέρα", "ψωμί", "και", "μουσική", "θάλασσα", "φως"],
  ru: ["Весенний", "фестиваль", "и", "свет", "ёлка", "щука", "объявление"],
} as const;

const lists = [
  "Espresso 2.50\nFlat white 3.20\nCinnamon roll with vanilla cream 4.80\nWater",
  "Mon–Fri 9–18\nSat 10–16\nSunday closed",
  "9:00 Welcome\n9:30 Keynote by Dana Ruiz\n11:00 Workshops\n12:30 Lunch\n14:00 Panel\n16:00 Closing words\n17:00 Drinks on the terrace",
  Array.from({ length: 14 }, (_, index) => `Dish number ${index + 1} with seasonal vegetables €${index + 7}`).join(
    "\n",
  ),
] as const;

const wishes = [...shades.map(([color]) => color), ...Object.values(plainColors)];

const subjects = Object.keys(subjectWords);

/** Any brief that a user might give, from a few words to many, by a number. */
export function anyBrief(number: number): Brief {
  const random = createRandom(`brief-${number}`);
  const language = random.pick(["en", "en", "en", "de", "pl", "tr", "el", "ru"] as const);
  const phrase = (min: number, max: number) =>
    Array.from({ length: random.integer(min, max) }, () => random.pick(words[language])).join(" ");
  const maybe = (share: number, text: string) => (random.chance(share) ? text : undefined);
  const [width, height] = random.pick(sizes);
  const wish = createRandom(`wish-${number}`);
  const occasion = createRandom(`occasion-${number}`);
  return {
    archetype: occasion.chance(0.15) ? occasion.pick(archetypes) : undefined,
    list: occasion.chance(0.1) ? occasion.pick(lists) : undefined,
    kind: "poster",
    style: random.pick(styleIds),
    width,
    height,
    language,
    headline: phrase(1, random.chance(0.8) ? 5 : 12),
    subline: maybe(0.7, phrase(2, 14)),
    date: maybe(0.7, random.pick(["12–15 June, 8 pm", "Friday", "Saturday and Sunday, 9 am until 6 pm"])),
    place: maybe(0.6, phrase(1, 5)),
    price: maybe(0.4, random.pick(["€12", "Free entry", "from $1,250.00 a month"])),
    action: maybe(0.4, random.pick(["easel.example", "Sign up by 1 August", "www.a-rather-long-address.example"])),
    brand: maybe(0.4, phrase(1, 2)),
    subject: maybe(0.7, random.pick(subjects)),
    mood: random.chance(0.4) ? random.pick(moods) : undefined,
    hue: random.chance(0.3) ? random.integer(0, 360) : undefined,
    colors: wish.chance(0.12) ? Array.from({ length: wish.integer(1, 3) }, () => wish.pick(wishes)) : undefined,
    tone: wish.chance(0.08) ? wish.pick(tones) : undefined,
    detail: random.integer(0, 100),
    seed: `seed-${number}`,
  };
}
