/** Words that a prompt greets with, as regular expressions. */
export const greetings =
  "hi|hiya|hello|hey|good (?:morning|afternoon|evening)|hallo|moin|servus|grüezi|grüß (?:gott|dich)|guten (?:tag|morgen|abend)|liebes team|bonjour|salut|bonsoir|coucou|hola|buenas(?: tardes| noches)?|buenos días|there|guys|team|all|zusammen|ihr lieben|à tous|chicos|equipo|so|ok|okay";

/** Words that ask for a design without naming its kind, as regular expressions: 'something', 'was', 'un truc', 'algo'. */
export const somethings = [
  "something|sth|smth|anything|content|(?:an? |some )?(?:ideas?|thing|graphics?|visuals?|images?|pictures?|pics?|designs?|creatives?|artwork|sticker(?: thing)?|one|template)",
  "(?:et)?was|(?:eine? |einen |ein )?(?:bild|bildchen|grafik|vorlage|entwurf|motiv|design|idee)|irgend ?was",
  "quelque chose|un truc|(?:un |une )?(?:visuel|image|graphique|idée|création)|algo|(?:una? )?(?:imagen|gráfica|arte|diseño|idea|pieza|gráfico)",
].join("|");

/** Words of a wish beside those of a request, as regular expressions. */
export const wishWords = [
  "pls|plz|pretty please|u|im|sb|with|mit|con|avec|ma|someone|any ?one|we r|got|after|looking for|looking to(?: get)?|would love|d love|like to have|quickly|quick|asap|urgent(?:ly)?|by (?:tomorrow|tonight|friday|monday)(?= (?:an?|the) )|maybe|put together|come up with|whip up|knock up|sort|for (?:me|us)",
  "brauch(?:e|en|t|ten)?|bräuchten?|hätten? gern(?:e)?|hätten?|möchten|mach(?:en|st|t)?|mal|schnell|eben|kurz|könnt|könntet|ihr|euch|jemand|bitte|gern(?:e)?|erstellen|gestalten|entwerfen|bastel[nt]?|bastle|machen lassen|dringend|bis (?:morgen|heute|übermorgen)|zum|würden|suche?n?(?= (?:eine?n? )?(?:flyer|plakat|poster|logo|einladung|banner|karte|visitenkarte|vorlage|design))|was",
  "(?:il (?:me|nous) )?(?:faut|faudrait)|(?:j['’]ai|j['’]aurais|nous avons|on a|on aurait|aurais|avons)? ?besoin (?:d['’]une?|d['’]|de)|on (?:voudrait|veut|aimerait|cherche)|je cherche|nous cherchons|tu peux|vous pouvez|tu (?:me|nous)|vous (?:me|nous)|pourrai[st]|pourriez-vous|pourrais-tu|faire|faites|fais|préparer|svp|stp|s['’]il (?:vous|te) pla[iî]t|merci de|vite|pour demain",
  "(?:me|nos) (?:haces|hacen|hacéis|podés|puedes|pueden|podéis|ayudas|ayudan|ayudáis)|haces|hacen|hacer(?:me|nos)?|hac[eé]me|hágame|hazme|haznos|podéis|podés|pueden|quería|queríamos|querría|me gustaría|nos gustaría|busco (?=un (?:cartel|logo|flyer|diseño))|porfa(?:vor)?|urgente|para mañana|preciso|ocupo|ocupamos",
].join("|");

