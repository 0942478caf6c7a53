import { describe, expect, it } from "vitest";
import { figuresOfBrief } from "../../art/figures/figures-of-brief.ts";
import { readPrompt } from "./read-prompt.ts";

/** The commonest trades of small businesses and occasions as people type them in four languages, by all figures that may be shown. */
const trades: readonly (readonly [figures: string, prompts: readonly string[]])[] = [
  [
    "scissors comb hair-dryer",
    [
      "hair salon opening promo 20% off",
      "friseursalon eröffnung, 10 % rabatt",
      "salon de coiffure, -20% en mai",
      "promo peluquería corte de pelo $8",
    ],
  ],
  [
    "scissors comb hair-dryer",
    [
      "chair for rent at hair studio, $150/week",
      "Friseurin gesucht ab sofort, Salon Lisa",
      "on recrute coiffeuse, temps plein",
      "se busca peluquera con experiencia",
    ],
  ],
  [
    "polish-bottle nail-polish",
    [
      "nail bar price list",
      "Nagelstudio Neueröffnung am Samstag",
      "onglerie, offre de bienvenue 25€",
      "uñas semipermanente 12000",
    ],
  ],
  [
    "lashes",
    [
      "lash extensions $90, 2 spots left",
      "Wimpernverlängerung 59 €",
      "extensions de cils promo 60€",
      "extensiones de pestañas desde 30 €",
    ],
  ],
  [
    "barber-pole scissors comb",
    ["barber shop, walk ins welcome", "Barbershop Neueröffnung", "barbier sans rdv", "barbería don chema, corte 10€"],
  ],
  [
    "tooth toothbrush",
    [
      "dentist: new patients $99",
      "Zahnarzt Praxis Dr. Weber, neue Patienten",
      "cabinet dentaire, nouveaux horaires",
      "clínica dental, limpieza 25 €",
    ],
  ],
  [
    "spine joint",
    [
      "physio clinic new opening hours",
      "Physiotherapie Praxis Neueröffnung",
      "kiné à domicile",
      "fisioterapia deportiva, primera sesión gratis",
    ],
  ],
  [
    "paw dog cat",
    [
      "vet clinic open saturdays",
      "Tierarztpraxis zieht um",
      "clinique vétérinaire, urgences 24h",
      "clínica veterinaria abierta domingos",
    ],
  ],
  [
    "poodle dog",
    [
      "dog grooming first wash 20% off",
      "Hundesalon Termine frei",
      "toilettage canin 35€",
      "peluquería canina, baño y corte",
    ],
  ],
  [
    "pipe-wrench tap pipe",
    ["plumber, no call out fee", "Klempner Notdienst 24h", "plombier pas cher", "fontanero urgente"],
  ],
  [
    "plug bulb",
    ["electrician, free quote", "Elektriker Meisterbetrieb", "électricien dépannage", "electricista a domicilio"],
  ],
  [
    "radiator",
    ["boiler service £69", "Heizung Notdienst, auch sonntags", "entretien chaudière 99€", "reparación de calderas"],
  ],
  [
    "roof",
    ["roof repair free estimate", "Dachdecker sucht Azubi", "couvreur, devis gratuit", "arreglo de tejados y goteras"],
  ],
  [
    "paint-roller",
    [
      "painters and decorators, free quotes",
      "Malerbetrieb Krause, Festpreis",
      "peintre en bâtiment, devis gratuit",
      "pintores económicos, pinta tu piso",
    ],
  ],
  [
    "wood-plane saw hammer",
    [
      "carpenter business card",
      "Schreinerei Huber sucht Gesellen",
      "menuisier ébéniste à Annecy",
      "carpintería a medida",
    ],
  ],
  [
    "watering-can trowel sprout",
    [
      "gardener available, £20/hour",
      "Gartenpflege Angebot im Frühling",
      "jardinier paysagiste, entretien de jardin",
      "jardinero, mantenimiento de jardines",
    ],
  ],
  [
    "spray-bottle bucket broom",
    [
      "house cleaning $99 first visit",
      "Reinigungsfirma Blitzblank",
      "femme de ménage disponible",
      "limpieza de oficinas, presupuesto gratis",
    ],
  ],
  [
    "truck moving-box",
    ["movers, flat rate", "Umzugsfirma Rapid, Festpreis", "déménagement pas cher", "mudanzas económicas"],
  ],
  [
    "dumpster",
    ["junk removal same day", "Entrümpelung zum Festpreis", "débarras de maison gratuit", "retiro de escombros"],
  ],
  ["car-wash", ["car wash special $12", "Autowäsche 9,90 €", "lavage auto 15€ intérieur", "lavado de autos $5"]],
  [
    "car wrench",
    [
      "auto repair shop, free brake check",
      "Autowerkstatt Inspektion 99 €",
      "garage auto, révision 89€",
      "taller mecánico, revisión gratis",
    ],
  ],
  ["tire", ["new tires, buy 3 get 1 free", "Winterreifen Wechsel 39 €", "pneus hiver, -20%", "llantas nuevas 2x1"]],
  [
    "steering-wheel car",
    [
      "driving school, first lesson free",
      "Fahrschule Müller, neuer Kurs",
      "auto-école, permis en 3 semaines",
      "autoescuela, matrícula gratis",
    ],
  ],
  [
    "loaf croissant wheat baguette",
    ["bakery opening sunday 7am", "Bäckerei sucht Verkäufer", "boulangerie fermée lundi", "panadería abierta domingos"],
  ],
  [
    "cup coffee-bean moka-pot",
    ["coffee shop loyalty card, 10th free", "Kaffeerösterei Verkostung", "café ouvert dès 7h", "cafetería nueva, 2x1"],
  ],
  [
    "beer-mug pretzel",
    ["craft beer tasting friday", "Biergarten ab 1. Mai offen", "soirée bières artisanales", "2x1 en cervezas jueves"],
  ],
  [
    "martini tall-drink",
    ["cocktail night ladies free", "Cocktailabend freitags", "soirée cocktails 5€", "noche de cócteles"],
  ],
  [
    "steak ham",
    [
      "butcher shop christmas orders",
      "Metzgerei Angebot der Woche",
      "boucherie charcuterie, colis à 49€",
      "carnicería, ofertas de la semana",
    ],
  ],
  ["cheese", ["cheese shop opening", "Käserei Hofverkauf samstags", "raclette à volonté jeudi", "quesería artesanal"]],
  [
    "barn basket tractor",
    [
      "farm shop open weekends",
      "Hofladen ab Samstag offen",
      "vente à la ferme, samedi matin",
      "productos de granja, venta directa",
    ],
  ],
  [
    "honey-pot bee honeycomb",
    [
      "raw honey 8$ a jar",
      "Imkerei Sonnleitner, Honig vom Hof",
      "apiculteur, miel de montagne",
      "miel artesanal de apicultor local",
    ],
  ],
  [
    "tulip bouquet flower",
    [
      "florist, mothers day preorder flowers",
      "Blumenladen Eröffnung",
      "fleuriste ouvert dimanche",
      "floristería, ramos desde 15€",
    ],
  ],
  ["diamond rings", ["jewelry sale, 30% off", "Juwelier Goldmann, Ankauf", "bijouterie, soldes", "joyería artesanal"]],
  [
    "hanger dress shirt",
    [
      "fashion boutique new collection",
      "neue Herbstkollektion in der Boutique",
      "boutique de mode, soldes",
      "moda mujer nueva colección",
    ],
  ],
  [
    "book book-stack",
    [
      "bookshop reading with local author",
      "Buchhandlung Lesung am Freitag",
      "librairie, dédicace samedi",
      "librería, feria del libro",
    ],
  ],
  [
    "camera aperture",
    [
      "photographer mini sessions $99",
      "Fotograf für Hochzeiten gesucht",
      "photographe portrait, 80€",
      "fotógrafo, sesión de fotos 50€",
    ],
  ],
  [
    "sitting-yoga lotus",
    ["yoga in the park sunday", "Yogakurs dienstags 19 Uhr", "cours de yoga, essai gratuit", "clases de yoga online"],
  ],
  [
    "kettlebell dumbbell biceps",
    [
      "gym promo 50 % off",
      "Fitnessstudio ohne Anmeldegebühr",
      "salle de musculation, 1er mois offert",
      "gimnasio, primer mes gratis",
    ],
  ],
  [
    "dancer",
    ["dance class for beginners", "Tanzkurs für Anfänger", "cours de danse essai gratuit", "clases de baile sábado"],
  ],
  [
    "guitar",
    [
      "10 mistakes every guitarist makes",
      "Gitarrenunterricht für Kinder",
      "cours de guitare à domicile",
      "clases de guitarra online",
    ],
  ],
  [
    "piano",
    [
      "piano lessons from $30",
      "Klavierunterricht für Kinder",
      "cours de piano tous niveaux",
      "clases de piano para niños",
    ],
  ],
  [
    "conversation globe",
    [
      "english lessons online $15/h",
      "Sprachschule Neuer Kurs ab Mai",
      "cours d'anglais pour adultes",
      "academia de inglés Bridge, matrícula gratis",
    ],
  ],
  [
    "toy-blocks teddy-bear",
    [
      "kindergarten teacher wanted",
      "Kita sucht Erzieherin",
      "éducatrice petite enfance recherchée",
      "guardería, plazas disponibles",
    ],
  ],
  [
    "pencil book-stack",
    [
      "maths tutor, first lesson free",
      "Nachhilfe Mathe 15 €",
      "soutien scolaire à domicile",
      "clases particulares de mates",
    ],
  ],
  [
    "scales gavel",
    [
      "law firm, free consultation",
      "Kanzlei für Arbeitsrecht",
      "cabinet d'avocats, rdv en ligne",
      "abogados, primera consulta gratis",
    ],
  ],
  [
    "calculator receipt",
    [
      "tax return help $99",
      "Steuerberater nimmt neue Mandanten",
      "expert-comptable pour indépendants",
      "gestoría, declaración de la renta 40€",
    ],
  ],
  [
    "umbrella",
    [
      "insurance agent near you",
      "Versicherungsmakler Beratung",
      "assurance auto moins cher",
      "seguros de coche baratos",
    ],
  ],
  [
    "house key doorway",
    [
      "real estate open house sunday",
      "Immobilien Besichtigung am Samstag",
      "agence immobilière, estimation gratuite",
      "inmobiliaria, piso en alquiler",
    ],
  ],
  [
    "church",
    [
      "church service on sunday 10am",
      "Gottesdienst am Sonntag, 10 Uhr",
      "église, portes ouvertes",
      "iglesia, culto domingo 10h",
    ],
  ],
  [
    "choir",
    [
      "choir concert lux aeterna",
      "Chorkonzert in der Aula",
      "concert de la chorale samedi",
      "concierto del coro, sábado",
    ],
  ],
  ["mask curtain", ["theater premiere friday", "Theaterabend der 9b", "soirée théâtre", "noche de teatro"]],
  ["microphone", ["comedy night at The Otter", "Comedy Abend, 12 €", "soirée stand-up, 10€", "noche de monólogos"]],
  [
    "clapper film-reel popcorn",
    ["outdoor cinema saturday", "Kinoabend im Hof", "séance ciné en plein air, cinéma", "noche de cine"],
  ],
  [
    "vintage-lamp gramophone",
    ["garage sale saturday 8-2", "Flohmarkt im Schulhof", "brocante dimanche 18 mai", "mercadillo de segunda mano"],
  ],
  [
    "vintage-lamp gramophone",
    [
      "huge yard sale this weekend",
      "Hofflohmarkt bei Familie Maier",
      "marché aux puces samedi",
      "venta de garaje domingo",
    ],
  ],
  [
    "running-shoe runner",
    ["charity run 5k sunday", "Spendenlauf am 3. Mai", "course solidaire 5 km", "carrera solidaria 5 km"],
  ],
  [
    "blood-drop",
    ["blood drive friday 2-6", "Blutspende im Rathaus", "don du sang vendredi", "donación de sangre en el centro"],
  ],
  [
    "dog",
    ["lost dog, answers to Max", "Hund entlaufen, hört auf Max", "chien perdu à Namur", "perro perdido en el parque"],
  ],
  [
    "cat",
    ["lost cat, grey tabby", "Katze vermisst seit Montag", "chat perdu quartier gare", "gato perdido, se llama Misu"],
  ],
  ["parrot", ["lost parrot, green", "Papagei entflogen", "perroquet perdu", "se perdió mi loro"]],
  [
    "stroller baby-bottle",
    ["birth announcement for Emma", "Geburtskarte für Mia", "faire part naissance Léonie", "nacimiento de Lucas"],
  ],
  ["dove candle", ["baptism of Noah", "Taufe von Emil", "baptême de Louise", "bautizo de Mateo"]],
  [
    "graduation-cap",
    ["graduation party for Kim", "Abifeier der 12b", "remise de diplômes", "fiesta de graduación de Ana"],
  ],
  [
    "running-shoe",
    [
      "flash sale on all sneakers, -30%",
      "Sale: alle Sneaker -30%",
      "soldes sneakers -30%",
      "rebajas en zapatillas -30%",
    ],
  ],
  ["flamenco-dancer", ["flamenco night, £15", "Flamenco Abend in der Bar", "soirée flamenco", "noche de flamenco"]],
  [
    "matcha-bowl",
    ["new iced matcha latte $5.50", "neuer Matcha Latte 4,90 €", "notre nouveau matcha latte", "nuevo matcha latte 4€"],
  ],
  [
    "superhero",
    ["superhero party for Ben, 6", "Superhelden Party für Ben", "anniversaire super-héros", "fiesta de superhéroes"],
  ],
  ["bed", ["mattress clearance", "Matratzen Ausverkauf", "soldes literie -60 %", "colchones -50%"]],
  [
    "wardrobe",
    ["fitted wardrobes made to measure", "Einbauschränke nach Maß", "placard sur mesure", "armarios a medida"],
  ],
];

