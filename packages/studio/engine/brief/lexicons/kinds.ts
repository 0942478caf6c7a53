import type { Kind } from "../brief.ts";
import type { Format } from "../formats.ts";
import { type Paper, paperFormats } from "../paper.ts";

export interface KindWord {
  readonly kind: Kind;
  /** Regular expressions. */
  readonly words: readonly string[];
  /** Format, if it differs from the kind's. */
  readonly format?: Format;
  /** Paper that it is printed on, if it has a usual one. */
  readonly paper?: Paper | undefined;
  /** True if it also has other meanings ('cover band', 'gift card'): it counts only where a prompt says what to make. */
  readonly isAmbiguous?: boolean;
  /** True if a name may follow at once: 'Karte Anna Blau'. */
  readonly isNamed?: boolean;
}

const platforms =
  "(?:instagram|insta|ig|facebook|fb|linkedin|twitter|x|tiktok|pinterest|snapchat|whatsapp|threads|mastodon|bluesky|social[- ]media|social|blog)";
/** Platform as French, Spanish and German put it behind: 'story Instagram', 'publicación de Instagram'. */
const onPlatform =
  "(?: (?:pour|para|für|auf|sur|en|for|on|de))? (?:instagram|insta|facebook|linkedin|twitter|tiktok|pinterest|whatsapp)";

/** They have no words: what follows is what they show. */
const wordless: readonly KindWord[] = [
  {
    kind: "icons",
    words: [
      "icon (?:sets?|packs?|famil(?:y|ies))|sets? of (?:\\w+ )?icons|(?:app|line|flat) icons|icon[- ]?sets?|icon[- ]?satz",
      "(?:jeux?|séries?|ensembles?|packs?) d['’]icônes|(?:conjuntos?|juegos?|packs?|sets?) de iconos",
    ],
  },
  {
    kind: "icons",
    words: ["icons?|pictograms?|symbole?|piktogramme?|icônes?|pictogrammes?|iconos?"],
    isAmbiguous: true,
  },
  {
    kind: "abstract",
    words: [
      "(?:abstract|geometric) (?:backgrounds?|art|pictures?|images?|wallpapers?|compositions?|paintings?)",
      "(?:desktop|phone|mobile|lock ?screen|screen) (?:wallpapers?|backgrounds?)|abstrakte[rs]? (?:hintergr(?:und|ünde)|bild|kunst)",
      "(?:fonds?(?: d['’]écran)?|images?|art) abstraits?|fondos? abstractos?|arte abstracto|hintergrundbild(?:er)?",
    ],
  },
  {
    kind: "abstract",
    words: ["abstracts?|backgrounds?|hintergr(?:und|ünde)|fonds? d['’]écran|fondos? de pantalla|fondos?"],
    isAmbiguous: true,
  },
  {
    kind: "pattern",
    words: [
      "(?:seamless|repeat(?:ing|able)?|tileable|all[- ]over|surface|textile|fabric|half[- ]drop|geometric) (?:patterns?|tiles?|textures?|prints?|designs?)",
      "(?:nahtlose[sn]?|sich wiederholende[sn]?) muster|motifs? (?:répétitifs?|sans couture|continu)",
      "(?:patr(?:ón|ones)|estampados?) (?:sin costuras|continuos?|repetid[oa]s?)",
    ],
  },
  {
    kind: "pattern",
    words: [
      "patterns?|wallpapers?|wrapping[- ]papers?|gift ?wraps?|muster|tapeten?|geschenkpapier|stoffmuster",
      "papiers? (?:peints?|cadeaux?)|motifs?|patr(?:ón|ones)|estampados?|papel (?:pintado|tapiz|de regalo)",
    ],
    isAmbiguous: true,
  },
  {
    kind: "scene",
    words: [
      "landscapes?|seascapes?|cityscapes?|skylines?|scener(?:y|ies)|scenes?|panoramas?|still li(?:fe|ves)|illustrations?",
      "\\p{L}*landschaft(?:en|sbild)?|szenen?|stillleben|illustrationen?|paysages?|scènes?|natures? mortes?|paisajes?|escenas?|bodeg(?:ón|ones)|ilustraci(?:ón|ones)",
    ],
    isAmbiguous: true,
  },
];

/** Occasions of cards that people give to each other, as a regular expression. */
const cardOccasion =
  "(?:retirement|sorry for your loss|sympathy|condolences?|get[- ]well(?: soon)?|congratulations?|congrats|farewell|leaving|goodbye|(?:new )?baby|engagement|wedding|graduation|(?:mother|father)['’]?s day|love|apology|sorry|teacher|eid|diwali|hanukkah|holiday|season['’]s greetings|welcome|new home|housewarming|christening|baptism|communion|confirmation|exam|good luck|missing you|thinking of you|birth announcement|announcement|thank(?:s|[- ]you))";
