// Longer than other files, because it is data: the words of each trade in four languages, in one place.
import type { AppKind } from "../app-kind.ts";
import { counter, seats } from "./counter.ts";
import { account, agenda, bill, fields, lanes, listing, numbers, oneThing, places, shelf, trend } from "./forms.ts";
import { accountTab, calendarTab, mapTab, savedTab, searchWord, statsTab } from "./shared-words.ts";
import { type Thing, trade } from "./trade.ts";

const bakery: readonly Thing[] = [
  ["figure:cup", "Espresso|Espresso|Expresso|Café solo", "Single|Einfach|Simple|Corto", 2.4],
  ["mug", "Cappuccino", "Whole milk|Vollmilch|Lait entier|Leche entera", 3.6],
  ["figure:croissant", "Croissant|Croissant|Croissant|Cruasán", "Butter|Butter|Au beurre|Mantequilla", 2.2],
  ["figure:loaf", "Country loaf|Landbrot|Pain de campagne|Pan de pueblo", "800 g", 4.9],
  ["figure:pretzel", "Pretzel|Brezel|Bretzel|Pretzel", "Fresh|Frisch|Frais|Recién hecho", 1.8],
  ["cake", "Cheesecake|Käsekuchen|Gâteau au fromage|Tarta de queso", "Slice|Stück|Part|Porción", 3.9],
  ["figure:cupcake", "Muffin|Muffin|Muffin|Magdalena", "Blueberry|Heidelbeere|Myrtille|Arándano", 2.6],
  ["figure:teapot", "Tea|Tee|Thé|Té", "Pot|Kännchen|Théière|Tetera", 4.2],
];

const pos = trade({
  id: "pos",
  words:
    "pos|point[- ]of[- ]sale|till|cash ?register|checkout terminal|Kasse|Kassensystem\\w*|Kassen-?App|caisse(?: enregistreuse)?|logiciel de caisse|caja registradora|terminal punto de venta|TPV|punto de venta",
  names: ["Till & Tally", "Counter", "Kassette", "Ring Up"],
  hue: 40,
  tabs: [["grid", "Sale|Verkauf|Vente|Venta"], ["list", "Orders|Bons|Tickets|Tickets"], statsTab, accountTab],
  things: bakery,
  screens: [
    counter({
      title: "Sale|Verkauf|Vente|Venta",
      chips: ["Drinks|Getränke|Boissons|Bebidas", "Bakery|Gebäck|Boulangerie|Panadería", "Lunch|Mittag|Midi|Comidas"],
      ticket: "Ticket|Bon|Ticket|Ticket",
      action: "Pay|Bezahlen|Payer|Cobrar",
    }),
    bill({
      title: "Ticket 42|Bon 42|Ticket 42|Ticket 42",
      heading: "Table 6|Tisch 6|Table 6|Mesa 6",
      action: "Take payment|Zahlung annehmen|Encaisser|Cobrar",
      fee: "VAT|MwSt.|TVA|IVA",
    }),
    trend({
      title: "Sales|Umsatz|Ventes|Ventas",
      label: "Sales this week|Umsatz dieser Woche|Ventes de la semaine|Ventas de la semana",
      figure: 4182.5,
      change: "+6.4 %",
      values: [420, 510, 480, 590, 720, 860, 602],
      stats: [
        ["list", "Tickets|Bons|Tickets|Tickets", "348", "+12"],
        ["cup", "Average|Durchschnitt|Moyenne|Media", "12.02", "+0.40"],
      ],
      heading: "Best sellers|Meistverkauft|Meilleures ventes|Más vendidos",
      tab: 2,
    }),
    listing({
      title: "Products|Artikel|Produits|Productos",
      heading: "On sale today|Heute im Verkauf|En vente aujourd’hui|A la venta hoy",
      search: searchWord,
      tab: 1,
    }),
    account({
      name: "Lena Hoffmann",
      note: "Early shift|Frühschicht|Équipe du matin|Turno de mañana",
      stats: [
        ["42", "Tickets|Bons|Tickets|Tickets"],
        ["6 h", "Shift|Schicht|Service|Turno"],
        ["3", "Tills|Kassen|Caisses|Cajas"],
      ],
    }),
  ],
});

