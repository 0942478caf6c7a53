import type { Mood } from "../brief.ts";

/** Parts of a design that users talk of, as regular expressions. */
export const designNouns = [
  "backgrounds?|letters?|lettering|fonts?|typefaces?|typography|text|headline|layout|logos?|spaces?|room|corners?|colou?rs?|colou?rful|palette|photos?|pictures?|pics?|images?|clip ?art|arrows?|icons?|borders?|frames?|design|style|look|vibes?|feel|theme|tones?|drawing|illustration|brand colou?rs",
  "pfeile?|hintergrund|schrift(?:art|arten|größe)?|buchstaben|texte?|layout|logos?|platz|ecke|farb(?:en?|lich|ig|töne?n?)|fotos?|bild(?:er|ern)?|rand|rahmen|design|stil|töne?n?|zeichnung",
  "flèches?|fond|lettres?|police|texte|mise en page|logos?|espace|coin|couleurs?|photos?|images?|bordure|cadre|style|tons?|ambiance|dessins?",
  "flechas?|fondo|letras?|tipografía|texto|logo(?:tipo)?s?|espacio|esquina|colores|color|fotos?|imágenes|imagen|borde|marco|diseño|estilo|tonos?|dibujos?",
].join("|");

/** Judgments on a design that no poster says of itself, as regular expressions, with the mood that their contrary and they bring. */
export const qualities: readonly {
  readonly words: string;
  readonly mood?: Mood;
  readonly refused?: Mood;
  /** It is no word of a design even if it is alone. */
  readonly isAlone?: boolean;
}[] = [
  {
    isAlone: true,
    words:
      "kitsch(?:y|ig(?:e[nrsm]?)?)?|cheesy|tacky|corny|cliché[ed]?|cliche|cringe|soppy|schnulzig|schmalzig|süßlich|ringard(?:e|s)?|mièvre|nunuche|cursi(?:s|lería)?|hortera|empalagos[oa]",
    refused: "elegant",
  },
  {
    isAlone: true,
    words:
      "boring|dull|bland|plain|langweilig(?:e[nrsm]?)?|öde|fad(?:e)?|altbacken(?:e[nrsm]?)?|spießig(?:e[nrsm]?)?|ennuyeu(?:x|se)|triste|terne|aburrid[oa]s?|sos[oa]|serio",
    mood: "serious",
    refused: "energetic",
  },
  {
    isAlone: true,
    words:
      "clutter(?:ed)?|crowded|busy|loud|flashy|gaudy|over the top|overloaded|too much|überladen(?:e[nrsm]?)?|voll(?:gestopft)?|bunt(?:e[nrsm]?)?|grell(?:e[nrsm]?)?|schrill(?:e[nrsm]?)?|protzig(?:e[nrsm]?)?|aufdringlich|knallig|laut|chargée?s?|surchargée?s?|criarde?s?|tape-à-l['’]œil|voyante?s?|colorée?s?|recargad[oa]s?|cargad[oa]s?|chillón|chillon(?:a|es)|llamativ[oa]",
    mood: "bold",
    refused: "calm",
  },
  {
    isAlone: true,
    words:
      "girly|childish|babyish|kiddie|kiddy|silly|cutesy|mädchenhaft|kindisch|niedlich|enfantine?|gamine?|girl|infantil(?:es)?|ñoñ[oa]|niñ[oa]",
    refused: "serious",
  },
  {
    words:
      "corporate|formal|stuffy|stiff|salesy|generic|stocky|steif(?:e[nrsm]?)?|bieder(?:e[nrsm]?)?|guindée?|formel(?:le)?|corporativ[oa]|formal(?:es)?",
    mood: "serious",
    refused: "cheerful",
  },
  {
    words: "dark|gloomy|sad|depressing|dunkel|düster|traurig|sombre|tristes?|oscur[oa]s?",
    mood: "dark",
    refused: "calm",
  },
  {
    words:
      "fancy|special|crazy|complicated|wild|over-?designed|ausgefallen(?:es)?|kompliziert|verrückt|compliquée?|élaborée?|complicad[oa]|rebuscad[oa]",
    mood: "energetic",
    refused: "calm",
  },
  {
    isAlone: true,
    words:
      "pop(?:s|pin['’g])?|stand(?:s)? out|eye[- ]?catching|grab(?:s)? attention|jump out|auffallen|ins auge (?:springen|fallen|stechen)|knallen|poppig|attire[rs]? l['’]œil|accroche(?:r|ur)|ressort(?:e|ir)?|llame la atención|resalte|destaque|impact(?:e|ante)",
    mood: "bold",
  },
  {
    isAlone: true,
    words:
      "readable|legible|easy to read|(?:can|people|to) (?:be )?read|seen? from (?:afar|far(?: away)?|a distance)|from (?:far(?: away)?|afar|a distance)|visible|gut lesbar|lesbar(?:e[nrsm]?)?|von weitem|aus der ferne|lisible|de loin|legible|de lejos|se (?:lea|vea)(?: bien)?",
  },
  {
    words:
      "watercolou?rs?|hand[- ]?(?:drawn|painted|made)|sketch(?:y|ed)?|aquarell(?:ig)?|handgezeichnet|aquarelle|dessinée? à la main|(?:à la |fait )main|acuarelas?|a mano|round|square|circular|rund(?:es)?|eckig|ronde?|carrée?|redond[oa]|cuadrad[oa]",
  },
];

