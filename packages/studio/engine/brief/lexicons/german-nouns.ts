import { compilePattern } from "../compile-pattern.ts";
import { thingNames } from "./thing-names.ts";
import { tradeNames } from "./trade-names.ts";

/** Nouns of invitations, notices and offers in small letters. None is an adjective, an adverb or a form of a verb as well. */
const ownNouns = [
  "jahr jahre jahren uhr euro cent prozent tag tage tagen woche wochen monat monate monaten stunde stunden minuten wochenende",
  "abend mittag nachmittag vormittag nacht mitternacht uhrzeit datum termin termine frühling sommer herbst winter advent",
  "eintritt einlass beginn ende ort adresse telefon nummer treffpunkt platz plätze straße haus häuser garten wohnung zimmer küche bad",
  "kaffee kuchen torte torten tee brot brötchen frühstück mittagstisch menü getränke wein weine bier sekt snacks eis gemüse obst",
  "musik konzert konzerte party geburtstag hochzeit taufe feier urlaub ferien betriebsferien umzug neueröffnung ausverkauf flohmarkt markt",
  "kind kinder kindern familie familien freunde freunden gäste gästen damen herren frauen männer mädchen schüler senioren anfänger nachbarn",
  "hund hunde katze katzen auto autos fahrrad fahrräder möbel klamotten kleidung spielzeug bücher schuhe tasche taschen brille brillen tisch tische stuhl stühle brezn frau herr",
  "preis preise preisen rabatt rabatte angebot angebote aktion gutschein gutscheine kunden gewinnspiel verlosung tombola",
  "haare haut nägel massage yoga pilates friseur team verein schule kirche gemeinde stadt dorf stück person personen glück überraschung",
  "jugend chor probe stammtisch spieleabend kino film theater tanz spaß hilfe job stelle stellen azubi praktikum ausbildung zeit",
  "kürbis kürbisse erdbeeren spargel äpfel kartoffeln honig käse wurst blumen rosen kerzen plätzchen glühwein pizza burger döner",
]
  .join(" ")
  .split(" ");

/** Sports and works of the lexicons that are verbs too, and words that are no nouns. */
const otherWords = new Set(
  "angeln bogenschießen bouldern boxen drachensteigen eislaufen fallschirmspringen gewichtheben impfen kegeln kickboxen klettern programmieren rodeln röntgen schnorcheln skifahren tauchen reifen schrauben sanitär vegan spinne säge koch fade".split(
    " ",
  ),
);

const single = /^[a-zäöüß]{3,}$/u;
const nouns = new Set(
  [
    ...ownNouns,
    ...Object.values(tradeNames).flatMap((words) => (words.split("; ")[1] ?? "").split(",")),
    ...thingNames.split("\n").flatMap((line) => (line.split("\t")[2] ?? "").split("|")),
  ].filter((word) => single.test(word) && !otherWords.has(word)),
);

/** Ends of compounds. A verb's or an adjective's form ends in none of them. */
const ends = [
  "..ung(?:en)?|...heit(?:en)?|...keit(?:en)?|...schaft(?:en)?|(?:geburts|feier|mutter|vater|frei|brunch|spiel|wander|floh|schul|kinder|sport|tanz|back|grill|advents?|wochen|spar|aktions|lern|info|schnupper|familien|ehren|jahres|hochzeits|eröffnungs|namens|projekt|vor|nach|letzt)tag",
  "..markt|..märkte|..(?<![hl])abende?|..kurse?|..haus(?<!durchaus|hinaus|heraus|voraus|zuhaus)|..brillen?|..kollektion(?:en)?|..angebote?|..konzerte?|..studio|..party|..training|..treff|..turnier|..verein|..salon|..praxis",
  "(?:sommer|herbst|frühlings|straßen|hof|wein|stadt|garten|schul|kinder|dorf|bier|volks|nachbarschafts|familien|pfarr|lichter|hafen|kita|feuerwehr|sport|vereins|herbst|oktober|gemeinde|pfarr)fest",
  "(?:blumen|hof|bio|eck|buch|spielzeug|kinder|fahrrad|unverpackt|wein|tee|schuh|stoff|woll)laden|..verkauf|...feier|..woche|..preise?|..termine?|..karten?|..messe|..börse|..schule|..platz|..straße|..garten",
  "(?:öffnungs|jahres|urlaubs|weihnachts|sommer|arbeits|abhol|bring|oster|winter|advents|lauf|spiel)zeit(?:en)?|..workshop|..gutscheine?|..wochenende|..frühstück|..kuchen|..torten?|..suppe|..bäckerei|..werkstatt",
].join("|");
/** These end as compounds do. */
const noCompound = /^(?:jung|blutjung|ung|habend|labend|wohlhabend|neujung|erwarten?)$/u;
const compound = compilePattern(`(?:${ends.replaceAll(".", "[a-zäöüß]")})$`, "u");

/** @param word in small letters */
export const isGermanNoun = (word: string): boolean =>
  nouns.has(word) || (word.length < 40 && !noCompound.test(word) && compound.test(word));