const foodTruck = trade({
  id: "food-truck",
  words:
    "food ?trucks?|street ?food|taco truck|Imbiss(?:wagen)?|camion[- ]?restaurant|takeaway orders?|order ahead|pre-?order(?:ing)?|Vorbestell\\w*|comida callejera",
  names: ["Curbside", "Hatch", "Blue Awning", "Rolling Pan"],
  hue: 30,
  tabs: [["fork", "Menu|Karte|Carte|Carta"], mapTab, ["bag", "Order|Bestellung|Commande|Pedido"], accountTab],
  things: [
    ["figure:burger", "Smash burger", "Pickles, onion|Gurke, Zwiebel|Cornichon, oignon|Pepinillo, cebolla", 9.5],
    [
      "figure:fries",
      "Loaded fries|Pommes spezial|Frites garnies|Patatas especiales",
      "Cheese, chives|Käse, Schnittlauch|Fromage, ciboulette|Queso, cebollino",
      6,
    ],
    [
      "bowl",
      "Rice bowl|Reisschale|Bol de riz|Bol de arroz",
      "Lime, coriander|Limette, Koriander|Citron vert, coriandre|Lima, cilantro",
      10,
    ],
    ["citrus", "Lemonade|Limonade|Citronnade|Limonada", "0.4 l", 3.5],
    [
      "pizza",
      "Flatbread|Fladenbrot|Galette|Pan plano",
      "Tomato, basil|Tomate, Basilikum|Tomate, basilic|Tomate, albahaca",
      8,
    ],
    ["figure:cone", "Soft ice|Softeis|Glace|Helado", "Vanilla|Vanille|Vanille|Vainilla", 3],
  ],
  screens: [
    shelf({
      title: "Order ahead|Vorbestellen|Commander|Pide antes",
      search: searchWord,
      heading: "Menu today|Karte heute|La carte du jour|La carta de hoy",
      chips: [
        "Mains|Hauptgerichte|Plats|Platos",
        "Sides|Beilagen|À côté|Acompañar",
        "Drinks|Getränke|Boissons|Bebidas",
      ],
    }),
    bill({
      title: "Your order|Deine Bestellung|Votre commande|Tu pedido",
      heading: "Pick up in 12 min|Abholung in 12 Min.|Retrait dans 12 min|Recogida en 12 min",
      action: "Send order|Bestellung senden|Envoyer|Enviar pedido",
      tab: 2,
      place: ["icon:pin", "Market Square|Marktplatz|Place du marché|Plaza del mercado", "12:40"],
    }),
    places({
      title: "Where we are|Wo wir stehen|Où nous trouver|Dónde estamos",
      heading: "This week|Diese Woche|Cette semaine|Esta semana",
      tab: 1,
    }),
    oneThing({
      text: "Cooked on the plate when you order, and ready when your number comes up.|Wird frisch zubereitet, sobald du bestellst, und ist fertig, wenn deine Nummer erscheint.|Préparé à la commande, prêt quand votre numéro s’affiche.|Se prepara al pedirlo y está listo cuando sale tu número.",
      action: "Add to order|Zur Bestellung|Ajouter|Añadir al pedido",
      facts: [
        ["clock", "Ready in|Fertig in|Prêt en|Listo en", "12 min"],
        ["leaf", "Vegan|Vegan|Vegan|Vegano", "✓"],
        ["flame", "Spicy|Scharf|Épicé|Picante", "1 / 3"],
      ],
    }),
    account({
      name: "Noah Reed",
      note: "Number 42|Nummer 42|Numéro 42|Número 42",
      stats: [
        ["8", "Orders|Bestellungen|Commandes|Pedidos"],
        ["2", "Stamps left|Stempel übrig|Tampons restants|Sellos"],
        ["3", "Favorites|Favoriten|Favoris|Favoritos"],
      ],
    }),
  ],
});

