import { compilePattern } from "../compile-pattern.ts";
import { deadline } from "../lexicons/calendar.ts";
import { capitalized, type Reader, take, trimmed, wordEnd, wordStart } from "./reading.ts";

/** Beginnings of a clause that says what to do, as regular expressions. */
const callPattern = [
  "visit(?! to)|book (?=now|your|a |the |online|here|at|today|tickets|us|in |early|by)|shop (?=now|online|the|our|today)|order (?=now|online|your|here|today|yours|by|at)",
  "buy (?=now|tickets?|online|your|yours|at)|sign[- ]?up|register(?! of)|join (?=us|now|today|the club|our)|call (?=\\p{L}+ (?:at|on) |us|now|me|today|or|\\n)|write to (?=us|me)|write us|subscribe|download (?=now|the|our|your)",
  "ask for (?=\\p{Lu})|preguntar por (?=\\p{L})|demander (?=\\p{Lu})|follow (?=us|@|our)|apply (?=now|by|online|today|here|at)|rsvp|reserve (?=your|a|now|at|online)|(?:learn|find out|read|see) more|get (?=your|tickets|in touch|started|yours|a quote)",
  "donate|come (?=and|by|along|join|see|visit)|swipe up|tap (?=to|the|here)|click (?=to|the|here)|scan (?=the|to|me)|contact (?=us|me)|dm (?=us|me|to)|try (?=it|now|us)|start (?=now|today|your)|tickets (?=at|via|from|on|:|online)|link in bio|volunteer (?=now|today|with|at)",
  "jetzt (?=buchen|anmelden|kaufen|bestellen|bewerben|entdecken|sichern|reservieren|tickets|spenden|mitmachen)|(?:melde?|bewirb|bewerbt|meldet) (?=dich|euch|sie)|anmelden|anmeldung|besuch(?:e|t|en)? (?=uns|sie)|komm(?:t|en)? (?=vorbei|sie|und)|ruf(?:t|en)? (?=uns|an|sie|mich)|schreib(?:t|en)? (?=uns|sie)|tickets (?=unter|auf|bei)|karten (?=unter|auf|bei)|mehr (?=erfahren|infos)|reservier(?:e|t|en)|bestell(?:e|t|en)",
  "réserve[zr]|inscri(?:vez|s)-(?:vous|toi)|inscription (?=sur|par)|venez|appelez|achete[zr]|commande[zr]|rejoignez|rejoins|visitez|découvre[zr]|contactez|écrivez|billets (?=sur|à)|en savoir plus",
  "reserva (?=tu|ya|ahora|en|hoy|aquí)|compra (?=tu|ya|ahora|en|aquí)|inscríbete|apúntate|visita(?:nos)?|llám(?:a|e)nos|llama (?=al|ya|ahora)|únete|regístrate|pide (?=tu|ya)|ven (?=a|y)|síguenos|escríbenos|entradas (?=en)",
].join("|");

const topLevel =
  "com|org|net|edu|gov|info|biz|io|co|app|dev|shop|store|online|site|art|studio|design|events?|tickets|club|cafe|bar|band|music|berlin|hamburg|koeln|london|paris|nyc|eu|de|at|ch|fr|es|it|nl|be|uk|ie|pt|pl|cz|se|dk|no|fi|gr|tr|us|ca|au|nz|mx|ar|br|jp|in|me|tv|fm|ly|gg|xyz|example|test|cat|org\\.uk|co\\.uk|com\\.au";
const email = "[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,4}";
const address = `(?:https?://[^\\s<>"“”]{3,200}|www\\.[^\\s<>"“”]{3,200}|(?<![@\\p{L}\\p{N}.-])(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.){1,4}(?:${topLevel})(?![\\p{L}\\p{N}-])(?:/[^\\s<>"“”,;]{0,150})?)`;
const handle = "(?<![\\p{L}\\p{N}@.])@[\\p{L}\\p{N}_][\\p{L}\\p{N}_.]{1,40}";
const phone =
  "(?<![\\p{L}\\p{N}.,/-])(?:\\+\\d{1,3}[ ./-]?(?:\\(\\d{1,5}\\)[ ./-]?)?\\d(?:[ ./-]?\\d){5,12}|\\(\\d{2,5}\\)[ ./-]?\\d(?:[ ./-]?\\d){4,9}|0\\d{1,5}(?:[ /-]\\d{2,8}){1,5}|0\\d{8,12}|\\d{3}[ .-]\\d{3}[ .-]\\d{4}|\\d{3}-\\d{4}|(?<=(?:call|phone|text|tel)[.:]? )\\d{3} \\d{4}|\\d{2}[ .-]\\d{4}[ .-]\\d{4}|[6-9]\\d{2}[ .-]\\d{3}[ .-]\\d{3})(?![\\p{N}%])";
