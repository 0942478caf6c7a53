/** Meanings of several words of a question together, once it is in English and hyphens are spaces. Pure. */

/** In their order: each is replaced by words that the catalogue has, or that say that it has none. */
const phrases: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(?:royalty|copyright|licen[cs]e|rights) free\b|\b(?:libres?|free) (?:de )?(?:droits?|derechos)\b/g, " "],
  [/\b(?:lizenzfrei|gemafrei)\p{L}*/gu, " "],
  [/\b(?:hands|ad|sugar|gluten|watermark) free\b/g, " "],
  [/\b(?:chat gpt|gpt ?\d\w*)(?!\p{L})/gu, "chatgpt"],
  [/\be ?mail(?: newsletters?)\b/g, "newsletter"],
  [/\be mails?\b/g, "email"],
  [/\b(?:an? )?(?:add on|addon|plug ?in|extension)s?\b/g, " "],
  // These codes are not programs.
  [/\b(qr|bar|promo|discount|zip|dress|tax|area|country) codes?\b/g, "$1code"],
  [
    /\b(?:podcasts?|audio|recordings?|interviews?|meetings?|lectures?|videos?|voice|calls?)(?: \p{L}+){0,3} text\b/gu,
    "transcribe",
  ],
  [/\b(?:voice|audio|speech) to text\b/g, "transcribe"],
  [/\btext (?:to|in|into) (?:speech|voice|audio)\b|\bread (?:\p{L}+ )?(?:aloud|out loud)\b/gu, "text-to-speech"],
  [/\bvoice overs?\b/g, "voiceover"],
  [/\be commerce\b/g, "shop"],
  [/\bsocial (?:media|networks?)\b/g, "social"],
  [/\bno codes?\b|\bwithout (?:any )?(?:code|coding|programming)\b/g, "no-code"],
  [/\bblog (?:posts?|articles?)\b/g, "blog"],
  [/\b(?:bigger|larger|increase (?:the )?(?:size|resolution))\b/g, "enlarge"],
  [/\bwithout losing (?:any )?quality\b/g, " "],
  [/\bmind maps?\b/g, "mind-map"],
  [/\bcover letters?\b/g, "cover-letter"],
  [/\bopen source\b/g, "open-source"],
  [/\bt shirts?\b/g, "t-shirt"],
  [/\blearn (?!how\b)/g, "study "],
  [/\b(?:ai (?:detector|checker)|detect(?:ing|s)? (?:ai|chatgpt)(?: (?:texts?|writing))?)\b/g, "ai-detector"],
];

/** @param text English, in small letters. */
export const readPhrases = (text: string): string =>
  phrases.reduce(
    (read, [said, meant]) => read.replace(said, meant),
    text.replaceAll(/(?<=[\p{L}\p{N}])-+(?=[\p{L}\p{N}])/gu, " "),
  );

/** “An alternative to”, “something like”, in four languages. What “like” alone is about is rarely a tool. */
const likening = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:(?:the|a|an|some) )?(?:best |good |free )*(?:alternatives?|replacements?) (?:to|for)",
    "(?:something|anything|tools?|apps?|one|ones|programs?) like",
    "(?:something |anything |tools? |apps? )?similar to",
    "(?:(?:une?|la|les|des) )?(?:meilleure?s? )?alternatives? (?:gratuites? )?(?:à|a|au)",
    "(?:quelque chose|outils?|logiciels?|applis?|application) comme",
    "(?:(?:una|la|las) )?(?:mejor(?:es)? )?alternativas? (?:gratis |gratuitas? )?(?:a|de|para)",
    "(?:algo|herramientas?|programas?|app|aplicaci[oó]n) como",
    "(?:(?:eine|die) )?(?:beste |kostenlose )*alternativen? (?:zu|für|von)",
    "(?:etwas|so ?was|tools?|programm|app) (?:so )?wie",
  ].join("|")}) +`,
  "iu",
);
/** A word, and those after it that are written as names. */
const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.]*(?: [\p{Lu}\p{N}][\p{L}\p{M}\p{N}.]*){0,2}/u;

/**
 * Takes out what a tool should be like: “something like Canva but free” is “Canva”, and “but free”.
 * @param asked as it was written: names have capitals.
 * @returns no name where none is given.
 */
export function readLikeness(asked: string): { readonly like: string; readonly rest: string } {
  const [said] = likening.exec(asked) ?? [];
  if (said === undefined) return { like: "", rest: asked };
  const at = asked.indexOf(said);
  const after = asked.slice(at + said.length);
  const [like = ""] = name.exec(after) ?? [];
  const priceSaid = /free|gratuit|gratis|kostenlos/i.exec(said)?.[0] ?? "";
  return like === ""
    ? { like, rest: asked }
    : { like: like.replace(/\.$/, ""), rest: `${asked.slice(0, at)} ${priceSaid} ${after.slice(like.length)}` };
}