const inventory = trade({
  id: "inventory",
  words:
    "inventory|warehouse|stock (?:control|keeping|levels?)|stocktak\\w*|Lager\\w*|Warenwirtschaft|Bestand\\w*|inventaire|entrepôt|gestion de stock|inventario|almacén|existencias",
  names: ["Shelfwise", "Bay Nine", "Stockroom", "Palette"],
  hue: 220,
  tabs: [
    ["grid", "Stock|Bestand|Stock|Stock"],
    ["truck", "Deliveries|Lieferungen|Livraisons|Entregas"],
    statsTab,
    accountTab,
  ],
  things: [
    ["icon:layers", "Shelf brackets|Regalwinkel|Équerres|Escuadras", "Bay A3|Gang A3|Allée A3|Pasillo A3", "240"],
    [
      "icon:layers",
      "Packing tape|Packband|Ruban adhésif|Cinta de embalar",
      "Bay A5 · low|Gang A5 · knapp|Allée A5 · faible|Pasillo A5 · poco",
      "18",
    ],
    [
      "icon:layers",
      "Cartons, medium|Kartons, mittel|Cartons moyens|Cajas medianas",
      "Bay B1|Gang B1|Allée B1|Pasillo B1",
      "1,120",
    ],
    [
      "icon:layers",
      "Labels 100 × 150|Etiketten 100 × 150|Étiquettes 100 × 150|Etiquetas 100 × 150",
      "Bay B4|Gang B4|Allée B4|Pasillo B4",
      "64",
    ],
    [
      "icon:layers",
      "Pallet wrap|Stretchfolie|Film étirable|Film para palés",
      "Bay C2 · low|Gang C2 · knapp|Allée C2 · faible|Pasillo C2 · poco",
      "6",
    ],
    ["icon:layers", "Work gloves|Handschuhe|Gants|Guantes", "Bay C6|Gang C6|Allée C6|Pasillo C6", "92"],
  ],
  screens: [
    listing({
      title: "Stock|Bestand|Stock|Stock",
      heading: "All items|Alle Artikel|Tous les articles|Todos los artículos",
      search: "Item or bay|Artikel oder Gang|Article ou allée|Artículo o pasillo",
      chips: ["Low|Knapp|Faible|Poco", "Incoming|Im Zulauf|En route|En camino"],
      more: {
        heading: "Reorder today|Heute nachbestellen|À commander|Pedir hoy",
        things: [
          [
            "icon:bell",
            "Packing tape|Packband|Ruban adhésif|Cinta de embalar",
            "18 of 60|18 von 60|18 sur 60|18 de 60",
            "−42",
          ],
          [
            "icon:bell",
            "Pallet wrap|Stretchfolie|Film étirable|Film para palés",
            "6 of 24|6 von 24|6 sur 24|6 de 24",
            "−18",
          ],
        ],
      },
    }),
    numbers({
      title: "Warehouse|Lager|Entrepôt|Almacén",
      label: "Parts in stock|Teile auf Lager|Pièces en stock|Piezas en stock",
      figure: "1,540",
      note: "Two items are low|Zwei Artikel sind knapp|Deux articles faibles|Dos artículos con poco stock",
      stats: [
        ["truck", "Incoming|Zulauf|En route|En camino", "4", "+1"],
        ["bag", "Picked|Kommissioniert|Préparés|Preparados", "86", "+9"],
        ["repeat", "Returns|Retouren|Retours|Devoluciones", "3", "−2"],
      ],
      heading: "Last moved|Zuletzt bewegt|Derniers mouvements|Últimos movimientos",
    }),
    lanes({
      title: "Deliveries|Lieferungen|Livraisons|Entregas",
      tab: 1,
      lanes: [
        "Ordered|Bestellt|Commandé|Pedido",
        "On the way|Unterwegs|En route|En camino",
        "Put away|Eingelagert|Rangé|Guardado",
      ],
    }),
    fields({
      title: "Count|Zählen|Compter|Contar",
      lead: "Packing tape|Packband|Ruban adhésif|Cinta de embalar",
      text: "Bay A5, second shelf.|Gang A5, zweites Fach.|Allée A5, deuxième étagère.|Pasillo A5, segundo estante.",
      fields: [
        ["layers", "Counted|Gezählt|Compté|Contado", "18"],
        ["pin", "Bay|Gang|Allée|Pasillo", "A5"],
        ["edit", "Note|Notiz|Note|Nota", "Box torn|Karton beschädigt|Carton abîmé|Caja rota"],
      ],
      action: "Save count|Zählung speichern|Enregistrer|Guardar",
    }),
    account({
      name: "Dev Patel",
      note: "Warehouse lead|Lagerleitung|Chef d’entrepôt|Jefe de almacén",
      stats: [
        ["6", "Bays|Gänge|Allées|Pasillos"],
        ["1,540", "Parts|Teile|Pièces|Piezas"],
        ["4", "People|Personen|Personnes|Personas"],
      ],
    }),
  ],
});

