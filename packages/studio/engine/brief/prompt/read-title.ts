import { compilePattern } from "../compile-pattern.ts";
import { anyWeekday } from "../lexicons/calendar.ts";
import { paperFormats } from "../paper.ts";
import { lookOf, subjectOf } from "./read-look.ts";
import { withBreaks } from "./read-remarks.ts";
import { paperText } from "./read-size.ts";
import { capitalized, type Find, type Reader, take, trimmed, wordEnd, wordStart } from "./reading.ts";

const covers =
  "(?:cover|title|front)[- ]?pages?|covers?|titelseiten?|titelbl(?:att|ätter)|deckbl(?:att|ätter)|pages? de (?:garde|titre|couverture)|couvertures?|portadas?|carátulas?";
const documents =
  "(?:\\p{L}+ )?(?:thesis|dissertation|reports?|essay|coursework|portfolio|white ?paper|mémoire|rapport(?: de stage| annuel| d['’]activité)?|dossier|exposé|tesis|tfg|tfm|informe(?: anual)?|trabajo(?: de \\p{L}+)?|memoria)|\\p{L}*(?:arbeit|bericht|mappe|portfolio|referat)";
const determiners =
  "(?:my|our|the|an?|meine?r?|unsere?n?|eine?|die|das|der|mon|ma|notre|un|une|le|la|mi|nuestr[oa]|una|el|del)";
const documentTitle = compilePattern(
  `${wordStart}(?:(?:${covers})(?: (?:for|of|für|zur|zum|de|du|d['’]|pour|para|del))?(?: ${determiners}(?= ))* ?(?<document>${documents})|(?<paper>report|thesis|dissertation|portfolio)[- ]covers?(?:,? (?:din )?a\\d)?)\\s*[:–—-]\\s+(?<title>[^\\n,;|\\v]{3,160})`,
  "giu",
);

/** Reads 'cover page for my thesis: Urban Bees in Northern Cities' before places and dates are read from its title. */
const readDocument: Reader = (reading) =>
  reading.finds.some(({ field }) => field === "headline")
    ? reading
    : take(reading, documentTitle, {
        max: 1,
        read: ({ 0: words, groups }) => {
          const title = trimmed(groups?.title ?? "");
          const document = groups?.document ?? groups?.paper ?? "";
          const finds: Find[] = [
            { field: "kind", value: "cover", words },
            { field: "size", value: paperText(paperFormats.a4 ?? { width: 210, height: 297 }), words },
            { field: "headline", value: capitalized(title), words: title },
            { field: "subline", value: capitalized(document), words: document },
          ];
          return title ? finds : undefined;
        },
      });

const thumbnail = /(?<!\p{L})(?:thumbnails?|miniaturas? (?:de |para )?youtube|miniatures? youtube)(?!\p{L})/iu;
const gestures =
  "(?:shocked|surprised|amazed|scared|crying|angry|happy|sad|excited|confused|laughing|my|big|huge|red|yellow|green|geschockte[sn]?|überraschte[sn]?|rote[rn]?|großer?|choquée?|surpris|étonnée?|rouge|grosse|sorprendid[oa]|asustad[oa]|roj[oa])";
const gestured =
  "(?:faces?|arrows?|circles?|reactions?|expressions?|eyes|emojis?|split screen|gesicht(?:er)?|pfeile?|kreis|visages?|flèches?|tête|caras?|flechas?|círculo)";
const halves =
  "(?:before(?: ?/ ?| and | & | )after(?: (?:split|shot|photos?))?|vorher(?: ?[-/] ?| )nachher(?:[- ]\\p{L}+)?|avant(?: ?/ ?| )après|antes(?: ?/ ?| y | )después)";
const seen = compilePattern(
  `(?:(?:,|\\s|and|und|et|y|with|mit|avec|con|an?|une?|ein|una|\\+|&)*\\s(?:(?:${gestures} |\\p{Ll}{3,14} ){1,3}${gestured}(?: ${gestures})?|${gestured} ${gestures}|${halves})){1,4}(?=\\s*(?:$|[\\n,.;!]))`,
  "giu",
);
/** 'For my new video about': a thumbnail is one of a video. */
const ofVideo = compilePattern(
  "(?<=thumbnails?)(?: (?:design|image))? (?:for|für|pour|para) (?:(?:my|our|a|the|mein|unser|ein|ma|notre|une|mi|un|el|new|next|latest|neues|nouvelle|nuevo|youtube|yt) )*(?:\\p{Ll}+ ){0,2}(?:videos?|vlogs?|channel|kanal|vidéos?|canal)(?:,? (?:about|on|called|titled|über|sur|sobre))?(?!\\p{L})",
  "iu",
);
const beforeTitle = compilePattern(
  `${wordStart}(?:(?:(?:youtube|yt) )?(?:video )?thumbnails?|miniaturas? (?:de |para )?youtube|miniatures? youtube)(?: (?:for|about|für|pour|para|on))?\\s*[:,–—-]?\\s+(?<title>(?:[^\\n,;|\\v]|,(?=\\S)){6,100})`,
  "iu",
);

