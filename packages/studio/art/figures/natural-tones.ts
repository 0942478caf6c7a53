/** Range of a color that a thing may have in nature: lightness, chroma and hue (degrees) in OKLCH, each from and to. */
export interface Tone {
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
  readonly hue: readonly [number, number];
}

const tone = (lightness: Tone["lightness"], chroma: Tone["chroma"], hue: Tone["hue"]): Tone => ({
  lightness,
  chroma,
  hue,
});

const tones = {
  crust: tone([0.5, 0.8], [0.08, 0.19], [46, 88]),
  brown: tone([0.34, 0.62], [0.04, 0.16], [28, 80]),
  amber: tone([0.62, 0.86], [0.1, 0.2], [58, 84]),
  golden: tone([0.7, 0.93], [0.1, 0.2], [66, 104]),
  red: tone([0.42, 0.7], [0.12, 0.26], [8, 36]),
  meat: tone([0.45, 0.75], [0.08, 0.24], [4, 38]),
  orange: tone([0.6, 0.82], [0.11, 0.22], [38, 72]),
  green: tone([0.38, 0.85], [0.06, 0.22], [112, 166]),
  pink: tone([0.68, 0.92], [0.05, 0.2], [-22, 24]),
  violet: tone([0.36, 0.75], [0.06, 0.22], [285, 335]),
  blue: tone([0.4, 0.85], [0.05, 0.2], [205, 275]),
  white: tone([0.88, 1], [0, 0.05], [0, 360]),
  gray: tone([0.4, 0.85], [0, 0.04], [0, 360]),
  black: tone([0, 0.36], [0, 0.06], [0, 360]),
} as const;

type ToneName = keyof typeof tones;

/** Things to eat and drink by their tones: none of them is ever nearly black. */
const edible: Partial<Record<string, string>> = {
  crust:
    "loaf croissant baguette pretzel bagel cookie pie pancakes waffle sandwich taco burrito kebab falafel dumpling drumstick fortune-cookie fried-shrimp potato peanuts rolling-pin burger slice cone takeout-box moon-cake rice-ball curry spaghetti ginger donut",
  "golden amber":
    "wheat fries beer-mug honey-pot honeycomb flan butter corn banana lemon cheese pineapple popcorn whiskey champagne mango melon beans fondue",
  "brown crust": "coffee-bean chocolate-bar chestnut acorn coconut hot-dog mushroom",
  "red meat": "strawberry tomato cherries chili lobster crab steak ham bacon jam-jar",
  "red green": "apple watermelon",
  "orange meat": "shrimp maki nigiri peach",
  orange: "carrot pumpkin jack-o-lantern",
  "orange golden": "citrus",
  green: "broccoli lettuce cucumber avocado lime kiwi pea-pod olive pear salad herb mate matcha-bowl",
  "green red golden": "bell-pepper",
  "violet green red": "grapes",
  "violet blue": "blueberries eggplant",
  "violet red crust": "onion garlic",
  "pink crust orange golden": "cupcake layer-cake popsicle soft-ice-cream candy lollipop dango",
  "white golden": "milk rice egg fried-egg hatching-chick salt",
};

/** Plants, animals and things by their tones. */
const others: Partial<Record<string, string>> = {
  green:
    "leaf tree fir cactus sprout potted-plant four-leaf-clover frog turtle crocodile palm lizard snake bug dinosaur t-rex",
  "red pink": "heart rose lotus cherry-blossom hibiscus flamingo",
  "red pink golden violet orange": "tulip flower bouquet",
  red: "blood-drop anatomical-heart santa-claus fire-engine ladybug",
  golden: "sun sunflower chick bee star moon lion giraffe",
  orange: "fox tiger maple-leaf campfire flame basketball orangutan",
  pink: "pig",
  violet: "hyacinth",
  white: "snowman ghost dove swan polar-bear sheep goat",
  "white blue": "tooth toothbrush snowflake cloud",
  "gray white brown": "rabbit poodle owl hamster mouse",
  gray: "elephant rhinoceros wolf hippopotamus",
  "gray blue": "shark dolphin whale fish seal",
  "black gray white orange brown": "cat",
  "brown crust black gray white": "dog horse cow",
  "brown crust":
    "bear deer moose beaver otter bison camel monkey hedgehog kangaroo teddy-bear logs wood-plane guitar violin cello barn wardrobe",
};

const listed = (list: Partial<Record<string, string>>) =>
  Object.entries(list).flatMap(([names, ids = ""]) =>
    ids.split(" ").map((id) => [id, names.split(" ").map((name) => tones[name as ToneName])] as const),
  );

const tonesById: ReadonlyMap<string, readonly Tone[]> = new Map([...listed(edible), ...listed(others)]);
const edibleIds: ReadonlySet<string> = new Set(listed(edible).map(([id]) => id));

/** Tones that a figure's body may have, its own first; none of things that come in any color. */
export const tonesOf = ({ id }: { readonly id: string }): readonly Tone[] => tonesById.get(id) ?? [];

/** Their accents are leaves. */
const leafy: ReadonlySet<string> = new Set(
  "strawberry tomato cherries apple carrot pineapple eggplant chili peach pumpkin rose tulip flower bouquet grapes pear".split(
    " ",
  ),
);

/** Tones of a figure's accents: leaves are green. */
export const accentTonesOf = ({ id }: { readonly id: string }): readonly Tone[] => (leafy.has(id) ? [tones.green] : []);

/** Tells whether a figure is something to eat or to drink. */
export const isEdible = ({ id }: { readonly id: string }): boolean => edibleIds.has(id);
