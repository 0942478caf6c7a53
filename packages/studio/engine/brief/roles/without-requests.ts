import { isPrinted, type RoleSpan } from "./roles.ts";
import { tokensOf } from "./tokens.ts";

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Verbs and words that ask for a design. */
const asking = wordsOf(
  `please pls plz need want like make do design create would brauche brauchen möchte hätte mach mache machen kannst könnt bitte faut fais
  faites voudrais svp hazme haz necesito quiero quisiera favor porfa`,
);
/** Words around them. Only of these and those, words ask and are none of the design: 'please make me a'. */
const around = wordsOf(
  `thanks thx thank you can could u i we us me my a an the some something for it just hi hello hey danke ich wir mir uns ein eine einen gern
  hallo bonjour salut merci il moi nous je un une s'il te vous plaît hola gracias por unos unas para`,
);
/** A club that looks for members says this. */
const isCall = (words: readonly string[]): boolean => /^(?:we|i) (?:need|want) (?:you|u)$/u.test(words.join(" "));

/** Words about how large something is set. Beside others, they are no sentence of the design. */
const sizing = wordsOf(
  `tiny small smaller little big bigger large larger huge bold klein kleiner groß größer fett petit petite petits gros grosse grand grande
  pequeño pequeña pequeñito chico chiquito`,
);

/** Spans without those whose words only ask, or say how large others should be. */
export const withoutRequests = (text: string, spans: readonly RoleSpan[]): readonly RoleSpan[] =>
  spans.filter(({ role, from, to }) => {
    if (!isPrinted(role)) return true;
    const words = tokensOf(text.slice(from, to).toLowerCase()).flatMap(({ text: word }) =>
      /[\p{L}\p{N}]/u.test(word) ? [word] : [],
    );
    const isRequest =
      words.some((word) => asking.has(word)) &&
      words.every((word) => asking.has(word) || around.has(word)) &&
      !isCall(words);
    return !isRequest && !(role === "subline" && words.every((word) => sizing.has(word)));
  });
