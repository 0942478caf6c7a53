import { compilePattern } from "../compile-pattern.ts";

/** Regular expressions of dates and times in English, German, French and Spanish. */

const weekdays = [
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?",
  "(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|werktags",
  "lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?",
  "lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?",
].join("|");

/** Some are words of their own ('sun', 'sat', 'wed'): they count beside another day, a number or a time only. */
const shortWeekdays =
  "mon|tues?|weds?|thurs?|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|jue|vie|sáb|dom";

/** A day of the week, in full or short, as a regular expression. */
export const anyWeekday = `(?:${weekdays}|(?:${shortWeekdays})(?!\\p{L}))`;

const months = [
  "january|february|march|april|may|june|july|august|september|october|november|december",
  "januar|februar|märz|mai|juni|juli|oktober|dezember|jänner",
  "janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre",
  "gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık",
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
  "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря",
  "ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου",
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  "(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|ene|abr|ago|dic|janv|févr|avr|juil|déc)\\.?(?!\\p{L})",
].join("|");

const weekday = `(?:${weekdays})`;
const nearWeekday = `(?:(?:${shortWeekdays})\\.?(?=,? ?\\d|,? ?(?:-|–|to|bis|au?|&|and|und|y|et|\\+|,)\\s?(?:${shortWeekdays}|${weekdays})(?!\\p{L})| (?:this|next|diese|ce|este|esta)(?!\\p{L})))`;
const month = `(?:${months})`;
const range = "\\s?(?:-|–|—|to|until|till?|thru|through|bis|au|al|a|and|und|et|y|&|\\+)\\s?";
const day =
  "(?:the )?(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.|º|ª)?(?!\\d|[.:]\\d|\\s?(?:am|pm|a\\.m|p\\.m|uhr|h|%|€|\\$|£)(?!\\p{L}))";
const year = "(?:,? (?:of |de(?:l)? )?(?:19|20)\\d\\d(?!\\d))";

// In 'Leo turns 5, June 14', 5 is no day.
const beforeMonth = `(?:, ?(?!${month} ${day})| ?)`;
const dayMonth = `${day}(?:${range}(?:${weekday},? )?${day})?${beforeMonth}(?:of |de |d['’])?${month}${year}?`;
const monthDay = `${month} ${day}(?:${range}${day})?${year}?(?:${range}${month} ${day}${year}?)?`;
/** e.g. `Friday the 13th`, `viernes 13`. */
const weekdayDay = `${weekday},? (?:(?:the |der |den |le |el )?${day}(?=\\s*(?:$|[\\n.,;:!?)]|(?:at|@|in|im|um|bei|à|chez|en) ))|the \\d{1,2}(?:st|nd|rd|th))(?![.,]? ?(?:of |de |d['’])?${month})`;
const monthYear = `${month}${year}`;
const iso = "(?:19|20)\\d\\d-[01]?\\d-[0-3]?\\d";
const numeric =
  "(?!24\\/7|1\\/2)(?:[0-3]?\\d\\/[01]?\\d(?:\\/(?:(?:19|20)?\\d\\d))?(?![\\d/]| ?(?:€|\\$|£|euros?|eur|chf|fr)(?!\\p{L}))|[0-3]?\\d\\.[01]?\\d\\.(?:(?:19|20)?\\d\\d)?(?!\\d))";
const numericRange = "[0-3]?\\d\\.(?:-|–|—|\\s?bis\\s?)[0-3]?\\d\\.[01]?\\d\\.(?:(?:19|20)\\d\\d)?";
const nth =
  "first|second|third|fourth|last|1st|2nd|3rd|4th|[1-4]\\.|ersten|zweiten|dritten|letzten|1ers?|[234]e|premiers?|deuxième|troisième|derniers?|primer|segundo|tercer|último";
