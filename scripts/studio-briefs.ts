import type { Brief, Kind } from "../packages/studio/engine/brief/brief.ts";

type Content = Partial<Brief> & Pick<Brief, "headline">;

/** Designs that real customers of such a product request. */
export const sheetBriefs: readonly Content[] = [
  {
    headline: "Jazz im Park",
    subline: "Four evenings under the old plane trees",
    date: "12–15 June, 8 pm",
    place: "Stadtpark, Stage 2",
    price: "Free entry",
  },
  {
    headline: "Fresh bread, every morning",
    subline: "Baked on stone since five o’clock",
    place: "Miller’s Bakery, 14 Elm Street",
    date: "Mon to Sat, 7 am",
    brand: "Miller’s",
  },
  {
    headline: "Design Week",
    subline: "Talks, tours, late openings",
    date: "4–10 October",
    place: "Rotterdam",
    action: "designweek.example",
  },
  {
    headline: "Yoga at sunrise",
    subline: "A slow hour before the day begins",
    date: "Tuesdays, 6.30 am",
    place: "Riverside Studio",
    price: "€12",
  },
  {
    headline: "Half price on everything green",
    subline: "House plants, pots and good soil",
    date: "Until 30 April",
    brand: "Fern & Co",
    action: "Visit the shop",
  },
  {
    headline: "Film night",
    subline: "Three short films about the sea",
    date: "Friday 9 May, 9 pm",
    place: "Harbour Cinema",
    price: "$8",
  },
  {
    headline: "We are hiring",
    subline: "Two bakers and someone who loves early mornings",
    place: "Lyon",
    action: "Write to us",
  },
  { headline: "Open studio", date: "Saturday, noon to six", place: "Kreuzberg, Yard 3" },
  { headline: "The summer reading list", subline: "Twelve books our staff could not put down", brand: "Corner Books" },
  {
    headline: "Marathon",
    subline: "42 kilometres through the old town",
    date: "21 September",
    place: "Kraków",
    action: "Sign up by 1 August",
  },
  {
    headline: "Coffee, slowly",
    subline: "Hand-brewed single origins",
    brand: "North Roasters",
    place: "8 Quay Street",
  },
  {
    headline: "Winter concert of the city orchestra",
    subline: "Sibelius, Grieg, Saariaho",
    date: "14 December, 7.30 pm",
    place: "Concert Hall",
    price: "from €18",
  },
];

/** Themes of designs without words, eight for each kind. */
export const kindThemes: Partial<Record<Kind, readonly string[]>> = {
  pattern: [
    "Lemons and leaves",
    "Geometric",
    "Foxes and trees",
    "Christmas",
    "Shapes and lines",
    "Coffee and cake",
    "Birds and flowers",
    "Waves",
  ],
  abstract: ["Calm", "Energy", "Morning", "Deep", "Rhythm", "Light", "Motion", "Balance"],
  scene: [
    "Mountains at dawn",
    "The sea at sunset",
    "A forest in autumn",
    "City skyline at night",
    "Desert in summer",
    "Tuscan hills",
    "A living room with plants",
    "Rockets and planets",
  ],
  icons: ["Bakery", "Travel", "Jazz club", "Garden", "Gym", "School", "Pets", "Winter"],
};