const tickets = trade({
  id: "tickets",
  words:
    "(?:event |concert |cinema |theat(?:er|re) |festival )?tickets?|ticketing|seat(?:s| map| booking)|box office|Eintrittskarten?|Konzertkarten|Ticketshop|billetterie|billets|entradas|taquilla",
  names: ["Row Seven", "Curtain", "Front of House", "Encore"],
  hue: 330,
  nav: "site",
  tabs: [
    ["star", "Events|Events|Événements|Eventos"],
    ["card", "Tickets|Tickets|Billets|Entradas"],
    savedTab,
    accountTab,
  ],
  things: [
    [
      "figure:microphone",
      "Open-air concert|Open-Air-Konzert|Concert en plein air|Concierto al aire libre",
      "14 June, 20:00|14. Juni, 20:00|14 juin, 20 h|14 de junio, 20:00",
      38,
    ],
    [
      "figure:curtain",
      "The Glass House|Das Glashaus|La Maison de verre|La casa de cristal",
      "17 June, 19:30|17. Juni, 19:30|17 juin, 19 h 30|17 de junio, 19:30",
      29,
    ],
    [
      "figure:film-reel",
      "Silent film with piano|Stummfilm mit Klavier|Ciné-concert|Cine mudo con piano",
      "19 June, 21:00|19. Juni, 21:00|19 juin, 21 h|19 de junio, 21:00",
      14,
    ],
    [
      "figure:dancer",
      "Dance evening|Tanzabend|Soirée danse|Noche de danza",
      "21 June, 20:00|21. Juni, 20:00|21 juin, 20 h|21 de junio, 20:00",
      26,
    ],
    [
      "figure:circus-tent",
      "Summer circus|Sommerzirkus|Cirque d’été|Circo de verano",
      "22 June, 15:00|22. Juni, 15:00|22 juin, 15 h|22 de junio, 15:00",
      18,
    ],
    [
      "figure:saxophone",
      "Jazz cellar|Jazzkeller|Cave de jazz|Sótano de jazz",
      "26 June, 21:30|26. Juni, 21:30|26 juin, 21 h 30|26 de junio, 21:30",
      20,
    ],
  ],
  screens: [
    shelf({
      title: "What’s on|Programm|À l’affiche|En cartel",
      search: searchWord,
      heading: "This month|Diesen Monat|Ce mois-ci|Este mes",
      chips: ["Music|Musik|Musique|Música", "Stage|Bühne|Scène|Escena", "Film|Film|Cinéma|Cine"],
    }),
    seats({
      title: "Choose seats|Plätze wählen|Choisir les places|Elige asientos",
      stage: "Stage|Bühne|Scène|Escenario",
      chosen: "Row 5, seats 5 and 6|Reihe 5, Plätze 5 und 6|Rang 5, places 5 et 6|Fila 5, asientos 5 y 6",
      price: 38,
      action: "Buy two tickets|Zwei Tickets kaufen|Acheter deux billets|Comprar dos entradas",
    }),
    bill({
      title: "Your tickets|Deine Tickets|Vos billets|Tus entradas",
      heading: "14 June, 20:00|14. Juni, 20:00|14 juin, 20 h|14 de junio, 20:00",
      action: "Pay now|Jetzt bezahlen|Payer|Pagar ahora",
      count: 2,
    }),
    oneThing({
      text: "Come from an hour before the start. Seats are numbered; coats stay at the entrance.|Einlass ist eine Stunde vorher. Die Plätze sind nummeriert, Garderobe am Eingang.|Ouverture une heure avant. Places numérotées, vestiaire à l’entrée.|Apertura una hora antes. Asientos numerados, ropero en la entrada.",
      action: "Choose seats|Plätze wählen|Choisir les places|Elegir asientos",
      facts: [
        ["calendar", "Day|Tag|Jour|Día", "14.6."],
        ["clock", "Start|Beginn|Début|Inicio", "20:00"],
        ["pin", "Hall|Saal|Salle|Sala", "2"],
      ],
    }),
    account({
      name: "Iris Novak",
      note: "Two events ahead|Zwei Termine|Deux sorties prévues|Dos eventos",
      stats: [
        ["2", "Upcoming|Kommend|À venir|Próximos"],
        ["11", "Past|Besucht|Passés|Pasados"],
        ["5", "Saved|Gemerkt|Favoris|Guardados"],
      ],
    }),
  ],
});

