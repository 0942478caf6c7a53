import { animalFigures } from "./animals.ts";
import { bakingMotifs } from "./baking.ts";
import { cityMotifs } from "./city.ts";
import { counterFigures } from "./counters.ts";
import { craftMotifs } from "./craft.ts";
import { drinkFigures } from "./drinks.ts";
import { everydayFigures } from "./everyday.ts";
import { feastFigures } from "./feasts.ts";
import type { Figure } from "./figure.ts";
import { foodMotifs } from "./food.ts";
import { householdFigures } from "./household.ts";
import { journeyFigures } from "./journeys.ts";
import { leisureFigures } from "./leisure.ts";
import { mealFigures } from "./meals.ts";
import { musicFigures } from "./music.ts";
import { natureMotifs } from "./nature.ts";
import { performerFigures } from "./performers.ts";
import { salonFigures } from "./salon.ts";
import { showFigures } from "./shows.ts";
import { skyMotifs } from "./sky.ts";
import { studyFigures } from "./studies.ts";
import { tradeFigures } from "./trades.ts";

/** All figures that there are, by their ids. */
export const figures: ReadonlyMap<string, Figure> = new Map(
  [
    ...[bakingMotifs, cityMotifs, craftMotifs, foodMotifs, natureMotifs, skyMotifs],
    ...[animalFigures, feastFigures, journeyFigures, leisureFigures, mealFigures, drinkFigures, musicFigures],
    ...[showFigures, studyFigures, tradeFigures, salonFigures, householdFigures, performerFigures, counterFigures],
    ...[everydayFigures],
  ]
    .flat()
    .map((figure) => [figure.id, figure]),
);
