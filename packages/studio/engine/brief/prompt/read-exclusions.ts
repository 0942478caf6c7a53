import { compilePattern } from "../compile-pattern.ts";
import { findThings } from "../find-things.ts";
import { figureWords } from "../lexicons/figure-words.ts";
import { wordStart } from "./reading.ts";

/** Figures that a prompt rules out. */
interface Exclusions {
  /** Ids of figures. */
  readonly without: readonly string[];
  /** Words as they are in the prompt. */
  readonly words: readonly string[];
}

const leads =
  "not (?:yet )?another|(?:please )?(?:don['’]?t|do not) (?:use|show|put|add|include|draw|give me)|(?:i|we) (?:don['’]?t|do not) want|bloß keine?[nrsm]?|nicht schon wieder|auf keinen fall|surtout pas|pas encore|évite[zr]?|je ne veux (?:pas|plus)|on ne veut (?:pas|plus)|que no (?:salgan?|lleven?|tengan?|aparezcan?|se vean?)|nada de|no (?:pongas|pongan|quiero|queremos|metas)" + // words:allow
  "|no more|not (?:the|an?|one more)|nothing with|anything but|avoid(?:ing)?(?: using)?|skip the|do(?:n['’]?t| not) (?:do|need|want|like)|bitte (?:keine?[nrsm]?|ohne)|nicht (?:der|die|das|den|eine?n?|noch)|que no haya|que no sea|no (?:usar|usen|uses|poner)|evitar?|no|not|without|w\\/o|never|ohne|keine?[nrsm]?|sans|pas (?:de|d['’]|des|du)|aucune?|sin|ning[uú]na?|ning[uú]n|ni"; // words:allow
const lead = compilePattern(
  `${wordStart}(?:(?:but|and|und|aber|et|mais|y|pero|also|auch|aussi) )?(?:please |pls |bitte )?(?:${leads})(?: |(?<=['’]))`,
  "giu",
);

const fillers =
  "any|a|an|the|one|of|more|another|those|these|that|other|kind|use|using|single|typical|typic|usual|obvious|clich[eé]d?|cheesy|boring|classic|standard|stupid|generic|stock|same|old|tired|little|big|red|yellow|green|blue|pink|golden?|eine?[nrsm]?|der|die|das|den|dem|typische[nrsm]?|übliche[nrsm]?|klassische[nrsm]?|kitschige[nrsm]?|langweilige[nrsm]?|obligatorische[nrsm]?|ewige[nrsm]?|rote[nrsm]?|gelbe[nrsm]?|grüne[nrsm]?|les?|la|l['’]|du|des?|d['’]|une?|petite?s?|éternel(?:le)?s?|sempiternel(?:le)?s?|classiques?|typiques?|banale?s?|gros|rouges?|el|los|las|un[oa]?s?|t[ií]pic[oa]s?|cl[aá]sic[oa]s?|dichos[oa]s?|much[oa]s?|m[aá]s|otr[oa]s?|salga|usual(?:es)?";
const filler = compilePattern(`^(?:${fillers})$`, "iu");
const joint = /^(?:,|\/|&|or|and|nor|no|oder|und|noch|keine?[nrsm]?|ou|et|ni|sans|o|u|y|sin|ohne)$/iu;
/** Said of what was ruled out, and not of the business. */
const after = compilePattern(
  "^(?: (?:amarill[oa]s?|roj[oa]s?|verdes?|azul(?:es)?|rosas?|jaunes?|vertes?|bleue?s?|t[ií]pic[oa]s?|(?:icons?|symbols?|logos?|shapes?|figures?|motifs?|motive?|clichés?|stuff|things?|de siempre|for once|at all|anywhere|this time|drin|drauf|dabei|diesmal)))*(?:,? (?:pls|plz|please|thanks|thx|ty|bitte|danke|svp|stp|s['’]il (?:vous|te) pla[iî]t|merci|por favor|porfa|gracias|if possible|wenn['’]?s (?:geht|möglich ist|möglich)|wenn (?:es )?(?:geht|möglich)|falls möglich|si possible|si c['’]est possible|si es posible|si se puede))*(?:[,:;–—-]? ?(?:because |since |weil |denn |car |parce qu['’]|porque |ya que )?(?:every(?:one|body)(?: else)?|all (?:the )?(?:others?|competitors)|they all|hat jeder|haben alle|alle haben|alle anderen|jeder hat|tout le monde|tous les autres|todo el mundo|todos(?: los dem[aá]s)?|ya lo)[^\\n.,;:!?()]{0,60})?",
  "iu",
);

const cliches = figureWords.map(([ids, words]) => ({
  ids: ids.split(" "),
  pattern: compilePattern(`^(?:${words})$`, "iu"),
}));

/** Figures that a word stands for, in any of the four languages. */
function figuresCalled(words: string): readonly string[] {
  const known = cliches.filter(({ pattern }) => pattern.test(words)).flatMap(({ ids }) => ids);
  if (known.length > 0) return known;
  const [thing] = findThings(words, undefined);
  return thing && thing.words.length >= words.length - 1 ? thing.figures : [];
}

const wordsMax = 10;
const phraseMax = 3;

interface Phrase {
  readonly ids: readonly string[];
  /** Number of characters. */
  readonly length: number;
}

/** Figures that are named right behind a lead: 'leaf or drop', 'típico sol amarillo'. */
function figuresAt(text: string): Phrase {
  const tokens = [...text.slice(0, 120).matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*['’]?|[,/&]|[^\s]/gu)].slice(
    0,
    wordsMax,
  );
  const ids: string[] = [];
  let length = 0;
  let canFollow = true;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]?.[0] ?? "";
    const named = canFollow ? longestName(tokens.slice(at, at + phraseMax).map(([word]) => word)) : undefined;
    if (named) {
      ids.push(...named.ids);
      at += named.count;
      const last = tokens[at - 1];
      length = (last?.index ?? 0) + (last?.[0].length ?? 0);
      canFollow = false;
    } else if (joint.test(token)) {
      canFollow = true;
      at++;
    } else if (canFollow && filler.test(token)) at++;
    else break;
  }
  return { ids, length };
}

function longestName(
  words: readonly string[],
): { readonly ids: readonly string[]; readonly count: number } | undefined {
  for (let count = words.length; count > 0; count--) {
    const part = words.slice(0, count).join(" ");
    if (/[^\p{L}\p{N}' ’-]/u.test(part)) continue;
    // 'L’éclair'.
    const ids = figuresCalled(part.replace(/^[ld]['’]/iu, ""));
    if (ids.length > 0) return { ids, count };
  }
  return undefined;
}

/** Finds the figures that the unprinted words of a prompt rule out: 'no leaf pls everyone has a leaf', 'kein Blitz, wenns geht'. */
export function readExclusions(text: string): Exclusions {
  const without: string[] = [];
  const words: string[] = [];
  let from = 0;
  for (const match of [...text.matchAll(lead)].slice(0, 30)) {
    const start = match.index;
    if (start < from) continue;
    const behind = text.slice(start + match[0].length);
    const { ids, length } = figuresAt(behind);
    if (ids.length === 0) continue;
    const tail = after.exec(behind.slice(length))?.[0] ?? "";
    const end = start + match[0].length + length + tail.length;
    without.push(...ids);
    words.push(text.slice(start, end).trim());
    from = end;
  }
  return { without: [...new Set(without)], words };
}
