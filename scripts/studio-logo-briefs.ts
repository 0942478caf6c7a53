import type { LogoBrief } from "../packages/studio/art/logos/logo-brief.ts";

type Content = Pick<LogoBrief, "name" | "trade" | "style"> & Partial<LogoBrief>;

/** Businesses for which real customers of such a product want a logo. */
export const logoBriefs: readonly Content[] = [
  { name: "Miller’s Bakery", trade: "bakery", style: "cut-out", tagline: "Bread since five o’clock", since: "1962" },
  { name: "Northwind", trade: "bicycle workshop", style: "swiss", tagline: "Wheels, trued by hand" },
  { name: "Studio Kolb", trade: "architecture", style: "bauhaus" },
  { name: "Olive & Thyme", trade: "restaurant", style: "cut-out", tagline: "Kitchen and garden" },
  { name: "Solene", trade: "yoga", style: "swiss", tagline: "A slow hour" },
  { name: "Harbor Lane", trade: "coffee roaster", style: "bauhaus", tagline: "Small batch coffee", since: "2011" },
  { name: "Pixelwerk", trade: "software", style: "swiss" },
  { name: "Fern & Co", trade: "florist and plants", style: "cut-out", tagline: "Flowers for every day" },
  { name: "Tidal", trade: "surf school", style: "bauhaus", hue: 232 },
  { name: "Dr. Anna Weiss", trade: "dentist", style: "swiss", tagline: "Dentistry with time" },
  { name: "Lumen", trade: "photography", style: "swiss" },
  { name: "Brightside Vets", trade: "veterinary practice", style: "cut-out" },
  { name: "Alpenglow", trade: "mountain guides", style: "bauhaus", tagline: "Guided tours since 1987", since: "1987" },
  { name: "Kowalski i Syn", trade: "carpenter, wood", style: "swiss", language: "pl", since: "1974" },
  { name: "Güneş Çiçek", trade: "çiçek", style: "cut-out", language: "tr" },
  { name: "Αθηνά", trade: "βιβλία", style: "swiss", language: "el", tagline: "Βιβλία και καφές" },
  { name: "Берёзка", trade: "пекарня", style: "cut-out", language: "ru", tagline: "Хлеб и чай" },
  { name: "Volt Fitness", trade: "gym", style: "bauhaus" },
  { name: "Marlow & Finch", trade: "law", style: "swiss", tagline: "Attorneys at law", since: "1998" },
  { name: "Ostra", trade: "seafood restaurant", style: "bauhaus" },
  { name: "Bluebell Books", trade: "bookshop", style: "cut-out", tagline: "Read slowly" },
  { name: "Quillon", trade: "writing agency", style: "bauhaus" },
  { name: "Hazel", trade: "hair salon", style: "swiss" },
  { name: "Noor Finance", trade: "finance, tax", style: "swiss", tagline: "Clear accounts" },
];

const first =
  "Miller,Crumb,Elm,Harvest,Golden,Rye,Hearth,Stone,Lindt,Amber,Field,Corner,Daily,Village,Old Mill,Sunny,Wild,Honest,Oak,River".split(
    ",",
  );
const second = "Bakery,& Sons,Bread,House,Oven,Loaf,Kitchen,Brothers,Bakehouse,Company,Grain".split(",");

export const namesOfOneTrade: readonly string[] = second.flatMap((end) => first.map((start) => `${start} ${end}`));