/** German compounds with 'Karte' that no one gives to another, as a regular expression. */
const notGreeting =
  "(?:speise|getränke|wein|eis|bier|cocktail|tages|mittags|wochen|menü|kuchen|kaffee|land|wander|stadt|eintritts|kredit|sd|speicher|grafik|fahr|dauer|saison|spiel|bank|lern|see|kino|theater|konzert|jahres|monats|park|ski|straßen|rad|gutschein|anfahrts|visiten)";

/** The more exact ones first. */
export const kindWords: readonly KindWord[] = [
  ...wordless,
  {
    kind: "story",
    words: [`${platforms}[- ]?(?:stor(?:y|ies)|reels?)`, `(?:stor(?:y|ies)|historias?)${onPlatform}`, "reels?"],
  },
  {
    kind: "story",
    words: [
      "(?:whats ?app|insta(?:gram)?)[- ]?status(?:bild)?|(?:estado|statut)s? (?:de |pour |para )?whats ?app|status (?:for|für|de|auf) whats ?app",
    ],
  },
  { kind: "story", words: ["stor(?:y|ies)|historias?"], isAmbiguous: true },
  // 'Story vente flash', and never 'Story of my life'.
  { kind: "story", words: ["(?<=^\\s*)story(?= (?!of|time|hour|lines?|telling|book|behind|about|und|and|for)\\p{L})"] },
  {
    kind: "cover",
    words: [
      "(?:podcast|album|single|record|playlist)[- ]?(?:cover[- ]?art|cover|artwork)s?|(?:portadas?|couvertures?|pochettes?) (?:de|d['’]|du) (?:podcasts?|álbum|album|disco|single)",
    ],
    format: { width: 1400, height: 1400 },
  },
  {
    kind: "cover",
    words: [
      "(?:book|novel|e-?book|magazine|zine|report|catalog(?:ue)?|brochure)[- ]?covers?",
      "(?:buch|magazin)?cover|buchumschlag|couvertures?(?: de livre)?|portadas?(?: de libro)?|cubiertas?",
    ],
  },
  {
    kind: "cover",
    words: [
      "(?:cover|title)[- ]?pages?|titelbl(?:att|ätter)|deckbl(?:att|ätter)|pages? de (?:garde|titre|couverture)|première de couverture|carátulas?",
    ],
    paper: paperFormats.a4,
  },
  {
    kind: "cover",
    words: ["(?:kindle|paperback|hardcover|audiobook)[- ]?covers?|titelseiten?|front covers?|buchtitel"],
  },
  {
    kind: "banner",
    words: [
      "linkedin[- ](?:profile |page |company )?(?:banners?|headers?|covers?|backgrounds?|titelbild(?:er)?|hintergrundbild|bannière|portada)(?: (?:image|photo|picture)s?)?",
      "(?:banners?|bannières?|portadas?|couvertures?|titelbild|cabeceras?|encabezados?)(?: (?:de|pour|para|für|auf|sur|en|for|on))?(?: (?:my|our|mein|unser))? linkedin",
    ],
    format: { width: 1584, height: 396 },
  },
  {
    kind: "banner",
    words: [
      "(?:facebook|fb)(?:[- ](?:page|seiten?|profile?))?[- ](?:covers?|banners?|headers?|titelbild(?:er)?)(?: (?:image|photo|picture)s?)?",
      "(?:couvertures?|portadas?|bannières?|titelbild)(?: (?:de|pour|para|für|auf|sur|en))? (?:facebook|fb)",
    ],
    format: { width: 1640, height: 624 },
  },
  {
    kind: "banner",
    words: [
      "youtube(?:[- ]channel)?[- ](?:banners?|headers?|art|covers?)|channel (?:art|banners?)|kanalbanner|bannière (?:de )?(?:chaîne )?youtube|(?:banner|portada) (?:de |para )?(?:canal de )?youtube",
    ],
    format: { width: 2048, height: 1152 },
  },
  {
    kind: "banner",
    words: [
      `(?:${platforms}|etsy|shopify|ebay|youtube|twitch)(?:[- ](?:shop|store|page|profile|channel|group))?[- ]?(?:covers?|headers?|banners?)(?: (?:image|photo|picture)s?)?`,
      "(?:twitter|x|linkedin|youtube|channel) banners?",
    ],
    format: { width: 1500, height: 500 },
  },
  {
    kind: "banner",
    words: [
      "(?:facebook |fb )?event (?:covers?|headers?|photos?)(?: (?:image|photo|picture)s?)?|(?:facebook[- ])?veranstaltungsbild|titelbild",
    ],
    format: { width: 1920, height: 1005 },
  },
  {
    kind: "banner",
    words: ["(?:youtube )?thumbnails?|miniatures? youtube|miniaturas?(?: de| para)? youtube|(?:video)?vorschaubild"],
    format: { width: 1280, height: 720 },
  },
  {
    kind: "banner",
    words: [
      "(?:web(?:site)?|email|newsletter|shop|store|hero|event|page|vinyl|pvc|mesh|outdoor|street)[- ]?(?:banners?|headers?)",
      "(?:bannières?|bandeaux?|banners?) (?:(?:de|du|pour|para|del|für) )?(?:(?:le|la|el|un|notre|mon) )?(?:site(?: web| internet)?|web)|(?:werbe|stoff|bau)?banner(?:plane)?|werbeplanen?|spannb(?:and|änder)|bâches?|banderoles?|lonas?|kopfzeile",
      "banners?|bannières?|bandeaux?|pancartas?|hero images?",
    ],
  },
  { kind: "banner", words: ["headers?|kopfbild"], isAmbiguous: true },
  { kind: "cover", words: ["covers?"], isAmbiguous: true },
  {
    kind: "post",
    words: [
      `${platforms}[- ]?(?:posts?|posting|ads?|graphics?|tiles?|images?|pictures?|beitrag|carousels?(?:(?: first| title| 1st)? (?:covers?|slides?|pages?))?)`,
      `(?:posts?|publications?|publicaci(?:ón|ones)|beitr[aä]ge?|anuncios?|publicités?|anzeigen?|werbung)${onPlatform}`,
      "(?:promo(?:tional)?|promotion|marketing|advertising|launch|teaser|announcement) (?:posts?|graphics?|tiles?|images?|pictures?)",
      "(?<=\\p{L} )(?:ads?|adverts?)(?=\\s*(?:[:,.]|$))",
      "social tiles?|quote (?:graphics?|posts?)|stellenanzeigen?|job (?:ads?|adverts?|posts?|postings?)|offres? d['’]emploi",
      "(?<=(?:thank[- ]you|thanks|sale|promo|offer|birthday|holiday|christmas|easter|giveaway|milestone|launch|motivational|(?:mother|father|valentine)['’]?s['’]? day|new year|halloween|thanksgiving|just sold|sold|open house|recipe|tip|teaser) )posts?",
      "(?<=^[^\\n.!?;:]{0,50}\\p{L} )(?<!(?:blog|guest|trading|goal|lamp|last|fence|the|by|parcel|first|to|will|can|we|i|you|sign) )posts?(?= (?:from|for|about|pls|plz|please|on|with|to)(?!\\p{L})|\\s*(?:[,.:\\n]|$))",
      "(?:instagram|insta|ig|story)[- ]highlights?(?: covers?)?",
      "(?:insta(?:gram)?[- ])?carr?(?:ou?|u)ss?els?(?: post)?(?: (?:de |para |pour |auf )?insta(?:gram)?)?(?: (?:first|title|cover|1st))?(?: (?:slides?|covers?|pages?|folie|portada|couverture|titelbild))?|karussell(?:-?post)?|erste karussell-?folie",
      "posteos?",
      "(?<=^\\s*)anuncio(?= (?:busco|buscamos|se |vendo|alquilo|necesito))",
    ],
  },
  {
    kind: "post",
    words: [
      "(?:real[- ]estate |property |house |home |apartment |flat )listings?(?: (?:posts?|graphics?))?|immobilienanzeigen?|annonces? immobilières?|anuncios? inmobiliarios?",
    ],
  },
  {
    kind: "post",
    words: [
      "posts?|postings?|beitr[aä]ge?|ads?|adverts?|advertisements?|anzeigen?|werbung|announcements?|publicité",
      "anuncio|publicación|publication",
    ],
    isAmbiguous: true,
  },
  {
    kind: "card",
    words: [
      "(?:business|visiting|name|calling|contact|loyalty|stamp|punch|membership|appointment|bonus|rewards?) cards?|visitenkarten?|(?:stempel|bonus|treue|mitglieds|kunden|termin)karten?",
      "cartes? (?:de visite|d['’]affaires|professionnelles?|pro|de fidélité|de membre|de rendez-vous)",
      "tarjetas? (?:de (?:visita|presentaci[óo]n|negocios?|contacto|fidelidad|fidelización|puntos|socio|citas?)|personal(?:es)?|profesional(?:es)?|corporativas?)",
    ],
  },
  {
    kind: "card",
    words: [
      "invit(?:e|ation)s?(?: cards?)?|einladung(?:en|skarten?)?",
      "(?:carton d['’])?invitations?|invitaci(?:[óo]n|ones)|save[- ]the[- ]date cards?",
      `(?<=${cardOccasion} )cards?(?= (?:for|to|from|of|saying|with|pls|please)(?!\\p{L})|\\s*(?:[,.:;!\\n]|$))|recipe cards?`,
      "(?:geburts|hochzeits|verlobungs|trauer|todes|tauf)anzeigen?(?: karten?)?",
      `\\p{L}{3,}(?<!${notGreeting})karten?(?= (?:für|zum|zur|an|von|mit)(?!\\p{L})|\\s*(?:[,.:;!\\n]|$)| \\p{Lu})`,
      "cartes? (?:de |d['’])(?:remerciements?|félicitations?|anniversaire|condoléances|naissance|mariage|noël|fêtes?|retraite|départ|bonne année|pâques|baptême|communion|saint-valentin|rétablissement)|faire[- ]?parts?(?: (?:de |d['’])?(?:naissance|mariage|baptême|décès))?",
      "tarjetas? de (?:cumpleaños|agradecimientos?|felicitación|navidad|boda|condolencias|pésame|san valentín|graduación|aniversario|despedida|jubilación|comunión|bautizo|nacimiento)|tarjet(?:ón|ones)|participaci(?:ón|ones) de boda|recordatorios?(?= de)|felicitaci(?:ón|ones)(?= (?:de|para))",
      "(?:greeting|place|menu) cards?|(?<=(?:christmas|birthday|thank[- ]you|valentine(?:['’]s)?(?: day)?|anniversary|easter|new year(?:['’]s)?) )cards?",
      "(?:weihnachts|geburtstags|gruß|glückwunsch)karten?|cartes? de v[œo]eux|postcards?|postkarten?",
      "cartes? postales?|postales?|gift vouchers?|gutscheine?",
    ],
    format: { width: 1500, height: 1050 },
  },
  {
    kind: "card",
    words: ["gift (?:cards?|certificates?)|(?:cartes?|chèques?|bons?)[- ]cadeaux?|tarjetas? (?:de )?regalo"],
    format: { width: 1500, height: 1050 },
    isAmbiguous: true,
    isNamed: true,
  },
  {
    kind: "card",
    // 'Carte des desserts' is a menu.
    words: ["cards?|karten?|cartes?(?! (?:des?|du|à)(?!\\p{L}))|tarjetas?"],
    isAmbiguous: true,
    isNamed: true,
  },
  {
    kind: "logo",
    words: [
      "\\p{L}*logos?|logotypes?|logotipos?|word ?-?marks?|wortmarken?|schriftzug|brand ?marks?|monogramm?[ea]?s?|emblems?|embl[eè]mes?|emblemas?",
    ],
  },
  {
    kind: "poster",
    words: [
      "roll[- ]?ups?(?: ?-?(?:banners?|displays?|stands?))?|(?:roller|pull[- ]?up|pop[- ]?up|retractable|x)[- ]?banners?|kakémonos?|enrouleurs?|displayständer",
    ],
    paper: { width: 850, height: 2_000 },
  },
  {
    kind: "poster",
    words: [
      "(?:letter ?box )?(?:flyers?|fliers?|leaflets?)(?: drop)?|handouts?|handbills?|pamphlets?",
      "door ?hangers?", // words:allow
      "flugblatt|flugblätter|(?:hand|flug|info)zettel|postwurf(?:sendung)?|wurfsendung|prospectus|dépliants?|tracts?|folletos?",
      "volantes?|octavillas?|trípticos?|dípticos?",
    ],
    format: { width: 1240, height: 1748 },
  },
  {
    kind: "poster",
    words: [
      "stickers?|aufkleber|autocollants?|pegatinas?|etikett(?:en)?|étiquettes?|etiquetas?|(?:car |van |fridge )?magnets?|magnetschild(?:er)?|bookmarks?|lesezeichen|marque-pages?",
    ],
    isAmbiguous: true,
  },
  {
    kind: "poster",
    words: [
      "(?<=^\\s*|\\ban? )(?:movie |film |concert |event |gig |wall |motivational )posters?|(?:window |shop window |wall )?posters?|placards?|(?:schaufenster|tür|werbe)?plakate?s?|aushang|aushänge",
      "(?:sandwich|a)[- ]boards?|a[- ]frames?(?: signs?)?|pavement signs?|(?:lawn|window|shop window) signs?|affiches?|pancartes?|affichettes?|carteles|cartel|letreros?|afiches?|pósters?|signs?(?= for| that| with)|(?<=(?:sale|hours|yard|shop|store|window|house|parking) )signs?(?=\\s*(?:$|[:,.\\n]))|playbills?",
    ],
  },
];