/** Words without which nothing is wished: the rest may begin any sentence. */
export const wishVerbs =
  "pls|plz|please|can|could|would|need|needs|want|wants|make|making|create|design|do me|do us|looking|give|get me|like to have|love|after|bitte|mach\\p{L}*|brauch\\p{L}*|bräucht\\p{L}*|hätt\\p{L}*|möcht\\p{L}*|könn\\p{L}*|kannst|erstell\\p{L}*|gestalt\\p{L}*|entw[ie]rf\\p{L}*|bast[e]?l\\p{L}*|faut|faudrait|besoin|voudr\\p{L}*|veux|veut|aimer\\p{L}*|fais|faire|faites|peux|peux-tu|pouvez|pouvez-vous|pourr\\p{L}*(?:-\\p{L}+)?|crée\\p{L}*|créer|svp|stp|cherche|ayud\\p{L}*|help|necesit\\p{L}*|quier\\p{L}*|queremos|quisiera|quer[ií]\\p{L}*|pued\\p{L}*|podr\\p{L}*|podé\\p{L}*|haz\\p{L}*|hac[eé]\\p{L}*|hágame|diseñ\\p{L}*|crea\\p{L}*|gustaría|porfa\\p{L}*|por favor|preciso|ocupo|ocupamos";

const platform =
  "(?:instagram|insta|ig|facebook|fb|linkedin|twitter|tiktok|pinterest|whatsapp|threads|bluesky|mastodon|social[- ]media|socials|soziale[nr]? (?:medien|netzwerke)|google(?: my)?(?: business)?|feed|(?:les )?réseaux(?: sociaux)?|(?:las )?redes(?: sociales)?|rrss|the gram)";
const platforms = `${platform}(?:(?: ?[/&+,] ?| and | und | et | y )${platform}){0,2}`;
const belonging =
  "(?:(?:my|our|the|mein(?:en?|e[nm])?|unser(?:en?|e[nm])?|die|den|das|ma|mon|mes|nos|notre|la|le|les|l['’]|mis?|nuestr[oa]s?|el|los|las|tu) )?";
const account =
  "(?: (?:page|feed|profile?|account|channel|audience|followers|seite|kanal|profil|beitrag|page|compte|cuenta|página|perfil|muro))?";
const to = "(?:for|on|to|auf|für|fürs|aufs|in|pour|sur|para|en|a)";

/** Channels that a design is shown on, with the kind that fits there, as regular expressions with what is before: 'for our insta', 'para las redes'. */
export const channels = {
  story: `${to} ${belonging}(?:(?:whats ?app|insta(?:gram)?|facebook|fb|ig)[- ]?)?(?:status|stor(?:y|ies)|estado|statut|historias?|stories)(?: (?:de|auf|on|en|sur) (?:whatsapp|insta(?:gram)?|facebook))?`,
  post: `${to} ${belonging}${platforms}${account}`,
} as const;

/** Words between a request and what it announces, as regular expressions. */
export const announcements = [
  "(?:to|that|which|and|so) ?(?:say|says|tell|tells|let|announce|announces|inform|informs|remind|reminds|show|shows)(?: (?:people|everyone|customers?|our customers|clients?|followers|our followers|them|guests|the world|folks))?(?: know)?(?: that| about)?|saying(?: that)?|announcing(?: that)?",
  "(?:um )?(?:den leuten |allen |unseren kunden )?(?:zu sagen|mitzuteilen|anzukündigen)(?:,? dass)?|(?:damit|wo) (?:drin|drauf) ?steht(?:,? dass)?|wo drauf steht|mit dem text|(?:auf|in) de[mr] steht|dass|weil",
  "(?:pour|qui|afin de) (?:dire|dit|annoncer|annonce|informer|prévenir|rappeler|expliquer)(?: (?:à|a|aux?|nos) \\p{L}+(?: \\p{L}+)?)?(?: que| qu['’])?",
  "(?:para|que) (?:decir(?:les)?|anunciar|avisar|informar|diga|ponga|anuncie|contar)(?: (?:a|de) (?:los|mis|nuestros)? ?\\p{L}+)?(?: de)?(?: que)?",
].join("|");

/** Beginnings of a chunk that says when the design has to be ready, as regular expressions. */
export const deadlines =
  "(?:i |we )?need(?:ed)? (?:it |this |them |that )?(?:done |ready )?(?:by|before) (?:tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|the end|end of|noon|\\d|next)|(?:ich |wir )?brauch(?:e|en|ts?)? (?:es |das |ich das |wir das )?bis|das brauch\\p{L}* (?:ich|wir) bis|(?:il me le faut|c['’]est|il le faut) pour (?:demain|lundi|mardi|mercredi|jeudi|vendredi|ce soir)|(?:lo necesit\\p{L}+|es) para (?:mañana|hoy|el lunes|el viernes)";