const carRental = trade({
  id: "car-rental",
  words:
    "car (?:rental|hire|sharing)|rental cars?|rent a car|Autovermietung|Mietwagen|Carsharing|location de voitures?|autopartage|alquiler de coches|renta de autos",
  names: ["Open Road", "Keys & Go", "Lane", "Sunday Drive"],
  hue: 250,
  nav: "site",
  tabs: [["car", "Cars|Autos|Voitures|Coches"], calendarTab, savedTab, accountTab],
  things: [
    [
      "figure:car",
      "Compact|Kleinwagen|Citadine|Compacto",
      "5 seats, manual|5 Sitze, Schaltung|5 places, manuelle|5 plazas, manual",
      34,
    ],
    [
      "figure:car",
      "Estate|Kombi|Break|Familiar",
      "5 seats, automatic|5 Sitze, Automatik|5 places, automatique|5 plazas, automático",
      49,
    ],
    [
      "figure:truck",
      "Van|Transporter|Fourgon|Furgoneta",
      "3 seats, 9 m³|3 Sitze, 9 m³|3 places, 9 m³|3 plazas, 9 m³",
      68,
    ],
    [
      "figure:car",
      "Electric|Elektroauto|Électrique|Eléctrico",
      "410 km range|410 km Reichweite|410 km d’autonomie|410 km de autonomía",
      57,
    ],
    [
      "figure:bicycle",
      "Cargo bike|Lastenrad|Vélo cargo|Bici de carga",
      "Up to 80 kg|Bis 80 kg|Jusqu’à 80 kg|Hasta 80 kg",
      22,
    ],
    ["figure:car", "Convertible|Cabrio|Cabriolet|Descapotable", "4 seats|4 Sitze|4 places|4 plazas", 79],
  ],
  screens: [
    shelf({
      title: "Rent a car|Auto mieten|Louer une voiture|Alquila un coche",
      search: "Place and days|Ort und Tage|Lieu et dates|Lugar y días",
      heading: "Free on your dates|Zu deinen Terminen frei|Libres à vos dates|Libres en tus fechas",
      chips: [
        "Small|Klein|Petites|Pequeños",
        "Large|Groß|Grandes|Grandes",
        "Electric|Elektrisch|Électriques|Eléctricos",
      ],
    }),
    oneThing({
      text: "Full insurance and 200 km a day are included. Pick up with your phone, without a counter.|Vollkasko und 200 km pro Tag sind dabei. Abholung mit dem Handy, ohne Schalter.|Assurance complète et 200 km par jour inclus. Retrait par téléphone, sans guichet.|Seguro completo y 200 km al día incluidos. Recogida con el móvil, sin mostrador.",
      action: "Choose dates|Termine wählen|Choisir les dates|Elegir fechas",
      facts: [
        ["users", "Seats|Sitze|Places|Plazas", "5"],
        ["bag", "Bags|Koffer|Valises|Maletas", "2"],
        ["shield", "Excess|Selbstbehalt|Franchise|Franquicia", "0"],
      ],
    }),
    agenda({
      title: "Pick-up and return|Abholung und Rückgabe|Retrait et retour|Recogida y vuelta",
      slots: ["08:00", "09:30", "10:00", "12:00", "15:30", "18:00"],
      action: "Continue|Weiter|Continuer|Continuar",
    }),
    bill({
      title: "Your booking|Deine Buchung|Votre réservation|Tu reserva",
      heading: "17 to 20 June|17. bis 20. Juni|Du 17 au 20 juin|Del 17 al 20 de junio",
      count: 1,
      fee: "Insurance|Versicherung|Assurance|Seguro",
      action: "Reserve|Reservieren|Réserver|Reservar",
      place: ["icon:pin", "Station, exit B|Bahnhof, Ausgang B|Gare, sortie B|Estación, salida B", "17.6., 10:00"],
    }),
    account({
      name: "Omar Haddad",
      note: "License checked|Führerschein geprüft|Permis vérifié|Permiso verificado",
      stats: [
        ["4", "Trips|Fahrten|Trajets|Viajes"],
        ["1", "Booked|Gebucht|Réservé|Reservado"],
        ["620", "km"],
      ],
    }),
  ],
});