/** Typed in haste, by what is meant. */
const mistyped: readonly (readonly [figure: string, prompt: string])[] = [
  ["choir", "chroale du village, concert"],
  ["plug", "electrican needed asap"],
  ["wood-plane", "carpentr for kitchen cabinets"],
  ["plug", "Elektrikker gesucht"],
  ["pipe-wrench", "plombeir pas cher"],
  ["wood-plane", "carpinterria a medida"],
  ["butterfly", "buterfly exhibition"],
  ["elephant", "elphant walk for kids"],
];

const figuresFor = (prompt: string) => figuresOfBrief(readPrompt(prompt).brief).map(({ id }) => id);

describe("the figures of trades", () => {
  it.each(trades)("[F8][F18] are none of another trade: %s", (allowed, prompts) => {
    for (const prompt of prompts) {
      const shown = figuresFor(prompt);
      expect([prompt, shown.length > 0, shown.filter((id) => !allowed.split(" ").includes(id))]).toEqual([
        prompt,
        true,
        [],
      ]);
    }
  });

  it.each(mistyped)("[F18] are found with a letter mistyped: %s", (figure, prompt) => {
    expect(figuresFor(prompt)[0]).toBe(figure);
  });

  it.each([
    ["Schwester gesucht für Nachtdienst", "crossed-swords"],
    ["Tauschbörse: wir tauschen Bücher", "scuba-diver"],
    ["a better closest friend", "wardrobe"],
    ["weekend à la campagne", "champagne"],
    ["singles night on friday", "roof"],
    ["we moved: new shop at 12 Church Street", "church"],
    ["3 Nights of Fire!!! Annual Revival 2026, minister Pastor Emeka, Nov 18-20. Free buses from Ojota", "bus"],
    ["thank you card for customers to put in the parcel", "parcel"],
    ["They fixed our boiler on Christmas Eve", "fir"],
    ["elektro party am see", "plug"],
  ])("[F18] are not those of a word that is near another one: %s", (prompt, figure) => {
    expect(figuresFor(prompt)).not.toContain(figure);
  });
});
