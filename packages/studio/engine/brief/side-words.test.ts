import { describe, expect, it } from "vitest";
import { figuresOfBrief } from "../../art/figures/figures-of-brief.ts";
import { withoutSideWords } from "./prompt/side-words.ts";
import { readPrompt } from "./read-prompt.ts";

/** Prompts with side words, by the figures that may be shown first, with blanks between them: `none` where no figure is best. */
const prompts: readonly (readonly [figures: string, prompt: string])[] = [
  ["curry-bowl curry none", "today's special butter chicken + 2 naan + coke ₹299"],
  ["mug cup", "please wash your own mugs. office kitchen sign"],
  [
    "fire-engine fire-helmet none",
    "Feuerwehrfest 14.6. ab 11 Uhr am Gerätehaus, abends Disco mit DJ, Blasmusik zum Frühschoppen",
  ],
  ["train locomotive", "miniature youtube j'ai testé le train de nuit Bruxelles-Venise"],
  ["candle", "little candle business, need a label for my new scent Burnt Fig, I run it from home"],
  ["candle", "logo for my little candle business Burnt Fig, I run"],
  ["none", "opening hours sign Mon closed Tue-Fri 9-5 Sat 10-2 Sun by appt"],
  ["atom ruler formula pencil none", "tutoring Maths and Physics, year 7-11, £25/h"],
  [
    "school-cone school-bag backpack pencil book-stack",
    "Schuleinführung Emil, 23. August, Kaffee ab 15 Uhr, Zuckertüte",
  ],
  ["lotto-balls ticket none", "loto des pompiers samedi 20h salle des fêtes, à gagner télé, jambon, cafetière"],
  ["bouquet flower tulip rose", "dia de la madre, floreria Azucena, ramos desde $250, entrega gratis"],
  ["lawn-mower grass", "lawn mowing flyer, hedges, green waste taken away"],
  ["octopus", "libro infantil El pulpo que no sabía abrazar"],
  ["dress hanger", "Vide-dressing dimanche 12 octobre"],
  ["fiber none router", "Glasfaser Infoabend Gemeindesaal 12. März 19 Uhr, danach Apéro"],
  ["dumpster truck", "junk removal flyer, same day, garages basements yards"],
  ["shop storefront none market-stall", "se alquila local 60m2 centro"],
  ["jam-jar none", "lunch deal peanut butter toast + iced tea £6"],
  ["hot-dog", "Hot dog stand opening Friday, drinks included"],
  ["yoga sitting-yoga lotus", "Yoga class Tuesdays 7pm, bring a mat, tea and cake afterwards"],
  ["book book-stack", "Book club at the library, wine and cheese provided"],
  ["pottery vase amphora", "Pottery workshop Saturday 10am, lunch with salad included"],
  ["lotto-balls none", "Bingo night at the church hall, prizes: ham, wine, a bicycle"],
  ["lawn-mower grass", "Dave's lawn mowing, from $40, free quote"],
  ["candle", "candle shop logo Wick & Wren, I run it with my sister"],
  ["loaf", "bakery hours Mon-Fri 7-3, Sat 8-1, Sun closed"],
  ["scissors barber-pole", "Barber walk-ins welcome, Sat 9-5, Sun 10-2, free coffee"],
  ["train locomotive", "Night train to Vienna, thumbnail for my travel vlog"],
  ["octopus", "children's book The Octopus Who Lost a Shoe"],
  ["none spade broom trash-bag", "we will march in May, join us Sunday"],
  ["mug cup", "please rinse your mug, staff room notice"],
  ["nail-polish polish-bottle", "Nail bar opening, free prosecco on the day"],
  ["toolbox hammer toy-blocks", "nail it! hammer and saw workshop for kids"],
  ["shop storefront none", "shop to let, 80 sqm, high street, parking behind"],
  ["football", "Football camp for kids, lunch and T-shirt included"],
  ["fire-engine fire-helmet", "Tag der offenen Tür Feuerwehr, Hüpfburg, Kaffee und Kuchen"],
  ["fire-engine fire-helmet", "Feuerwehrfest Oberdorf mit Musik und Bier vom Fass"],
  ["school-cone backpack pencil book-stack", "Einschulung Mia, 30. August, danach Grillen im Garten"],
  ["lawn-mower grass", "Rasenmähen und Heckenschnitt, Herr Kunz, 25 € die Stunde"],
  ["lotto-balls none", "Lottoabend im Gasthof, Preise: Schinken, Fernseher, Fahrrad"],
  ["candle", "ich laufe seit 3 jahren mein kleines kerzen atelier, logo Lichtblick"],
  ["loaf", "Bäckerei Huber geöffnet Mo-Sa 6-12, So geschlossen, Parkplatz am Haus"],
  ["mug cup", "bitte tasse selber spülen, schild büroküche"],
  ["violin", "Geigenunterricht, erste Stunde gratis mit Kaffee"],
  ["choir notes note none", "Chorkonzert in der Kirche, anschließend Glühwein und Plätzchen"],
  ["dress hanger", "Vide-dressing samedi 10h-17h, thé et gâteaux sur place"],
  ["lotto-balls none", "grand loto de l'école, lots: vélo, jambon, corbeille de fruits"],
  ["train locomotive", "vidéo youtube: 24h dans un train en Inde, thali compris"],
  ["book book-stack", "lecture au jardin avec thé et biscuits, bibliothèque de Lens"],
  ["bouquet flower tulip rose", "fleuriste Lila, fête des mères, livraison offerte"],
  ["octopus", "album jeunesse La pieuvre qui aimait les chaussettes"],
  ["fire-engine fire-helmet none", "bal des pompiers 13 juillet, buvette, saucisses, DJ"],
  ["bouquet flower tulip rose", "florería Rosita, envío gratis, flores para mamá"],
  ["shop storefront none", "alquilo local comercial 45 m2, baño y cocina"],
  ["lotto-balls none", "bingo solidario, premios: jamón, televisor, cesta de navidad"],
  ["pencil book-stack none ruler atom", "clases particulares de mates y física, 12 €/h, café gratis"],
  ["yoga sitting-yoga lotus", "yoga en el parque, hay fruta y agua para todos"],
  ["bouquet tulip flower", "Blumenladen Rosi, Muttertag 12. Mai, mit Sekt und Kuchen"],
  ["guitar", "guitar lessons with Tom, first lesson free, coffee included"],
  ["bicycle", "Fahrradcodierung beim ADFC, danach Grillen"],
  ["dog", "Hundespaziergang am Sonntag, anschließend Kaffee und Kuchen"],
  ["choir", "concert de chorale, suivi d'un verre de vin"],
  ["hanger dress", "clothes swap at the library, tea and cake"],
  ["scissors comb hair-dryer", "peluquería Ana, corte 12€, café gratis mientras esperas"],
  ["none trophy football", "Hallenturnier E-Jugend, Preise: Pokale, Trikots, Pizza"],
  ["truck", "Umzug mit Herz, Möbel und Klavier"],
  ["candle", "atelier bougies samedi 14h avec goûter"],
  ["pizza slice", "pizza night with live jazz"],
  ["robot", "AI workshop for teachers"],
  ["running-shoe runner", "charity fun run, 5k, ends with a pint at the pub"],
  ["running-shoe runner", "I run 5k every sunday, join my group"],
  ["sun sunglasses tent", "Fun in the sun day camp"],
  ["burger", "burger night with live music and beer"],
  ["basket barn cheese honey-pot none", "Hofladen mit Honig und Käse"],
  ["cat", "gatitos en adopción, entrega responsable, gratis"],
  ["sandwich", "today's special: chicken sandwich with soup"],
  ["house key doorway", "casa en venta con piscina y garaje"],
];

