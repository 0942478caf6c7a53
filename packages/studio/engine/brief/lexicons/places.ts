import { compilePattern } from "../compile-pattern.ts";
/** Regular expressions. A name that has one of them is a place. */
export const venueWords = [
  "rec(?: ground)?|playing fields?|leisure cent(?:re|er)|courts?|inn|arms|taproom|bandstand|community cent(?:er|re)|village green|fairground|hall|club|theat(?:er|re)|museum|gallery|park|cafe|café|bar|pub|cinema|church|cathedral|school|college|university|campus|library|arena|stadium",
  "lake|lago|lac|bay|valley|village|finca|hacienda|masía|bodegas?|weingut|hotel|hostel|house|garden|gardens|square|market|centre|center|studio|stage|room|rooftop|yard|harbou?r|pier|beach|station|plaza|terrace|court",
  "opera|villa|pavilion|warehouse|factory|lounge|tavern|castle|palace|tower|bridge|field|farm|barn|island|temple|shop|store|mall|quay",
  "\\p{L}*(?:halle|haus|theater|platz|saal|markt|kirche|schule|garten|hof|bühne|stadion|bibliothek|bücherei|heim|scheune|stube|zentrum|galerie|schloss|keller)|kino|bahnhof|rathaus",
  "MJC|gymnase|mairie|médiathèque|hangar|chapiteau|stade|salón|polideportivo|pabellón|ayuntamiento|frontón|centro (?:cívico|cultural)|auditorio|auberge|salle|théâtre|musée|jardin|place|église|école|gare|hôtel|librairie|bibliothèque|château|parc|sala|teatro|museo|jardín|iglesia|escuela|mercado|plaza|biblioteca|parque|casa",
].join("|");

/** 'Luna', 'de la Tête d'Or'. */
const romanceSmall = "(?:(?:de|du|des|del|la|las|los|le|les|el) |d['’]|l['’])*";
const romanceName = `${romanceSmall}\\p{Lu}[\\p{L}'’-]*(?: (?:(?:de|du|des|del) (?:(?:la|las|los) |l['’])?|d['’])?\\p{Lu}[\\p{L}'’-]*)*`;

const street = [
  "(?:(?:Unit|Suite|Ste\\.?|Apt\\.?|Flat|Shop|Level) (?:\\d+[A-Za-z]?,? )?)?(?:\\d{1,3}\\/)?\\d{1,5}[a-zA-Z]?,? (?:\\p{Lu}[\\p{L}'’.-]* ){1,4}(?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Square|Quay|Boulevard|Blvd\\.?|Drive|Way|Court|Ct\\.?|Terrace|Row|Place|Pl\\.?|Alley|Close|Crescent|Cres\\.?|Gardens|Grove|Parade|Pde\\.?|Mews|Walk|Hill|Rise|Highway|Hwy\\.?|Parkway|Pkwy\\.?|Ln\\.?|Dr\\.?|Sq\\.?|High St)(?![\\p{L}\\p{N}])",
  "\\p{Lu}[\\p{L}'’-]+ (?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd) (?:near|opposite|next to|behind|by|corner) (?:the )?[\\p{L}'’-]+(?: [\\p{L}'’-]+)?",
  // The number behind it, as in most of Europe.
  "(?:\\p{Lu}[\\p{L}'’.-]* ){1,4}(?:Street|Road|Avenue|Lane|Boulevard|Drive) \\d{1,4}[a-zA-Z]?(?![\\p{L}\\d%]| (?:for|%|off)\\b)",
  "(?:\\p{Lu}[\\p{L}.-]* )?\\p{Lu}[\\p{L}-]*(?:straße|strasse|str\\.|gasse|allee|weg|platz|ufer|damm|ring) \\d{1,4}[a-z]?(?: ?[-–] ?\\d{1,4})?",
  "(?:Am|An der|Unter den|Alte|Große|Kleine) \\p{Lu}[\\p{L}-]+ \\d{1,4}[a-z]?",
  `(?:\\d{1,4}(?: bis| ter)?,? )?(?:rue|avenue|boulevard|quai|place|impasse|allée|cours) ${romanceName}`,
  `(?:C\\/|Av\\.|Avda\\.?|Pza\\.?|Bv\\.|Pje\\.?|Cra\\.?|Ctra\\.?) ?${romanceName}(?:,? (?:n\\.?º ?|al )?\\d{1,5})?`,
  `(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]arrer) ${romanceName}(?:,? (?:n\\.?º ?|al )?\\d{1,5})?`,
  `(?:[Cc]hez|[ÉéEe]glise|[Ss]alle|[Tt]héâtre|[Mm]usée|[Cc]afé|[Pp]arc|[Ii]glesia|[Tt]eatro|[Mm]useo|[Ss]ala|[Pp]arque|[Pp]arroquia|[Ee]rmita|[Ss]alón) ${romanceName}`,
].join("|");

/** 'Springfield', 'San Diego, CA 92101'. Two words without a state may as well be a company's name. */
const americanTown =
  "(?<=\\d[^\\n]{1,60}), (?:\\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+){0,2},? [A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|\\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+){0,2},? [A-Z]{2}(?: \\d{5})?|\\p{Lu}\\p{Ll}+)(?=\\s*(?:$|[\\n.,;!?]))";