/** Adjectives that no shop says of itself between two commas, as regular expressions: they say how the design should look. */
export const styleAdjectives =
  "rugged|edgy|grungy|gritty|sporty|techy|tech|futuristic|y2k|cyberpunk|literary|dainty|feminine|masculine|manly|preppy|earthy|breezy|playful|understated|punchy|upbeat|tasteful|youthful|industrial|lo-?fi|cozy|cosy|hip|funky|groovy|zarte?[nrsm]?|freche?[nrsm]?|sportlich(?:e[nrsm]?)?|jugendlich(?:e[nrsm]?)?|feminin|maskulin|männlich|weiblich|urig|derb|peppig|flott|hochwertig(?:e[nrsm]?)?|liebevoll|zurückhaltend|sachlich|nüchtern|humorvoll|warmherzig|locker|larmoyante?|zeitgemäß|doux|douce|vifs?|vives?|tendre|pétillante?|féminine?|masculine?|jeune|dynamique|raffinée?|discr(?:et|ète)|froide?s?|sobres?|frí[oa]s?|percutante?|suave|tiern[oa]|juvenil|femenin[oa]|masculin[oa]|rústic[oa]|vistos[oa]|vivos?|discret[oa]|potente|neón|neon";

/** Looks that a word rules out when it is refused, with the mood that is meant. */
export const contraries: Readonly<Record<Mood, Mood>> = {
  calm: "energetic",
  cheerful: "calm",
  elegant: "cheerful",
  bold: "calm",
  energetic: "calm",
  warm: "fresh",
  fresh: "warm",
  dark: "calm",
  dreamy: "serious",
  festive: "calm",
  nostalgic: "fresh",
  romantic: "elegant",
  serious: "cheerful",
};

/** Words that refuse what follows them, as regular expressions. */
export const refusing =
  "no|not|nothing|don['’]?t|dont|never|without|less|nicht(?:s)?|kein(?:e[nrsm]?)?|ohne|bloß nicht|pas|rien|sans|ni|évite[rz]?|nada|sin|tampoco|menos|evita[r]?";

