import { figures } from "./catalogue.ts";
import type { Figure } from "./figure.ts";
import { findFigure } from "./library.ts";

/**
 * Subjects of designs, and the figures that stand for each, the one that says the most first. Each is true for all that the subject's words
 * may mean: a figure of a narrower trade ('drum' for music, 'carrot' for a market) would be another trade's picture, which is worse than
 * none. Narrower trades have figures of their own in `engine/brief/lexicons/trade-names.ts`.
 */
const figuresBySubject = {
  jazz: ["saxophone", "trumpet", "piano"],
  band: ["guitar", "drum"],
  classical: ["violin", "cello"],
  club: ["disco-ball", "vinyl"],
  music: ["notes", "note"],
  festival: ["pennants", "balloons"],
  film: ["clapper", "film-reel", "popcorn"],
  theater: ["mask", "curtain"],
  dance: ["dancer"],
  podcast: ["microphone", "headphones"],
  gaming: ["gamepad", "joystick", "invader"],
  games: ["dice", "chess-pawn"],
  book: ["book", "book-stack"],
  writing: ["nib", "pencil"],
  photography: ["camera", "aperture"],
  art: ["palette", "brush", "framed-picture"],
  pottery: ["vase", "amphora"],
  design: ["nib", "pencil", "ruler"],
  birthday: ["layer-cake", "balloons", "gift"],
  children: ["toy-blocks", "teddy-bear"],
  wedding: ["rings", "dove", "bouquet"],
  valentine: ["heart", "rose"],
  christmas: ["fir", "bauble", "bell"],
  newyear: ["firework", "champagne"],
  halloween: ["pumpkin", "bat", "ghost"],
  easter: ["egg", "rabbit"],
  party: ["balloons", "party-popper", "pennants"],
  sale: ["tag", "percent", "shopping-bags"],
  gift: ["gift", "bow"],
  summer: ["sun", "sunglasses"],
  autumn: ["maple-leaf", "acorn", "leaf"],
  spring: ["tulip", "cherry-blossom"],
  winter: ["snowflake", "snowman", "mitten"],
  travel: ["airplane", "suitcase", "globe"],
  beach: ["parasol", "palm"],
  sea: ["boat", "anchor", "wave"],
  swim: ["swimmer", "wave"],
  mountain: ["mountain", "boot"],
  camping: ["tent", "campfire"],
  bike: ["bicycle"],
  running: ["running-shoe", "runner"],
  car: ["car"],
  moving: ["truck", "moving-box"],
  space: ["rocket", "planet"],
  night: ["moon", "star"],
  yoga: ["sitting-yoga", "lotus"],
  fitness: ["kettlebell", "dumbbell"],
  football: ["football"],
  basketball: ["basketball"],
  tennis: ["racket"],
  spa: ["balanced-stones", "lotus", "candle"],
  dentist: ["tooth", "toothbrush"],
  health: ["stethoscope", "plus"],
  optician: ["glasses", "eye"],
  hair: ["scissors", "comb"],
  cosmetics: ["lotion-bottle", "perfume"],
  fashion: ["hanger", "dress"],
  sewing: ["needle", "spool"],
  jewellery: ["diamond", "rings"],
  laundry: ["washing-machine", "washing-line"],
  realestate: ["house", "key", "doorway"],
  architecture: ["skyline", "blueprint"],
  furniture: ["sofa", "chair", "lamp"],
  cleaning: ["spray-bottle", "bucket", "broom"],
  crafts: ["toolbox", "hammer"],
  painting: ["paint-roller"],
  energy: ["bulb", "plug"],
  law: ["scales", "gavel"],
  finance: ["coins", "piggy-bank"],
  business: [],
  jobs: ["megaphone"],
  community: ["people", "handshake"],
  charity: ["hand-heart"],
  school: ["pencil", "book-stack", "backpack"],
  science: ["flask", "atom", "microscope"],
  technology: ["laptop", "chip"],
  robots: ["robot"],
  bakery: ["loaf", "croissant", "wheat"],
  cake: ["layer-cake", "cupcake"],
  coffee: ["cup", "coffee-bean", "moka-pot"],
  tea: ["teapot", "cup"],
  icecream: ["cone", "popsicle"],
  pizza: ["slice"],
  burger: ["burger", "fries"],
  sushi: ["maki", "nigiri", "chopsticks"],
  asian: ["ramen", "chopsticks", "pot"],
  restaurant: ["cutlery", "cloche"],
  wine: ["wine-glass", "grapes", "bottle"],
  beer: ["beer-mug"],
  cocktail: ["martini", "tall-drink"],
  juice: ["tall-drink", "citrus"],
  fruit: ["apple", "cherries", "citrus", "grapes"],
  vegan: ["leaf", "carrot", "broccoli"],
  fish: ["fish"],
  honey: ["bee", "honeycomb", "honey-pot"],
  market: ["market-stall", "basket"],
  farm: ["barn", "tractor"],
  flower: ["tulip", "bouquet", "flower"],
  plants: ["potted-plant", "sprout"],
  garden: ["watering-can", "trowel", "sprout"],
  climate: ["leaf", "globe", "sprout"],
  tree: ["tree"],
  bird: ["bird"],
  dog: ["dog"],
  cat: ["cat"],
  vet: ["paw", "dog", "cat"],
  horse: ["horse", "horseshoe"],
  fox: ["fox"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Subject = keyof typeof figuresBySubject;

export const isSubject = (name: string | undefined): name is Subject =>
  name !== undefined && Object.hasOwn(figuresBySubject, name);

const idsOf = (subject: string | undefined): readonly string[] =>
  isSubject(subject) ? figuresBySubject[subject] : subject === undefined ? [] : [subject];

/** Figures of a subject, or the one of a thing by that name, that the studio draws itself: logos show no others. */
export const figuresOf = (subject: string | undefined): readonly Figure[] =>
  idsOf(subject).flatMap((id) => (isSubject(subject) ? figures.get(id) : findFigure(id)) ?? []);

/** Figures that designs show of a subject, or the one of a thing by that name; none, if there is neither. */
export const designFiguresOf = (subject: string | undefined): readonly Figure[] =>
  idsOf(subject).flatMap((id) => findFigure(id) ?? []);
