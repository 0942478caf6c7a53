import type { AppKind } from "./app-kind.ts";
import { banking } from "./banking.ts";
import { booking } from "./booking.ts";
import { dashboard } from "./dashboard.ts";
import { education } from "./education.ts";
import { fitness } from "./fitness.ts";
import { food } from "./food.ts";
import { health } from "./health.ts";
import { music } from "./music.ts";
import { news } from "./news.ts";
import { shop } from "./shop.ts";
import { social } from "./social.ts";
import { tasks } from "./tasks.ts";
import { caringTrades } from "./trades/caring.ts";
import { homeTrades } from "./trades/homes.ts";
import { leisureTrades } from "./trades/leisure.ts";
import { officeTrades } from "./trades/offices.ts";
import { sellingTrades } from "./trades/selling.ts";
import { travel } from "./travel.ts";
import { website } from "./website.ts";

/** Kinds of apps. Where a prompt names several with as many words, the first one is meant. */
export const appKinds: readonly AppKind[] = [
  dashboard,
  banking,
  fitness,
  health,
  education,
  music,
  food,
  travel,
  booking,
  news,
  social,
  tasks,
  shop,
  website,
  ...[sellingTrades, homeTrades, caringTrades, officeTrades, leisureTrades].flat(),
];

/** The kind of an id; a website for one that there is not anymore. */
export const appKindOf = (id: string): AppKind => appKinds.find((kind) => kind.id === id) ?? website;