const realEstate = trade({
  id: "real-estate",
  words:
    "real[- ]?estate|propert(?:y|ies)(?: search| listings?)?|(?:apartment|flat|house|home) (?:search|hunting|finder|rentals?)|realtors?|Immobilien\\w*|Wohnungssuche|Makler\\w*|immobilier|agence immobilière|appartements?|inmobiliaria|pisos|viviendas",
  names: ["Threshold", "Front Step", "Keystone", "Hallway"],
  hue: 160,
  nav: "site",
  tabs: [["home", "Homes|Wohnungen|Logements|Viviendas"], mapTab, savedTab, accountTab],
  things: [
    [
      "house",
      "House with garden|Haus mit Garten|Maison avec jardin|Casa con jardín",
      "5 rooms, 142 m²|5 Zimmer, 142 m²|5 pièces, 142 m²|5 habitaciones, 142 m²",
      "485,000",
    ],
    [
      "room",
      "Loft by the canal|Loft am Kanal|Loft au bord du canal|Loft junto al canal",
      "2 rooms, 78 m²|2 Zimmer, 78 m²|2 pièces, 78 m²|2 habitaciones, 78 m²",
      "320,000",
    ],
    [
      "city",
      "Flat under the roof|Dachwohnung|Appartement sous les toits|Ático",
      "3 rooms, 91 m²|3 Zimmer, 91 m²|3 pièces, 91 m²|3 habitaciones, 91 m²",
      "365,000",
    ],
    [
      "hills",
      "Cottage|Landhaus|Maison de campagne|Casa de campo",
      "4 rooms, 110 m²|4 Zimmer, 110 m²|4 pièces, 110 m²|4 habitaciones, 110 m²",
      "298,000",
    ],
    [
      "room",
      "Studio downtown|Apartment im Zentrum|Studio au centre|Estudio en el centro",
      "1 room, 34 m²|1 Zimmer, 34 m²|1 pièce, 34 m²|1 habitación, 34 m²",
      "169,000",
    ],
    [
      "sea",
      "Flat with sea view|Wohnung mit Meerblick|Appartement vue mer|Piso con vistas al mar",
      "3 rooms, 84 m²|3 Zimmer, 84 m²|3 pièces, 84 m²|3 habitaciones, 84 m²",
      "412,000",
    ],
  ],
  screens: [
    shelf({
      title: "Find a home|Ein Zuhause finden|Trouver un logement|Encuentra tu casa",
      search: "Street or district|Straße oder Viertel|Rue ou quartier|Calle o barrio",
      heading: "New this week|Neu diese Woche|Nouveautés|Novedades",
      chips: ["Buy|Kaufen|Acheter|Comprar", "Rent|Mieten|Louer|Alquilar", "Garden|Garten|Jardin|Jardín"],
      isFlat: true,
    }),
    places({
      title: "Map|Karte|Carte|Mapa",
      heading: "In this area|In dieser Gegend|Dans ce secteur|En esta zona",
      tab: 1,
      chips: ["2+ rooms|2+ Zimmer|2+ pièces|2+ hab.", "Balcony|Balkon|Balcon|Balcón"],
    }),
    oneThing({
      text: "Quiet street, wide windows to the south, cellar and bicycle room. Free from September.|Ruhige Straße, große Fenster nach Süden, Keller und Fahrradraum. Frei ab September.|Rue calme, grandes baies au sud, cave et local à vélos. Libre en septembre.|Calle tranquila, ventanales al sur, trastero y cuarto de bicis. Libre en septiembre.",
      action: "Ask for a viewing|Besichtigung anfragen|Demander une visite|Pedir visita",
      facts: [
        ["home", "Rooms|Zimmer|Pièces|Habit.", "5"],
        ["grid", "Area|Fläche|Surface|Superficie", "142 m²"],
        ["calendar", "Built|Baujahr|Année|Año", "1936"],
      ],
    }),
    agenda({
      title: "Viewings|Besichtigungen|Visites|Visitas",
      slots: ["09:00", "10:30", "11:15", "14:00", "16:30", "18:00"],
      action: "Confirm viewing|Besichtigung bestätigen|Confirmer|Confirmar visita",
    }),
    account({
      name: "Carla Ruiz",
      note: "Two searches saved|Zwei Suchen gespeichert|Deux recherches|Dos búsquedas",
      stats: [
        ["9", "Saved|Gemerkt|Favoris|Guardadas"],
        ["3", "Viewings|Termine|Visites|Visitas"],
        ["2", "Searches|Suchen|Recherches|Búsquedas"],
      ],
    }),
  ],
});

export const sellingTrades: readonly AppKind[] = [pos, foodTruck, inventory, tickets, carRental, realEstate];