/** e.g. `every first Friday of the month`, `jeden 1. Mittwoch im Monat`, `Saturdays May thru October`. */
const ofMonth = `(?:(?:every|each|the|jeden|am|chaque|le|les|cada|el|tous les) )?(?:${nth}) (?:${weekdays})(?: (?:of|in) (?:the|each|every) month| im monat| (?:du|de chaque) mois| (?:del|de cada) mes)?`;
const season = `${month} ?(?:-|–|to|thru|through|until|till?|bis|à|au|a) ?${month}`;
const monthEnd = `(?:the )?(?:end|beginning|middle) of ${month}|(?:ende|anfang|mitte) ${month}|(?:fin|début|mi-?) ?${month}|(?:finales|fines|principios|mediados) de ${month}`;
const relative =
  "tmrw|tonite|2nite|both days|beide tage|les deux jours|ambos días|weekdays|tonight|tomorrow(?: night| morning| evening)?|today|this (?:weekend(?: only)?|week|evening|afternoon|morning)|next (?:weekend|week|month)|daily|every ?day|heute(?: abend)?|morgen abend|dieses wochenende|täglich|ce soir|demain|ce week-end|tous les jours|esta noche|mañana por la noche|este fin de semana|cada día|todos los días";

/** e.g. `Friday`, `12–15 June`, `3/5/2026`. */
const anyDay = `(?:${weekday}|(?:${shortWeekdays})\\.?(?!\\p{L}))`;
const twoDays = `${anyDay} ${day}(?: ?(?:,|and|&|und|et|y|e|\\+|/) ?)${anyDay} ${dayMonth}`;
const hoursBeforeSeason = `\\d{1,2}\\s?[-–]\\s?\\d{1,2} ${season}`;
const threeDays = `(?:les |am |los )?\\d{1,2}\\.?(?: ?[-–/+] ?\\d{1,2}\\.?){2,3} (?:de )?${month}`;
const twoDaysAlone = `${anyDay} \\d{1,2}(?: et | und | y | and | & |, )${anyDay} \\d{1,2}(?![\\p{N}.:h]| ?(?:€|%|${month}))`;
const ordinalDay = `${anyDay} (?:the )?\\d{1,2}(?:st|nd|rd|th)(?![\\p{L}\\p{N}])(?! ?(?:of )?${month})`;
const halfDay = `${weekday} (?:only |nur |solo |sólo |seulement )?(?:por la )?(?:mañanas?|tardes?|vormittags?|nachmittags?|(?:le )?matin|(?:l['’])?après-midi)`;
const monthOfWeekends = `(?:week-ends?|fines de semana|wochenenden?|weekends?) (?:de |d['’]|im |in |en )${month}`;
const dayWithWeek = `${weekday} (?:of )?week \\d{1,2}(?!\\d)`;
const date = `(?:${twoDays}|${threeDays}|${twoDaysAlone}|${ofMonth}|${hoursBeforeSeason}|${season}|${monthEnd}|${dayWithWeek}|${ordinalDay}|${halfDay}|${monthOfWeekends}|(?:${weekday}|${nearWeekday}) (?:closed|geschlossen|fermée?|cerrado)|(?:${shortWeekdays})\\.?\\s?(?:-|–|to|bis|au|a)\\s?(?:${weekdays}|(?:${shortWeekdays})(?!\\p{L}))|${weekday} (?:a|à|to|bis|au|through|thru) ${weekday}|${numericRange}|${iso}|${dayMonth}|${monthDay}|${monthYear}|${numeric}|${weekdayDay}|${weekday}|${nearWeekday}|${relative})`;

const hour = "(?:[01]?\\d|2[0-4])";
const half = "(?:\\s?(?:a\\.m\\.?|p\\.m\\.?|am|pm|o['’]?clock|uhr))";
const clock = `(?:(?:${hour}[:.][0-5]\\d${half}?|${hour}${half}|(?!24 ?h)${hour} ?hs?(?: ?[0-5]\\d)?(?!\\p{L}| (?:suffi|de (?:travail|cours|formation|trabajo)|par |max|d['’]))|${hour}(?::[0-5]\\d)? (?:horas|heures)|(?:12 )?noon|midnight|mittags?|mitternacht|midi|minuit|mediodía|medianoche)(?! ?(?:[€$£%]|eur|chf|usd|zł|kr)(?!\\p{L})))`;
/** e.g. `8 pm`, `7–9 pm`, `noon to six`. */
const time = `(?:(?:${hour}(?:[:.][0-5]\\d)?|${clock})(?:${range}|\\s?-\\s?)(?:las |à )?(?:${clock}|six|seven|eight|nine|ten|eleven|twelve|late|open end)|${hour} (?:til|till|'til|until) late|${clock} ?(?:-|–|to|till?|until|bis|à|a) ?${hour}(?=\\s*(?:$|[\\n.;!?)]|,(?!\\d)))|${clock})(?: (?:CET|CEST|GMT|UTC|BST|[ECMP][SD]?T)(?!\\p{L}))?`;

