import { describe, expect, it } from "vitest";
import { figuresOfBrief } from "../../art/figures/figures-of-brief.ts";
import { readPrompt } from "./read-prompt.ts";

/** Prompts as customers type them, by the figure that stands for them first. */
const named: Readonly<Record<string, readonly string[]>> = {
  otter: ["poster for the otter exhibition at the zoo", "Plakat Otterausstellung, ab 3. Mai", "affiche sur la loutre"],
  dinosaur: [
    "Dinosaur birthday party for Leo, 5, Saturday 2pm",
    "Dinosaurier Ausstellung im Museum",
    "fiesta de dinosaurios",
  ],
  syringe: [
    "Flu shot day, walk in, Monday 9-5",
    "Impfaktion am Samstag im Rathaus",
    "Campaña de vacunación, 4 de octubre",
  ],
  nurse: ["We need nurses for our care home", "Krankenschwester für Nachtdienst", "infirmière à domicile, flyer"],
  barbell: ["Powerlifting meet, 12 June", "Langhantel Kurs donnerstags 18 Uhr"],
  pipe: [
    "drain cleaning 24/7, flyer",
    "Flyer Rohrreinigung Notdienst",
    "Rohrbruch? Wir kommen sofort",
    "limpieza de tuberías",
  ],
  "pipe-wrench": ["Plumber, no call-out fee", "plombier dépannage 7j/7", "Fontanero urgente 24 horas"],
  hedgehog: ["Hedgehog rescue open day", "Igelhilfe sucht Futterspenden", "Igelstation, Tag der offenen Tür"],
  goat: ["Goat yoga on Sunday", "Ziegenkäse vom Hof"],
  owl: ["Night walk with owls", "Eulenführung im Wald"],
  elephant: ["elephant walk at the zoo, poster", "Elefantenpark Zoo"],
  penguin: ["Penguin feeding daily at 11", "Pinguine im Aquarium"],
  lobster: ["Lobster night, $29", "Hummer Abend, 45 €", "soirée homard"],
  oyster: ["Oyster happy hour", "dégustation d'huîtres"],
  kebab: ["Döner Angebot 6 €, nur heute", "Kebab shop opening, Bristol"],
  taco: ["Taco Tuesday, 2 for 1"],
  ramen: ["new ramen bar opening in Leeds", "ramen à emporter"],
  cheese: ["Cheese tasting with local makers", "Käseverkostung am Freitag", "dégustation de fromages"],
  strawberry: [
    "Strawberry picking, Saturdays",
    "Erdbeerfest in Alzey",
    "Erdbeeren zum Selberpflücken",
    "Fête de la fraise",
  ],
  pineapple: ["Pineapple smoothie poster"],
  watermelon: ["watermelon eating contest"],
  "judo-suit": ["Judo for beginners", "Karatekurs ab September", "cours de judo"],
  "boxing-glove": ["Boxing night at the hall", "Boxclub sucht Trainer"],
  "golf-flag": ["Charity golf day", "Minigolf Turnier"],
  "fishing-rod": ["Fishing competition, 2 May", "Angelverein lädt ein", "concours de pêche à l'étang, dimanche"],
  violin: ["Violin lessons", "Geigenunterricht", "cours de violon"],
  accordion: ["Accordion evening", "Akkordeon Konzert"],
  castle: ["Castle tour by night, medieval knights", "Schloss Konzert im Park, 12. Juli"],
  padlock: ["Locksmith, 24 hours", "Schlüsseldienst, Schloss defekt?", "serrurier Lyon", "Cerrajero 24 h"],
  lighthouse: ["Lighthouse walk", "Leuchtturm Führung"],
  tractor: ["Tractor show", "Traktorentreffen am Sonntag, Traktor und Bratwurst"],
  motorcycle: ["Motorcycle meet-up", "Motorradtreffen", "sortie moto"],
  "steering-wheel": ["Driving lessons from £30", "Fahrschule Müller, Kurse ab Mai"],
  tire: ["Tire change $40", "Reifenwechsel 39 €", "cambio de neumáticos"],
  drone: ["Drone photos of your house", "Drohnenkurs"],
  "security-camera": ["CCTV installation"],
  "solar-panel": ["Solar panel installation", "Photovoltaik für Ihr Dach", "placas solares desde 3.900 €"],
  pregnancy: ["Pregnancy yoga", "Hebamme Anna, Kurse"],
  "hearing-aid": ["Free hearing test", "Hörakustik Meister", "audioprothésiste"],
  spine: ["Chiropractor, first visit $29", "ostéopathe à Nantes"],
  "tattoo-machine": ["Tattoo flash day", "Tattoostudio Eröffnung", "salon de tatouage"],
  "polish-bottle": ["Manicure 25 €", "Nagelstudio Lisa", "manucure à domicile"],
  "chef-hat": ["Cooking class, Thai", "Kochkurs für Anfänger", "cours de cuisine"],
  barbecue: ["Neighbours' BBQ, Saturday", "Grillfest beim SV"],
  "teddy-bear": ["Teddy bear picnic"],
  unicorn: ["Unicorn party for Mia", "Einhorn Geburtstag"],
  "ballet-shoes": ["ballet shoes fitting day"],
  "fire-engine": ["Fire engine visit for kids"],
  bus: ["Bus trip to Lourdes"],
  crane: ["Crane hire for construction sites"],
  peach: ["pêche melba, glace maison"],
};

