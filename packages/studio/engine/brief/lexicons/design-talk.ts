import type { Mood } from "../brief.ts";

/** Parts of a design that users talk of, as regular expressions. */
export const designNouns = [
  "backgrounds?|letters?|lettering|fonts?|typefaces?|typography|text|headline|titles?|layout|logos?|spaces?|room|corners?|colou?rs?|colou?rful|palette|photos?|pictures?|pics?|images?|clip ?art|arrows?|icons?|borders?|frames?|design|style|look|vibes?|feel|theme|tones?|drawing|illustration|brand colou?rs",
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
  "rugged|edgy|grungy|gritty|sporty|techy|tech|futuristic|y2k|cyberpunk|literary|dainty|feminine|masculine|manly|preppy|earthy|breezy|playful|understated|punchy|upbeat|tasteful|youthful|industrial|lo-?fi|cozy|cosy|hip|funky|groovy|zarte?[nrsm]?|freche?[nrsm]?|sportlich(?:e[nrsm]?)?|jugendlich(?:e[nrsm]?)?|feminin|maskulin|männlich|weiblich|urig|derb|peppig|flott|hochwertig(?:e[nrsm]?)?|liebevoll|zurückhaltend|sachlich|nüchtern|humorvoll|warmherzig|locker|larmoyante?|zeitgemäß|doux|douce|vifs?|vives?|tendre|pétillante?|féminine?|masculine?|jeune|dynamique|raffinée?|discr(?:et|ète)|froide?s?|sobres?|sobri[oa]s?|frí[oa]s?|percutante?|suave|tiern[oa]|juvenil|femenin[oa]|masculin[oa]|rústic[oa]|vistos[oa]|vivos?|discret[oa]|potente|neón|neon|sober|tropical|dezent(?:e[nrsm]?)?|lumineu(?:x|se)|luminos[oa]";

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
  "(?:i|we) (?:don['’]?t|do not) (?:want|like|need)|(?:please )?(?:don['’]?t|do not) (?:use|put|show|add|include)|not the (?:usual|typical|same old)|no (?:usual|typical)|(?:bitte|bloß|auf keinen fall) keine?[nrsm]?|(?:ich|wir) (?:will|wollen|möchte|möchten) keine?[nrsm]?|nicht (?:das|die|der|den) (?:üblichen?|typischen?)|(?:je|on|nous) ne (?:veux|veut|voulons) pas|surtout pas|pas (?:le|la|les|l['’]) ?(?:typique|habituel(?:le)?|sempiternel(?:le)?)|nothing else|no (?:more )?text|no other text|sonst nichts|rien d['’]autre|nada más|not (?:another|yet another)|nicht (?:schon wieder|noch ein\\p{L}*)|pas encore une?|no otr[oa]|nada de|rien de|nichts mit|nothing with|que no (?:salga|haya|tenga|aparezca|lleve|parezca)n?|no (?:quiero|queremos)";

/** Words that tell the designer what to do, as regular expressions. */
export const commands =
  "make|keep|leave|use|add|put|include|have|give|let|go (?:for|with)|want|wants|prefer|pls|plz|please|should|must|has to|needs to|bitte|mach(?:t|en)?|lass(?:t|en)?|nimm|nehmt|soll(?:te)?|darf|muss|kommt|wäre|laisse[rz]?|mets|mettez|mettre|gardez?|garder|utilise[rz]?|doit|svp|stp|deja[dr]?|dejen|deje|pon(?:er|ed|gan)?|usa[r]?|usen|que|porfa(?:vor)?|por favor|debe";

/** Little words of such talk, as regular expressions. */
export const designFillers = [
  "lots of|plenty of|the|an?|it|it['’]s|its|is|are|be|this|that|all|very|really|too|so|quite|rather|more|bit|bit of|little|kind of|sort of|fine|ok|okay|for once|once|with|in|on|at|to|for|from|and|or|but|as|of|my|our|us|me|you|u|i|i['’]m|we|people|read|top|bottom|left|right|middle|cent(?:er|re)|above|below|away|far|simple|clean|big|large|small|huge|bold|attached|later|send|will|['’]?ll|here|there|same|only|just|mainly|mostly|pretty|at all|like|n|plus|space|room|any|too|stuff|thing|looking|colors of|works?|van|t-?shirt|gonna|going|pointing",
  "das|die|der|den|dem|ein(?:e[nrsm]?)?|es|ist|sein|werden|wird|sehr|zu|so|ganz|eher|etwas|bisschen|ruhig|gern(?:e)?|lieber|mal|auch|und|oder|aber|mit|in|im|auf|am|an|für|von|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|wir|ich|uns|oben|unten|rechts|links|mitte|ecke|hin|rein|drauf|drin|dazu|noch|folgt|anbei|später|schicke|nur|große?[nrsm]?|kleine?[nrsm]?|gut|möglichst|viel|wenig|gehalten|frei|aussehen|wirken|reicht|halten|raum|da|schön(?:e[nrsm]?)?",
  "le|la|les|l['’]|une?|des?|du|d['’]|c['’]est|est|soit|très|trop|plutôt|un peu|assez|bien|et|ou|mais|avec|dans|en|sur|au|aux|pour|par|notre|mon|ma|nos|on|je|nous|haut|bas|gauche|droite|milieu|centre|grandes?|grands?|petite?s?|gros(?:ses?)?|ci-jointe?|je vous envoie|simple|merci|de la place|la place|place|que|ne|n['’]",
  "el|la|los|las|lo|una?|unos|del?|es|sea|sean|muy|tan|demasiado|más|bastante|algo|un poco|y|o|pero|con|en|a|al|para|por|mi|nuestr[oa]s?|se|me|no|arriba|abajo|izquierda|derecha|centro|grandes?|pequeñ[oa]s?|adjunt[oa]|les mando|sencill[oa]|simple|gracias|bien",
].join("|");

const thing = "[\\p{L}\\d'’/-]+(?: [\\p{L}\\d'’/-]+){0,5}";
const praised =
  "(?:nice|cool|good|great|fine|lovely|ideal|perfect|awesome|gut|schön|toll|super|klasse|nett|top|perfekt|bien|sympa|génial|parfait|bueno|genial|perfecto|lindo)";
const next = "(?:(?:de|pas|no|nicht|not) )?(?:(?:trop|zu|muy|too) )?\\p{Ll}+";
const thanks = "(?:merci|svp|stp|gracias|porfa|por favor|bitte|danke|thanks|please|pls)";
/** 'A salad would be great' is said to the guests. */
const brought =
  "(?!(?:.{0,12} )?(?:salat|kuchen|getränke?|spenden?|hilfe|nachtisch|wein|brot|salad|cake|desserts?|drinks?|donations?|help|hand|volunteers?|gâteau|salade|boissons?|dons?|tarta|ensalada|bebidas?|ayuda)(?!\\p{L}))";
const maybe =
  "(?:maybe|perhaps|possibly|vielleicht|evtl\\.?|eventuell|gerne?|peut[- ]être|quizás?|tal vez|a lo mejor|capaz)";
const added =
  "(?:link|logo|stickers?|photos?|fotos?|bild|qr(?:[- ]?code)?|imagen|image|enlace|lien|poll|umfrage|encuesta)"; // words:allow
const a = "(?:an?|one|some|ein(?:e[nrsm]?)?|une?|des|una|un|unos|unas|algún|alguna)";

/** Clauses that speak of how the design looks or is used, as regular expressions; `seen` is what they want to see in it. */
export const spokenRemarks: readonly string[] = [
  "(?:(?:and|so|but|please|pls|just|can you|could you) )*(?:make|makes) (?:it|this|everything|all of it|the \\p{L}+) (?:all )?(?:look(?:ing)?|feel|seem|readable|legible|pop|bigger|bolder|brighter|big|bold)(?: .{1,50})?",
  "(?:(?:i|we)(?: would|['’]d)? )?(?:want|need|like) (?:it|this|everything|the \\p{L}+) (?:to (?:look|feel|read|stand|pop|be (?:read|seen|big|bold|readable|visible))(?: .{1,50})?|.{1,30} looking|looking .{1,30})",
  "(?:(?:i|we)(?: would|['’]d)? )?(?:want|need|like) (?:it|this|everything) (?<look>.{3,40})",
  `(?<seen>${brought}(?!(?:it|that|this|es|das) )${thing}) (?:would|wld|could|['’]d) (?:be|look) (?:really |very |so )?${praised}`,
  `(?<seen>${brought}(?!(?:es|das) )${thing}) wär(?:en?|e)? (?:echt |sehr |auch |ganz )?${praised}`,
  `(?<seen>${brought}${thing}) (?:serait|ce serait|estaría|quedaría|sería) (?:vraiment |très |muy )?${praised}`,
  "(?<look>\\p{Ll}+(?: \\p{Ll}+){0,2}) (?:is|are|['’]s|ist|sind|geht|va|vont|va bien|está|están) (?:also |auch |très |totally )?(?:fine|ok|okay|good|cool|great|alright|gut|okay|super|bien|parfait|bueno)",
  `(?:and |und |et |y |um |uh )*${maybe} (?:with |mit |avec |con )?(?<seen>${a} ${thing}?)(?: (?:but|aber|mais|pero) .{2,40})?`,
  `(?:and |und |um |uh |${maybe} |please |pls |can you |could you )*(?:put|add|stick|throw|draw|include) (?:in )?(?<seen>(?:${a}|the) .{2,40}?) (?:in|on|onto|to) (?:it|there|this|the (?:background|corner|top|bottom|middle|side|front))(?: .{1,40})?`,
  "(?:(?:please|pls|and|so|but) )*(?:leave|keep|need) (?:me |us |some |enough |a bit of |a little |plenty of )*(?:space|room|a gap|a blank|an empty)(?: (?:for (?:the|an?|my|our|me|us|their) |at |on |below|under|above|there|so |to |in ).{0,50})?",
  "(?:with )?(?:an? )?(?:blank|empty) (?:line|space|field|box)(?:e?s)? (?:for|to) .{2,50}",
  `(?:(?:the|my|our) )?(?:\\p{Ll}+ )?${added} (?:goes|go|will go|comes|will be|is going|to go|gets|sits|added)(?: .{1,50})?`,
  `(?:(?:der|die|das|den|unser|mein) )?${added} (?:kommt|kommen|soll|muss|wird|folgt|setz\\p{L}* ich|mach\\p{L}* ich)(?: .{1,50})?`,
  "(?:(?:und|also|bitte|oben|unten|dort|da|rechts|links) )*(?:etwas |genug |ein bisschen |bisschen |noch )?(?:platz|raum)(?: für [\\p{L} ]{2,30})? (?:frei )?(?:lassen|lasst|laßt|halten)",
  "(?:(?:und|aber|bitte|es|das|das ganze|die schrift|alles) )*(?:soll(?:te|en)?|muss|darf) (?:\\p{L}+ ){0,6}(?:aussehen|wirken|auffallen|rüberkommen|lesbar sein|lesen können|erkennbar sein|gelesen werden)(?: können)?",
  "(?:damit|so ?dass|dass) (?:man|es|das|alle|jeder|leute) (?:\\p{L}+ ){0,6}(?:lesen kann|sieht|erkennt|lesen|sehen kann|aussieht|auffällt)",
  "(?:(?:it|this|text|the text|title|letters|people|they|everyone) )?(?:must|needs? to|has to|have to|should|gotta) (?:be (?:able to )?(?:readable|legible|read|see|seen|visible|easy to read)(?! to be )|look|feel|stand out|pop|catch the eye)(?: .{1,50})?",
  "so (?:that )?(?:you|people|they|everyone|it|drivers) (?:can|could|will) (?:be )?(?:read|see|seen|stands? out)(?: .{1,50})?",
  "(?:y )?(?:que|q|k|para que|pa q)(?: no)? se (?:lea|vea|note|entienda|distinga|sienta|aprecie|pueda leer|destaque)n?(?: .{1,50})?",
  "(?:y )?(?:que|q) (?:(?:no )?(?:sea(?! una? )|quede|parezca|luzca|resalte|llame la atención|transmita)n?)(?: .{1,50})",
  "(?:dejar?|dejen|deja|dejad|hay que dejar) (?:un )?(?:espacio|hueco|sitio|lugar)(?: .{1,50})?",
  "(?:et )?(?:qui|qu['’]on|que ça|que l['’]on|que ce soit|il faut que ça|il faut qu['’]on|faut que ça|faut qu['’]on|pour qu['’]on) (?:l['’]|le |la |puisse (?:le |la |l['’])?)?(?:se voi(?:t|e)|voi(?:t|e)|lise|lire|se lise|ressorte?|claque|pète|attire|soit|fasse|donne envie|saute aux yeux)(?: .{1,50})?",
  "(?:et )?(?:laisse[rz]?|prévoi[rs]|prévoyez|garde[rz]?) (?:de la |une? (?:petite )?|un peu de )?(?:place|espace|zone)(?: .{1,50})?",
  "(?:il (?:me |nous )?faut|j['’]ai besoin d['’]|on veut|on cherche) (?:un |une )?(?:truc|quelque chose|rendu|visuel|style) .{2,50}",
  `(?:quelque chose de|algo|(?:et)?was|something|sth) (?<look>\\p{Ll}+) (?:et|mais|y|pero|und|aber|and|but) ${next}(?: ${thanks})?`,
  `(?:quelque chose de|algo|(?:et)?was|something|sth) \\p{Ll}+(?: (?:et|mais|y|pero|und|aber|and|but) ${next})? ${thanks}`,
  "(?:en |in |with |mit |avec |con )?(?:big|huge|large|small|tiny|gros|grand|petit|großer?|kleiner?|grande|pequeño|chiquito)(?:,? (?:en bas|en haut|unten|oben|drunter|darunter|below|underneath|abajo|arriba))",
];

/** Beginnings of such clauses that follow a sentence without a comma, as regular expressions. */
export const remarkTails =
  "(?:and |und |et |y )?(?:um |uh )?(?:maybe (?:put|add|throw in|stick)|can you make it|make it look|q(?:ue)? se (?:lea|vea|note)|so ein\\p{L}* (?:\\p{L}+ ){1,3}wär\\p{L}*|bitte platz)";