const before =
  "(?:(?:only|nur) (?:until|bis)|until|till|by|from|starting|ends?(?: on)?|ending(?: on)?|starts|begins|immer|toujours|siempre|always|avail(?:able)?(?: from)?|every|each|this|next|last|only|all day|bis(?: zum)?|ab|vom|von|jeden|diesen|nächsten|jusqu['’](?:au|à)|à partir d[eu]|du|dès le|dès|de(?= (?:lun|mar|mié|jue|vie|sáb|dom)\\.? a )|chaque|tous les|ce|hasta el|hasta|desde el|a partir del?|del|cada|todos los|este|próximo|between|zwischen|entre le) ";
const lead = "(?:(?:on|am|on the|le|el|der|den|the|les|los) )";
const label =
  "(?:doors(?: open)?|show|start|starts|begin(?:s|n)?|concert|einlass|beginn|ouverture|apertura|kick-?off|opens?|opening)"; // words:allow
const timeLead = `(?:(?:at|um|à|a las|from|starting(?: at)?|von|ab|de|dès|à partir de|desde(?: las)?|until|till|bis|jusqu['’]à|hasta(?: las)?|${label}(?: at| um| à)?:?) )`;
const joint = `(?:\\s?[,·|/]?\\s?(?:(?:and|und|et|y|&|-|–|—|to|until|till|bis|through|au|al|@) ?)?)`;

const partOfDay = "(?:morning|afternoon|evening|night)";
/** 'Tuesday night' alone may be a part of a name, as in 'Monday night football'. */
const weekly = `(?:(?:every|each|this|next) ${weekday} ${partOfDay}s?|${weekday} ${partOfDay}s)`;

const dateWithLead = `${weekly}|(?:${before}${lead}?|${lead}${before}?)?${date}(?: (?:only|seulement|nur|solo)(?!\\p{L}))?`;
const timeWithLead = `${timeLead}?${time}`;
const bareHour = `(?:(?:at|um) (?:[1-9]|1[0-2])|${hour}\\s?[–-]\\s?${hour})(?=\\s*(?:$|[\\n,.;!?)–-]|(?:at|in|im|bei|with|chez|en|both|each|daily|täglich)\\s|@))|${hour}(?:[:.][0-5]\\d)? to ${hour}(?:[:.][0-5]\\d)?(?=\\s*(?:$|[\\n,.;!?)]))`;
const hoursOfDays = `${hour}(?:[:.][0-5]\\d)?\\s?[-–]\\s?${hour}(?:[:.][0-5]\\d)? (?:both days|each day|daily|täglich|beide tage|les deux jours|ambos días)`;

/** Everything that says when, e.g. `on Friday 12 March, doors 7 pm, show 8 pm`. words:allow */
export const whenPattern = compilePattern(
  `(?<![\\p{L}\\p{N}€$£.]|[€$£] |(?:black|cyber|good|taco|casual|blue|ash|palm|easter|super|throwback|happy|feliz|buen|bon|schönen|schönes|guten|joyeux) |(?:^|[^\\p{L}])(?:ages?|aged|grades?|levels?|yrs?|klassen?) (?:\\d{1,2} ?[-–] ?)?)(?:${hoursOfDays}|${dateWithLead}|${timeWithLead})(?:${joint}(?:${dateWithLead}|${timeWithLead}|${bareHour}))*(?![\\p{L}\\p{N}%])`,
  "giu",
);

/** A day without anything beside it, which may as well be a part of a name ('Sunday brunch', 'order today'). */
export const loneDay = compilePattern(
  `^(?:${weekday}|today|daily|every ?day|heute|täglich|tous les jours|cada día|todos los días|noon|midnight|mittags?|mitternacht|midi|minuit|mediodía|medianoche)$`,
  "iu",
);

/** Say nothing at a date's beginning. */
export const whenLead = /^(?:on the|on|at|am|um|les?|el|los|à(?! partir)|a las|the|@)\s+/iu;

export const deadline = `(?:by|until|till|before|bis(?: zum)?|vor dem|avant le|jusqu['’]au|antes del|hasta el) (?:the )?${date}`;