/** A street with its number, with or without a town after it. Upper and lower case matter. */
const townAtEnd = "(?: \\p{Lu}\\p{Ll}+){1,2}(?=\\s*(?:$|[\\n,.;!?]))";
export const addressPattern = `(?:${street})(?:,? \\d{4,5} \\p{Lu}[\\p{L}'’-]+|${americanTown}|(?<=\\d[^\\n]{0,40})${townAtEnd})?`;

/** So that a town counts as a place where it has no preposition. */
export const towns = new Set(
  (
    "amsterdam athens athen barcelona basel beijing belfast bergen berlin bern bilbao birmingham bonn bordeaux boston bremen brighton bristol brussels " +
    "brüssel bruxelles bucharest budapest buenos_aires cairo cambridge cardiff chicago cologne copenhagen dallas denver detroit dortmund dresden dublin " +
    "düsseldorf edinburgh essen florence frankfurt freiburg geneva genève gdańsk ghent glasgow göteborg granada graz hamburg hanover hannover helsinki hong_kong " +
    "innsbruck istanbul izmir kiel köln kraków kreuzberg leeds leipzig lille linz lisbon lissabon liverpool ljubljana london manly londres los_angeles lyon " +
    "madrid málaga malmö manchester marseille melbourne mexico_city miami milan montpellier montreal munich münchen nantes new_york nice nuremberg " +
    "nürnberg oslo oxford paris porto portland prague prag riga rome rom rotterdam salzburg san_francisco santiago seattle seville sevilla singapore " +
    "sofia stockholm strasbourg stuttgart sydney tallinn tokyo toronto toulouse utrecht valencia vancouver venice vienna vilnius warsaw warszawa " +
    "washington wien york zagreb zaragoza bilbao logroño pamplona alicante córdoba cádiz murcia nîmes reims rennes dijon grenoble augsburg mannheim aachen münster potsdam zürich zurich " +
    "austin phoenix houston atlanta nashville philadelphia baltimore minneapolis milwaukee cleveland cincinnati pittsburgh detroit tucson sacramento oakland charlotte memphis louisville albuquerque boise anchorage honolulu " +
    "calgary edmonton ottawa winnipeg halifax québec quebec gatineau sherbrooke brisbane perth adelaide hobart canberra darwin auckland wellington christchurch dunedin nairobi lagos accra johannesburg durban cape_town delhi mumbai pune chennai kolkata hyderabad bangalore bengaluru jaipur indore manila " +
    "sheffield nottingham leicester norwich plymouth southampton portsmouth newcastle york bath exeter swansea aberdeen dundee inverness derry galway cork limerick camden hackney brixton shoreditch " +
    "bochum wuppertal bielefeld karlsruhe wiesbaden gelsenkirchen mönchengladbach braunschweig chemnitz magdeburg halle erfurt rostock kassel hagen saarbrücken mainz oldenburg osnabrück heidelberg darmstadt regensburg würzburg ulm göttingen trier jena koblenz bremerhaven passau bamberg bayreuth konstanz lübeck schwerin linz klagenfurt bregenz villach luzern winterthur st._gallen lausanne bern chur " +
    "rouen tours angers brest limoges amiens metz nancy besançon caen orléans mulhouse perpignan avignon poitiers annecy la_rochelle pau bayonne biarritz quimper vannes lorient saint-malo saint-brieuc colmar troyes namur liège charleroi gand anvers neuchâtel fribourg sion " +
    "valladolid vigo gijón oviedo santander burgos salamanca albacete almería badajoz huelva jaén león lleida tarragona girona toledo cáceres segovia soria teruel huesca bogotá medellín cali barranquilla cartagena lima arequipa quito guayaquil caracas montevideo rosario mendoza buenos_aires la_plata guadalajara monterrey puebla mérida cancún querétaro tijuana"
  )
    .split(" ")
    .map((town) => town.replaceAll("_", " ")),
);

/** After 'at' or 'in' these are no places. */
export const notPlaces = compilePattern(
  `^(?:the )?(?:${[
    "sunrise|sunset|dawn|dusk|night|noon|midnight|home|work|heart|all|least|last|once|sea|first|play|peace|rest|risk|war|best|any|its|his|her|their|your|our|my",
    "spring|summer|autumn|fall|winter|love|concert|bloom|person|store|stores|stock|style|advance|english|german|french|spanish|italian|january|february|march|april|may|june|july|august|september|october|november|december",
    "frühling|sommer|herbst|winter|freien|advent|dunkeln|alltag|leben|regen|schnee|herzen|takt|grünen|mai|juni|juli|park|garten|wald|blick|angebot|trend|januar|februar|märz|april|august|september|oktober|november|dezember",
    "printemps|été|automne|hiver|amour|primavera|verano|otoño|invierno|amor|casa|vivo",
    "white|black|red|blue|green|yellow|color|colour|bold|capital|capitals|caps|bauhaus|swiss|retro|minimal|deco|a\\d|\\d+", // words:allow, what users write
  ].join("|")})(?: \\d{4})?$`,
  "iu",
);
