/** A word that names a figure only beside certain others, as beginnings of words: a crane is a bird or a machine. */
interface Homonym {
  readonly word: string;
  readonly figure: string;
  /** One of them is in the text as well. */
  readonly beside: string;
}

const homonym = (word: string, figure: string, beside: string): Homonym => ({ word, figure, beside });

export const homonyms: Readonly<Record<string, readonly Homonym[]>> = {
  en: [
    homonym("crane", "crane", "construction hire rental lift site tower building operator"),
    homonym("turkey", "turkey", "thanksgiving roast dinner christmas stuffing farm raffle"),
    homonym("mouse", "computer-mouse", "computer usb wireless keyboard gaming"),
    homonym("watch", "watch", "repair wrist luxury swiss jewel strap battery"),
    homonym("bow", "bow-and-arrow", "arrow archery"),
    homonym("tap", "tap", "dripping leak leaking plumber plumbing kitchen"),
    homonym("coral", "coral", "reef diving sea aquarium"),
    homonym("mango", "mango", "juice lassi fruit smoothie fresh"),
    homonym("church", "church", "choir service sunday prayer bazaar parish"),
    homonym("castle", "castle", "tour medieval knight ruins visit wedding"),
    homonym("shower", "shower", "bathroom plumber plumbing install gel"),
    homonym("satellite", "satellite-antenna", "dish tv install"),
    homonym("coat", "coat", "winter drive wool donat"),
  ],
  de: [
    homonym("schloss", "padlock", "schlüssel schlüsseldienst tür türen fahrrad aufsperr notdienst"),
    homonym("schloss", "castle", "konzert park führung hochzeit garten ritter mittelalter besichtigung sommer"),
    homonym("hahn", "tap", "wasser tropf klempner küche bad"),
    homonym("hahn", "rooster", "bauernhof hof huhn hühner eier krähen"),
    homonym("maus", "computer-mouse", "computer tastatur usb"),
    homonym("drachen", "kite", "steigen fest herbst wind bau basteln"),
    homonym("birne", "pear", "apfel äpfel obst kompott saft kuchen helene"),
    homonym("feder", "feather", "vogel indianer kissen"),
    homonym("kiwi", "kiwi", "obst saft smoothie"),
    homonym("kanu", "canoe", "tour verleih fahrt fluss see club"),
    homonym("leiter", "ladder", "alu holz sprossen verleih kaufen"),
  ],
  fr: [
    homonym("pêche", "fishing-rod", "poisson étang concours permis ligne truite carpe rivière"),
    homonym("pêche", "peach", "abricot fruit confiture melba jus glace"),
    homonym("souris", "computer-mouse", "ordinateur clavier usb"),
    homonym("montre", "watch", "bracelet réparation bijou luxe horlog"),
    homonym("ours", "bear", "zoo forêt polaire peluche montagne"),
    homonym("cerf", "deer", "forêt brame chasse"),
    homonym("château", "castle", "visite médiéval chevalier gonflable fort"),
    homonym("brique", "brick", "maçon mur construction"),
    homonym("ail", "garlic", "oignon ferme foire légume"),
  ],
  es: [
    homonym("ratón", "computer-mouse", "ordenador teclado usb"),
    homonym("sierra", "saw", "madera carpinter herramienta circular"),
    homonym("cometa", "kite", "viento volar playa festival taller"),
    homonym("flamenco", "flamingo", "ave aves humedal laguna zoo"),
    homonym("coral", "coral", "arrecife buceo mar"),
    homonym("sierra", "mountain", "senderismo excursión ruta"),
  ],
};

/** Words that make the word behind or before them something else: 'bouncy castle', 'lime green', 'guinea pig'. */
export const setPhrases: readonly string[] = [
  ...[
    "bouncy castle",
    "lime green",
    "olive green",
    "lemon yellow",
    "hot chocolate",
    "piggy bank",
    "bear with",
    "fish and",
  ],
  ...["baby shower", "bridal shower", "cloud computing", "rat race", "cold turkey", "pumpkin spice", "polar night"],
  ...["lion king", "dragon boat", "wolf street", "swan lake", "rose wine", "apple pie", "christmas carol"],
];

/** Names of figures that say in prompts how a design is handed out, or what is in an offer. */
export const unmeant: ReadonlySet<string> = new Set(
  ...[
    [
      "parcel",
      "parcels",
      "mailbox",
      "postbox",
      "envelope",
      "briefkasten",
      "briefumschlag",
      "colis",
      "boîte aux lettres",
      "enveloppe",
      "buzón",
    ],
  ],
);