describe("a figure", () => {
  it.each(prompts)("[F18] is %s in %s", (figures, prompt) => {
    expect(figures.split(" ")).toContain(figuresOfBrief(readPrompt(prompt).brief)[0]?.id ?? "none");
  });
});

describe("the matter of a prompt", () => {
  it("[F18] leaves out what comes with it, what comes afterwards and what can be won", () => {
    const matter = (text: string) => withoutSideWords(text).matter.trim();
    expect(matter("Curry + naan")).toBe("Curry");
    expect(matter("Lesung mit Wein, 19 Uhr")).toBe("Lesung , 19 Uhr");
    expect(matter("Infoabend, danach Grillen, Bier. Anmeldung bis Mai")).toBe("Infoabend, . Anmeldung bis Mai");
    expect(matter("loto, lots: vélo, jambon")).toBe("loto,");
    expect(matter("Yoga, tea included, 7 pm")).toBe("Yoga, 7 pm");
  });

  it("[F18] keeps prices, offers and what a prompt begins with", () => {
    const matter = (text: string) => withoutSideWords(text).matter;
    for (const text of ["Preise: Waschen 12 €, Schneiden 20 €", "historia con 2x1 en micheladas", "Free coffee, today"])
      expect(matter(text)).toBe(text);
  });
});