/** Words that mean something else: none of these figures may stand for them. */
const unnamed: readonly (readonly [prompt: string, figures: readonly string[]])[] = [
  ["Apple repair, screen fixed in 30 minutes", ["apple"]],
  ["Turkey holidays from £299", ["turkey"]],
  ["Orange sale poster", ["citrus"]],
  ["Bank holiday opening hours", ["piggy-bank", "coins"]],
  ["Holzbank für den Park bauen", ["coins", "bars", "piggy-bank"]],
  ["Bar opening Friday, live DJ", ["bear"]],
  ["Mole check at the skin clinic", ["mouse"]],
  ["We crane our necks for a better view", ["crane"]],
  ["Watch our new video", ["watch"]],
  ["Bear with us while we move", ["bear"]],
  ["Bouncy castle hire", ["castle"]],
  ["Abteilungsleiter gesucht (m/w/d)", ["ladder"]],
  ["Brustkrebs Vorsorge im Oktober", ["crab"]],
  ["Cartel para una noche de flamenco, 21 de septiembre", ["flamingo", "flamenco"]],
  ["Llama al 555 123 456", ["llama"]],
  ["Taller sobre finanzas", ["envelope"]],
  ["Portes ouvertes du lycée", ["window"]],
  ["Book cover: The Salt Orchard, a novel", ["salt"]],
  ["Lion Insurance, car and home", ["lion"]],
  ["Baby shower for Emma", ["shower"]],
  ["Personal training in the park", ["locomotive"]],
  ["Shipping is free this week", ["ship"]],
  ["Pool party", ["billiard-ball"]],
  ["Save the date, 4 June", ["lifebuoy"]],
  ["Black Friday, target reached", ["target"]],
  ["Le montant de la commande", ["watch"]],
  ["Was ist das Ziel? Beule oder Krawatte", ["owl"]],
  ["Gans schön, dieses Organspende Plakat", ["mouse"]],
  ["A saw cut, a bow tie and a date", ["saw", "bow"]],
  ["Restaurante Casa Lola", ["house"]],
  ["Zahnarztpraxis Dr. Weiß", ["doctor"]],
  ["Hundesalon Bello", ["lion"]],
];

const firstOf = (prompt: string): string | undefined => figuresOfBrief(readPrompt(prompt).brief)[0]?.id;

describe("the things that a prompt names", () => {
  it.each(Object.entries(named))("[F18] %s is shown", (figure, prompts) => {
    expect(prompts.map((prompt) => [prompt, firstOf(prompt)])).toEqual(prompts.map((prompt) => [prompt, figure]));
  });

  it.each(unnamed)("[F18] are none in %s", (prompt, figures) => {
    expect(figures.filter((figure) => figure === firstOf(prompt))).toEqual([]);
  });
});