/** Reads what a thumbnail shows, and its title as one sentence: 'I lived on $1 a day in Mumbai, shocked face'. */
const readThumbnail: Reader = (reading) => {
  if (!thumbnail.test(reading.text)) return reading;
  const shown = take(
    { ...reading, text: withBreaks(reading.text.replace(ofVideo, "").replace(/(?<!\p{L})yt (?=thumb)/iu, "YouTube ")) },
    seen,
    {
      read: ({ 0: words }) => [
        { field: "depicted", value: trimmed(words), words },
        ...subjectOf(words),
        ...lookOf(words),
      ],
    },
  );
  if (shown.finds.some(({ field }) => field === "headline")) return shown;
  const found = beforeTitle.exec(shown.text);
  const title = found?.groups?.title ?? "";
  // Sentences have several words; 'thumbnail for Anna' names a customer.
  if (!found || title.trim().split(/\s+/u).length < 4) return shown;
  const rest = shown.text.slice(found.index + found[0].length);
  return {
    text: `${shown.text.slice(0, found.index)}${found[0].slice(0, -title.length)}\n${rest}`,
    finds: [...shown.finds, { field: "headline", value: capitalized(trimmed(title)), words: title }],
  };
};

const signText = compilePattern(
  "^\\s*(?:(?:[\\p{L}'’-]+ ){0,4})(?:signs?|a[- ]?frames?|sandwich boards?|schild|türschild|aushang|letrero|panneau|pancarte|affichette|notice)(?: [\\p{L}' ]{0,40})?: *(?<title>[^\\n,;:\\v]{3,60})[.!]?(?:$|, (?=\\p{Ll}))",
  "iu",
);

const ownSign = compilePattern(
  "(?<=[\\n.!?,]\\s?)(?:(?:a|an|the|for|our) )*(?:(?:office|staff|kitchen|break ?room|bathroom|toilet|fridge|shop|window|warning|yard) ){1,3}sign(?=\\s*(?:$|[\\n,.]))", // words:allow
  "giu",
);
/** 'Please wash your mugs. office kitchen sign'. */
const readOwnSign: Reader = (reading) =>
  take(reading, ownSign, { max: 1, read: () => ({ field: "kind", value: "poster" }) });

const startsWithDay = compilePattern(`^${anyWeekday}(?!\\p{L})`, "iu");

/** A sign says what is behind the colon: 'shop window sign: back at 2pm'. */
const readSign: Reader = (reading) => {
  const title = signText.exec(reading.text)?.groups?.title?.trim() ?? "";
  // 'Opening hours sign: Mon-Fri 9-18': hours are a list.
  if (startsWithDay.test(title)) return reading;
  if (!title || title.split(/\s+/u).length > 8) return reading;
  const at = reading.text.lastIndexOf(title);
  const kind: Find = { field: "kind", value: "poster", words: reading.text.slice(0, at).trim() };
  return {
    text: reading.text.slice(at + title.length),
    finds: [...reading.finds, kind, { field: "headline", value: capitalized(title), words: title }],
  };
};

const weekdayWish = compilePattern(
  "^(?:happy|feliz|joyeux|bon(?:ne)?|schöne[nrs]?|frohe[nrs]?) (?:\\p{L}+day|weekend|lunes|martes|miércoles|jueves|viernes|sábado|domingo|finde|fin de semana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|\\p{L}+tag|mittwoch|wochenende)(?=\\s*[!.,\\n])!*",
  "iu",
);

/** 'Feliz viernes!': a greeting has no date. */
const readWeekdayWish: Reader = (reading) => {
  const words = weekdayWish.exec(reading.text)?.[0];
  if (!words) return reading;
  const find: Find = { field: "headline", value: capitalized(words), words };
  return { text: `\n${reading.text.slice(words.length)}`, finds: [...reading.finds, find] };
};

