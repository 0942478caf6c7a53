import { compilePattern } from "../../engine/brief/compile-pattern.ts";
import { wordStart } from "../../engine/brief/prompt/reading.ts";
import { mapPoints } from "../../engine/geometry/path.ts";
import type { Random } from "../../engine/random.ts";
import type { Motif, Piece } from "../figures/figure.ts";
import { leisureFigures } from "../figures/leisure.ts";
import { tradeFigures } from "../figures/trades.ts";

type Given = Pick<Motif, "name" | "words" | "hues" | "isUpright">;

const given: Readonly<Record<string, Given>> = {
  gavel: { name: "a gavel", words: "law legal advoc court auction justice", hues: ["blue", "red", "green"] },
  temple: {
    name: "a house with columns",
    words: "law legal advoc notar court justice museum bank heritage history",
    hues: ["blue", "green", "red"],
  },
  wrench: {
    name: "a wrench",
    isUpright: false,
    words: "workshop repair garage mechanic plumb bicycle bike werkstatt cars",
    hues: ["blue", "orange", "red"],
  },
  coins: { name: "coins", words: "financ tax account bank invest money saving credit", hues: ["green", "blue"] },
  lotus: { name: "a lotus", words: "yoga spa wellness massage meditat pilates", hues: ["pink", "violet", "green"] },
  "balanced-stones": {
    name: "balanced stones",
    words: "yoga spa wellness massage meditat therap",
    hues: ["green", "blue", "violet"],
  },
};

/** Figures of trades that few other motifs are for, plain enough for 16 pixels, narrower and wider from time to time. */
export const tradeMotifs: readonly Motif[] = [...tradeFigures, ...leisureFigures].flatMap(({ draw, ...figure }) => {
  const more = given[figure.id];
  if (!more) return [];
  const drawStretched = (random: Random): readonly Piece[] => {
    const stretch = random.between(0.94, 1.06);
    return draw(random).map((piece) => ({
      ...piece,
      path: mapPoints(piece.path, ([x, y]) => [50 + (x - 50) * stretch, y]),
    }));
  };
  return [{ ...figure, ...more, draw: drawStretched }];
});

/** The things that customers know a trade by, the clearest first, as the ids of figures; words as regular expressions. */
const signs: readonly (readonly [words: string, figures: string])[] = [
  ["plumb|klempner|installateur|sanitär|plomb|fontaner|pipe", "wrench drop faucet pipe"],
  ["bicycle|bike|cycl|fahrrad|vélo|bici", "bicycle wheel wrench"],
  ["dent|zahn|orthodon|kieferorthop", "tooth toothbrush"],
  ["law(?!n)|legal|attorney|\\p{L}*(?:anwalt|anwält|kanzlei)|avocat|abogad|notar", "scales temple gavel"],
  ["gym|fitness|crossfit|strength|personal train|gimnasio|musculation|workout", "dumbbell kettlebell"],
  ["barber|hair|friseur|frisör|coiff|peluquer", "scissors comb mustache"],
  ["electric|elektr|électric", "bolt bulb plug"],
  ["tattoo|tätowier|tatouage|tatuaje", "nib rose anchor"],
  ["lawn|garden|landscap|gärtner|gartenbau|jardin", "sprout watering-can tree"],
  ["photo|foto", "camera aperture"],
  ["account|bookkeep|tax(?!i)|buchhalt|steuer|comptab|contab|financ|finanz|wealth|capital", "bars coins piggy-bank"],
  ["construct|builder|bauunternehm|baufirma|roof|dachdeck|construcción|bâtiment", "hammer house square"],
  ["nail|manicure|nagel|ongle|uñas", "nail-polish lipstick perfume"],
  ["church|kirche|église|iglesia|ministry", "dove candle cross"],
  ["tech|software|saas|cloud|apps?(?!\\p{L})|startup|data|it service", "nodes brackets chip"],
  ["groom|hundesalon|toilett", "dog paw scissors"],
  ["candle|kerzen|bougie|velas", "candle flame"],
  ["surf", "wave surfboard palm"],
  ["brewer|brewing|\\p{L}*brauerei|brasserie|cervec", "beer-mug wheat hops"],
  ["wine|wein|vins?(?!\\p{L})|vino|bodega|vineyard|winzer", "glass grapes bottle"],
  ["real estate|realty|realtor|immobil|inmobil|makler|homes", "house key"],
  ["physio|osteo|chiropract|kiné|fisio", "sitting-yoga balanced-stones lotus"],
  ["auto(?!m)|car repair|cars?(?!\\p{L})|garage|mechanic|kfz|taller mec", "wrench gear car"],
  ["tutor|nachhilfe", "book graduation-cap pencil"],
  ["coffee|kaffee|café|cafe|roaster|\\p{L}*rösterei|espresso", "coffee-bean cup moka-pot"],
  ["clean|\\p{L}*reinigung|putz|nettoyage|limpieza", "spray-bottle broom bucket"],
  ["vegan|vegetar|salad", "carrot avocado leaf"],
  ["farm|ranch|bauernhof|ferme|granja", "barn wheat hen"],
  ["honey|bee ?keep|imker|apicult|miel", "bee honeycomb"],
  ["cat caf|katzencaf", "cat cup"],
  ["kids|children|kinder|enfant|niñ|daycare|nursery", "toy-blocks rabbit balloon"],
  ["outdoor|camping|hiking|trek", "tent mountain compass"],
  ["locksmith|schlüsseldienst|serrur|cerraj", "key"],
  ["consult|coach|strateg|berat|conseil", "compass bulb bars"],
  ["marketing|agency|agentur|agence|advert", "megaphone bubble bulb"],
  ["italian|italien|trattoria|pizz", "slice cutlery bottle"],
  ["mexic|taco|taquer", "chili cactus taco"],
];
const compiled = signs.map(([words, ids]) => ({
  pattern: compilePattern(`${wordStart}(?:${words})`, "iu"),
  ids: ids.split(" "),
}));

/** Ids of the figures that stand for a trade; none for a trade that no rule knows. */
export const signsOf = (trade: string): readonly string[] =>
  compiled.find(({ pattern }) => pattern.test(trade))?.ids ?? [];