const link = `(?:${email}|${address}|${handle}|${phone})`;
const phoneCue =
  "(?:tel(?:efon|ephone|éfono)?|phone|call(?: us)?(?: at| on)?|llamar(?: al)?|appeler(?: le)?|ruf(?:t)? an|fon|tél|whatsapp|text)\\.?:? ?";
const lead = `(?:(?:${callPattern})(?:(?<=\\s)|(?!\\p{L}))[^\\n,.;:!?@]{0,30}?(?:(?<=\\s)|[:\\s]\\s?)|${phoneCue}|(?:e-?mail|mail|write|text|message|schreib|correo|escribe|écrire|tickets?|info(?:s)?|more(?: info)?|details|rsvp|karten|anmeldung|inscription|entradas|billets|register|listen|watch|contact|kontakt|delivery|lieferung|livraison|orders?|bookings?|enquiries|reservations?|(?:send|email) (?:(?:your|a|us) )*(?:cvs?|résumés?|resumes?|applications?)|bewerbung(?:en)?)(?: us| me| uns| mir| nous)?(?: at| on| via| unter| auf| sur| an| à| a| en| to)?:? ?)`;

/** A web address, a mail address, a phone number or a name on a network, with what to do there. */
const linkPattern = compilePattern(`(?:${wordStart}${lead})?${link}`, "giu");
const deadlinePattern = compilePattern(
  `${wordStart}(?:sign[- ]?up|register|apply|book|order|rsvp|reserve|submit|enter|reply|confirmar|confirmez|confirmer|zusagen|rückmeldung|réponse|commandes?|bestellung(?:en)?|pedidos?|reservas?|anmelden|anmeldung|bewerben|inscription|inscrivez-vous|inscríbete|apúntate|reserva)(?: [\\p{L}-]+){0,3}? ${deadline}${wordEnd}`,
  "giu",
);
const callClause = compilePattern(
  `(?<=^|[\\n,.;:!?–—|]\\s*|\\s(?:and|und|et|y)\\s)(?:(?:and|und|et|y) )?¡?(?<call>(?:${callPattern})(?:(?<=\\s)|(?!\\p{L}))[^\\n,.;:!?]{0,50})(?=\\s*(?:$|[\\n,.;:!?]))!?`,
  "giu",
);

const plain = (words: string) => trimmed(words.replace(/[)\]>'"”»]+$/u, ""));

/** Reads where to go or whom to write or call, before dates are read: some are written in the same way. */
export const readLinks: Reader = (reading) => {
  const deadlines = take(reading, deadlinePattern, {
    read: ([words]) => ({ field: "action", value: capitalized(plain(words)) }),
  });
  return take(deadlines, linkPattern, { read: ([words]) => ({ field: "action", value: capitalized(plain(words)) }) });
};

/** Reads what to do: 'visit the shop'. */
export const readCalls: Reader = (reading) =>
  take(reading, callClause, {
    read: ({ groups }) => {
      const words = plain(groups?.call ?? "").replace(/ (?:at|in|on|from|unter|im|bei|sur|à|en|and|und|et|y)$/iu, "");
      // 'Anmeldung nicht nötig' asks nothing of them.
      if (
        / (?:nicht|not|pas|no(?: es)?) (?:nötig|erforderlich|notwendig|needed|required|necessary|nécessaire|obligatoire|necesari[oa])/iu.test(
          words,
        )
      )
        return undefined;
      return words.length > 60 ? undefined : { field: "action", value: capitalized(words) };
    },
  });