const titleAndAuthor = compilePattern(
  `${wordStart}(?:(?:[Bb]ook|[Nn]ovel|[Ee]-?book|[Kk]indle)[ -])?(?:${covers})(?: for| of| für| pour| para|:|,)? (?<title>(?!(?:An?|My) )\\p{Lu}[^\\n,;:|\\v]{2,80}) (?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or) (?<author>\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,3})(?=\\s*(?:$|[\\n,;]|\\.(?:\\s|$)))`,
  "gu",
);
const bookCover = compilePattern(`(?:book|novel|e-?book|kindle)[ -](?=(?:${covers})${wordEnd})`, "iu");

const ofNovel = compilePattern(
  `${wordStart}(?:(?:book|e-?book|kindle)[ -])?(?:${covers}) (?:for|of|für|pour|para) (?:my|a|our|mein\\p{L}*|mon|mi)(?: \\p{L}+){0,2} (?:novel|book|thriller|memoir|romance|cookbook|poetry collection|roman|buch|livre|novela|libro)(?: (?:called|titled|named))?,? (?<title>\\p{L}[^\\n,;:|\\v]{2,80}), (?:author|written by|by|autor(?:in)?|von|auteure?|par|autora?|por)(?: is|:)? (?<author>\\p{L}[\\p{L}.'’-]*(?: [\\p{L}][\\p{L}.'’-]*){0,3})(?=\\s*(?:$|[\\n,;]|\\.(?:\\s|$)))`,
  "giu",
);

/** 'Book cover for The Long Winter by Anna Blue': the title keeps its numbers and places. */
const readBook: Reader = (reading) => {
  const isTitled = reading.finds.some(({ field }) => field === "headline");
  const pattern = bookCover.test(reading.text) ? titleAndAuthor : ofNovel;
  return isTitled
    ? reading
    : take(reading, pattern, {
        max: 1,
        read: ({ 0: words, groups }) => {
          const { title = "", author = "" } = groups ?? {};
          return [
            { field: "kind", value: "cover", words: words.slice(0, words.indexOf(title)).trim() },
            { field: "headline", value: capitalized(trimmed(title)), words: title },
            { field: "brand", value: author, words: author },
          ];
        },
      });
};

const cried = "\\p{Lu}[\\p{Lu}\\p{N}'’-]+(?: [\\p{Lu}\\p{N}'’-]+){0,6}[!?]{0,3}";
const textLike = compilePattern(
  `(?<=^|[\\n,.;!?]\\s?)(?:(?:and|with|und|mit|et|avec|y|con) )?(?:(?:the|some|dem|le|el) )?(?:[Tt]ext|[Cc]aption|[Tt]itle|[Tt]itel|[Tt]exte|[Tt]itre|[Tt]exto|[Tt]ítulo)(?: (?:like|saying|says|is|wie|à la|comme|tipo|como|que diga))?:? (?<title>${cried})(?=\\s*(?:$|[\\n,.;]))`,
  "gu",
);

/** 'Text like WORTH IT?': the words in capitals are the ones to set. */
const readTextLike: Reader = (reading) =>
  reading.finds.some(({ field }) => field === "headline")
    ? reading
    : take(reading, textLike, {
        max: 1,
        read: ({ groups }) => ({ field: "headline", value: capitalized((groups?.title ?? "").toLowerCase()) }),
      });

const toFollow = compilePattern(
  "(?<=[\\n,.;]\\s?)(?:(?:formal|official|proper|full) )?(?:(?:invite|invitation|details) to follow|einladung folgt|invitation (?:suivra|à suivre)|invitación(?: formal)? (?:en breve|próximamente))(?=\\s*(?:$|[\\n,.;]))",
  "giu",
);
/** 'Formal invite to follow' asks for no card: it is said to the guests. */
const readToFollow: Reader = (reading) =>
  take(reading, toFollow, {
    max: 1,
    read: ([words]) => [
      { field: "subline", value: capitalized(words.trim()), words },
      ...(saveTheDate.test(reading.text) ? [{ field: "kind", value: "card", words } as const] : []),
    ],
  });
const saveTheDate = /save[- ]the[- ]date/iu;