/** Before what a list is for, as a regular expression: 'menu for my taco truck'. */
export const listFor =
  "(?<=(?:^|[\\n.!]\\s*)(?:(?:drinks |food |bar |lunch |kids )?menu(?: \\p{L}+)?|price ?list|speisekarte|getränkekarte|weinkarte|eiskarte|preisliste|carte(?: des? \\p{L}+)?|tarifs?|menú|carta(?: de \\p{L}+)?|lista de precios|precios)(?: (?:din[- ]?)?a\\d)?),? (?:for|of|für|von|pour|de|para) (?:my|our|mein(?:e[nms]?)?|unser(?:e[nms]?)?|ma|mon|notre|mi|nuestr[oa]) ";

/** Places where a print hangs or goes, as regular expressions: they are the customer's business, and no words of it. */
const fixtures = [
  "letter ?box(?:es)?|mail ?box(?:es)?|windows?|doors?|counter|till|walls?|fences?|shop ?front|store ?front|notice ?boards?|lamp ?posts?|parcels?|packages?|fridge|staff ?room|waiting room|toilets?|lobby|elevator|lift|gate|hallway|reception|trade (?:fair|show)|expo|building site|lawn|front of (?:the |our |my )?(?:stall|shop|store|stand|building|booth)", // words:allow
  "schaufenster|briefk(?:asten|ästen)|\\p{L}*tür(?:en)?|theke|kasse|wand|\\p{L}*zaun|messe(?:stand)?|schwarze[ns]? brett|wartezimmer|paket(?:e)?|baustelle|aushang|aushängen|eingang|flur|empfang|kühlschrank|aufzug|treppenhaus|hausflur|pinnwand",
  "vitrine|boîtes? aux lettres|porte|comptoir|caisse|mur|grille|colis|salle d['’]attente|chantier|panneau d['’]affichage|frigo|portail|ascenseur|cage d['’]escalier|hall",
  "escaparate|vitrina|buz(?:ón|ones)|puerta|mostrador|pared|valla|obra|paquetes?|sala de espera|tablón(?: de anuncios)?|nevera|fachada|ascensor|portal|portón|rellano",
].join("|");
/** Such places may be what a design is about: they count before a colon or 'that says' only. */
const venues = [
  "van|car|truck|tables?|market|stall|booth|stand|yard|classroom|entrance|shop|store|office|orders|box(?:es)?",
  "stand|auto|tische?|laden|geschäft|marktstand|stand|marché|commandes|voiture|camion|magasin|boutique|entrée",
  "feria|stand|puesto|pedidos|coche|camión|tienda|local|entrada|caja",
].join("|");
const near =
  "(?:the |my |our |a |an |das |den |die |der |dem |unser(?:e[nmr]?)? |mein(?:e[nmr]?)? |la |le |les |l['’]|ma |mon |notre |el |los |las |un |una |mi |nuestr[oa] )*";
const before =
  "(?:to (?:put|hang|go|stick|place)(?: up)? (?:in|on|at|up in|up on)|(?:for|für|fürs|zum|pour|à (?:mettre|coller|accrocher|afficher) (?:dans|sur|à)|para|para (?:poner|pegar|colgar) en)(?: (?:outside|inside|in front of|above|behind|in|on|vor|in|an|devant|dehors|fuera de))?)";
const says = "(?=\\s*(?::|–|—|-|(?:that|saying|que|qui|mit)\\s))";

/** 'For the shop window', 'fürs Schaufenster', 'to put in the parcel', as regular expressions. */
export const uses = `${before} ${near}(?:(?:\\p{L}+ ){0,2}(?:${fixtures})(?=\\s*(?:$|[\\n\\v.,;!])|${says})|(?:\\p{Ll}+ ){0,2}(?:${venues})${says})`;