/** Beginnings of a chunk that refuses all that it names, as regular expressions. */
export const wholeRefusals =
  "(?:i|we) (?:don['’]?t|do not) (?:want|like|need)|(?:please )?(?:don['’]?t|do not) (?:use|put|show|add|include)|not the (?:usual|typical|same old)|no (?:usual|typical)|(?:bitte|bloß|auf keinen fall) keine?[nrsm]?|(?:ich|wir) (?:will|wollen|möchte|möchten) keine?[nrsm]?|nicht (?:das|die|der|den) (?:üblichen?|typischen?)|(?:je|on|nous) ne (?:veux|veut|voulons) pas|surtout pas|pas (?:le|la|les|l['’]) ?(?:typique|habituel(?:le)?|sempiternel(?:le)?)|nothing else|no other text|sonst nichts|rien d['’]autre|nada más|not (?:another|yet another)|nicht (?:schon wieder|noch ein\\p{L}*)|pas encore une?|no otr[oa]|nada de|rien de|nichts mit|nothing with|que no (?:salga|haya|tenga|aparezca|lleve|parezca)n?|no (?:quiero|queremos)";

/** Words that tell the designer what to do, as regular expressions. */
export const commands =
  "make|keep|leave|use|add|put|include|have|give|let|go (?:for|with)|want|wants|prefer|pls|plz|please|should|must|has to|needs to|bitte|mach(?:t|en)?|lass(?:t|en)?|nimm|nehmt|soll(?:te)?|darf|muss|kommt|wäre|laisse[rz]?|mets|mettez|mettre|gardez?|garder|utilise[rz]?|doit|svp|stp|deja[dr]?|dejen|deje|pon(?:er|ed|gan)?|usa[r]?|usen|que|porfa(?:vor)?|por favor|debe";

/** Little words of such talk, as regular expressions. */
export const designFillers = [
  "the|an?|it|it['’]s|its|is|are|be|this|that|all|very|really|too|so|quite|rather|more|bit|bit of|little|kind of|sort of|fine|ok|okay|for once|once|with|in|on|at|to|for|from|and|or|but|as|of|my|our|us|me|you|u|i|i['’]m|we|people|read|top|bottom|left|right|middle|cent(?:er|re)|above|below|away|far|simple|clean|big|large|small|huge|bold|attached|later|send|will|['’]?ll|here|there|same|only|just|mainly|mostly|pretty|at all|like|n|plus|space|room|any|too|stuff|thing|looking|colors of|works?|van|t-?shirt|gonna|going|pointing",
  "das|die|der|den|dem|ein(?:e[nrsm]?)?|es|ist|sein|werden|wird|sehr|zu|so|ganz|eher|etwas|bisschen|ruhig|gern(?:e)?|lieber|mal|auch|und|oder|aber|mit|in|im|auf|am|an|für|von|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|wir|ich|uns|oben|unten|rechts|links|mitte|ecke|hin|rein|drauf|drin|dazu|noch|folgt|anbei|später|schicke|nur|große?[nrsm]?|kleine?[nrsm]?|gut|möglichst|viel|wenig|gehalten|frei|aussehen|wirken|reicht|halten|raum|da|schön(?:e[nrsm]?)?",
  "le|la|les|l['’]|une?|des?|du|d['’]|c['’]est|est|soit|très|trop|plutôt|un peu|assez|bien|et|ou|mais|avec|dans|en|sur|au|aux|pour|par|notre|mon|ma|nos|on|je|nous|haut|bas|gauche|droite|milieu|centre|grandes?|grands?|petite?s?|gros(?:ses?)?|ci-jointe?|je vous envoie|simple|merci|de la place|la place|place|que|ne|n['’]",
  "el|la|los|las|lo|una?|unos|del?|es|sea|sean|muy|tan|demasiado|más|bastante|algo|un poco|y|o|pero|con|en|a|al|para|por|mi|nuestr[oa]s?|se|me|no|arriba|abajo|izquierda|derecha|centro|grandes?|pequeñ[oa]s?|adjunt[oa]|les mando|sencill[oa]|simple|gracias|bien",
].join("|");