const streamScene = compilePattern(
  "^(?:twitch|stream|kick)(?:ing)? (?<scene>offline|starting soon|be right back|brb|ending) (?:banner|screen|scene|overlay|image)[,:]? (?:for )?(?:my )?(?:user ?name|channel(?: name)?|handle|user|name)(?: is|:)? (?<name>[\\p{L}\\p{N}_-]{2,30})(?<look>, [\\p{Ll} ]{3,30})?\\s*$",
  "iu",
);
/** 'Twitch offline banner, username mossgoblin, cosy forest'. */
const readStream: Reader = (reading) => {
  const { scene = "", name = "", look = "" } = streamScene.exec(reading.text)?.groups ?? {};
  if (!name) return reading;
  const depicted = trimmed(look);
  return {
    text: "",
    finds: [
      ...reading.finds,
      { field: "kind", value: "banner", words: reading.text.slice(0, reading.text.indexOf(scene)) + scene },
      { field: "headline", value: name, words: name },
      { field: "subline", value: capitalized(scene), words: scene },
      ...(depicted ? [{ field: "depicted", value: depicted, words: depicted } as const] : []),
      ...lookOf(depicted),
      ...subjectOf(depicted),
    ],
  };
};

const bookNamed = compilePattern(
  `(?:${covers})(?!\\p{L}).{0,24}(?<!\\p{L})(?:novels?|book|thriller|roman(?: policier)?|krimi|livre|novela|libro|buch)(?!\\p{L})|(?:book|novel|buch|roman)[ -]?cover`,
  "iu",
);
const quotedAuthor = compilePattern(
  "(?<=\\v\\n?,? ?)\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]*){1,2}(?=\\s*(?:$|[,;\\n]))",
  "gu",
);
const scene = compilePattern(
  "(?<=, ?)(?:an?|une?|eine?|una) (?!(?:[\\p{L}]+ )?(?:novel|thriller|memoir|mystery|story|tale|guide|romance|roman|krimi|fall|enquête|histoire|récit|novela|historia|relato)(?!\\p{L}))(?<seen>\\p{L}[\\p{L} '’-]{3,60})(?=\\s*(?:$|[,;\\n]))",
  "gu",
);
const credits = compilePattern(
  "(?<=, ?)(?:texto|textos|text|texte|words|story)(?: de| by| von| par|:)? \\p{Lu}[\\p{L}.'’ -]{2,40},? (?:(?:y|and|und|et) )?(?:ilustraciones|ilustrad[oa]|illustrations?|illustrationen|illustrated|bilder|pictures|dessins)(?: de| by| von| par| por|:)? \\p{Lu}[\\p{L}.'’ -]{2,40}(?=\\s*(?:$|[,;.\\n]))",
  "giu",
);
const unquoted = compilePattern(
  `(?:[Cc]overs?|[Cc]ouverture|[Pp]ortada|[Tt]itelseite) (?:(?:de|para|du|für|for|d['’]) ?)?(?:(?:un |a |ein )?(?:libro|cuento|novela|livre|album|roman|buch|kinderbuch|bilderbuch|book|picture book))(?: (?:infantil|juvenil|jeunesse|enfant|para niños|pour enfants))? (?<title>\\p{Lu}[^\\n,;:|\\v]{2,80})(?=,)`,
  "gu",
);

/** On a book, what a scene shows is drawn, and who wrote it is one line: 'texto de Marta, ilustraciones Iván'. */
const readBookWords: Reader = (reading) => {
  if (!bookNamed.test(reading.text)) return reading;
  const credited = take(reading, credits, {
    max: 1,
    read: ([words]) => [{ field: "brand", value: capitalized(words.trim()), words }],
  });
  const titled = credited.finds.some(({ field }) => field === "headline")
    ? take(credited, quotedAuthor, { max: 1, read: ([words]) => ({ field: "brand", value: words }) })
    : take(credited, unquoted, {
        max: 1,
        read: ({ 0: words, groups }) => {
          const title = groups?.title ?? "";
          return [
            { field: "kind", value: "cover", words: words.slice(0, -title.length).trim() },
            { field: "headline", value: trimmed(title), words: title },
          ];
        },
      });
  return take(titled, scene, {
    read: ({ 0: words, groups }) => [{ field: "depicted", value: groups?.seen ?? "", words }, ...subjectOf(words)],
  });
};

/** Titles that are one sentence. */
export const readTitle: Reader = (reading) =>
  [
    readTextLike,
    readToFollow,
    readStream,
    readDocument,
    readBookWords,
    readBook,
    readThumbnail,
    readSign,
    readOwnSign,
    readWeekdayWish,
  ].reduce((so, read) => read(so), reading);
