import type { Kind } from "../brief.ts";
import type { Format } from "../formats.ts";

interface KindWord {
  readonly kind: Kind;
  /** Regular expressions. */
  readonly words: readonly string[];
  /** Format, if it differs from the kind's. */
  readonly format?: Format;
  /** True if it also has other meanings ('cover band', 'gift card'): it counts only where a prompt says what to make. */
  readonly isAmbiguous?: boolean;
  /** True if what it shows may follow with 'of': 'a pattern of lemons'. */
  readonly isOfThings?: boolean;
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
    isOfThings: true,
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
    isOfThings: true,
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
    isOfThings: true,
  },
  {
    kind: "scene",
    words: [
      "landscapes?|seascapes?|cityscapes?|skylines?|scener(?:y|ies)|scenes?|panoramas?|still li(?:fe|ves)|illustrations?",
      "\\p{L}*landschaft(?:en|sbild)?|szenen?|stillleben|illustrationen?|paysages?|scènes?|natures? mortes?|paisajes?|escenas?|bodeg(?:ón|ones)|ilustraci(?:ón|ones)",
    ],
    isAmbiguous: true,
    isOfThings: true,
  },
];

/** The more exact ones first. */
export const kindWords: readonly KindWord[] = [
  ...wordless,
  {
    kind: "story",
    words: [`${platforms}[- ]?(?:stor(?:y|ies)|reels?)`, `(?:stor(?:y|ies)|historias?)${onPlatform}`, "reels?"],
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
      "(?:facebook |fb )?event (?:covers?|headers?|photos?)(?: (?:image|photo|picture)s?)?|(?:facebook[- ])?(?:veranstaltungsbild|titelbild)",
    ],
    format: { width: 1920, height: 1005 },
  },
  { kind: "banner", words: ["(?:youtube )?thumbnails?"], format: { width: 1280, height: 720 } },
  {
    kind: "banner",
    words: [
      "(?:web(?:site)?|email|newsletter|shop|store|hero|event|page|vinyl)[- ]?(?:banners?|headers?)",
      "banners?|bannières?|bandeaux?|pancartas?|hero images?",
    ],
  },
  { kind: "banner", words: ["headers?|kopfbild"], isAmbiguous: true },
  { kind: "cover", words: ["covers?"], isAmbiguous: true },
  {
    kind: "post",
    words: [
      `${platforms}[- ]?(?:posts?|posting|ads?|graphics?|tiles?|images?|pictures?|beitrag|carousels?(?: covers?| slides?)?)`,
      `(?:posts?|publications?|publicaci(?:ón|ones)|beitr[aä]ge?|anuncios?|publicités?|anzeigen?|werbung)${onPlatform}`,
      "(?:promo(?:tional)?|promotion|marketing|advertising|launch|teaser|announcement) (?:posts?|graphics?|tiles?|images?|pictures?)",
      "(?<=\\p{L} )(?:ads?|adverts?)(?=\\s*(?:[:,.]|$))",
      "social tiles?|quote (?:graphics?|posts?)|stellenanzeigen?|job (?:ads?|adverts?|posts?|postings?)|offres? d['’]emploi",
      "(?<=(?:thank[- ]you|thanks|sale|promo|offer|birthday|holiday|christmas|easter|giveaway|milestone|launch|motivational|(?:mother|father|valentine)['’]?s['’]? day|new year|halloween|thanksgiving|just sold|sold|open house|recipe|tip|teaser) )posts?",
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
      "business cards?|visiting cards?|name cards?|visitenkarten?|cartes? de visite",
      "tarjetas? de (?:visita|presentación)",
    ],
  },
  {
    kind: "card",
    words: [
      "invit(?:e|ation)s?(?: cards?)?|einladung(?:en|skarten?)?",
      "(?:carton d['’])?invitations?|invitaci(?:ón|ones)|save[- ]the[- ]date cards?",
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
  },
  { kind: "card", words: ["cards?|karten?|cartes?|tarjetas?"], isAmbiguous: true },
  { kind: "logo", words: ["logos?|logotypes?|logotipos?|word ?marks?|brand marks?|monograms?|emblems?"] },
  {
    kind: "poster",
    words: [
      "flyers?|fliers?|leaflets?|handouts?|flugblatt|flugblätter|handzettel|prospectus|dépliants?|folletos?",
      "volantes?",
    ],
    format: { width: 1240, height: 1748 },
  },
  {
    kind: "poster",
    words: [
      "(?<=^\\s*|\\ban? )(?:movie |film |concert |event |gig |wall |motivational )posters?|posters?|placards?|plakate?s?|aushang",
      "affiches?|carteles|cartel|afiches?|pósters?|signs?(?= for| that| with)|(?<=(?:sale|hours|yard|shop|store|window|house|parking) )signs?(?=\\s*(?:$|[:,.\\n]))|playbills?",
    ],
  },
];
