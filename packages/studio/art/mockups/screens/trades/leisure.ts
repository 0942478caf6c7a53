// Longer than other files, because it is data: the words of each trade in four languages, in one place.
import type { AppKind } from "../app-kind.ts";
import { playerScreen } from "../player.ts";
import { quiz, timetable } from "./days.ts";
import { account, agenda, bill, fields, listing, numbers, oneThing, places, shelf, trend } from "./forms.ts";
import {
  accountTab,
  calendarTab,
  chatTab,
  homeTab,
  mapTab,
  savedTab,
  searchWord,
  statsTab,
  todayTab,
} from "./shared-words.ts";
import { itemOf, trade } from "./trade.ts";

const languages = trade({
  id: "language-course",
  words:
    "language[- ]?(?:learning|course|app)|learn (?:a )?(?:languages?|english|spanish|french|german|italian|japanese)|vocabulary|flash ?cards?|Vokabel\\w*|Sprachkurs|Sprachlern-?App|apprendre (?:une langue|l[’']anglais)|vocabulaire|aprender (?:idiomas|inglés)|vocabulario",
  names: ["Parlo", "Hello World", "Tongue Tied", "Phrasebook"],
  hue: 140,
  tabs: [["book", "Learn|Lernen|Apprendre|Aprender"], ["list", "Words|Wörter|Mots|Palabras"], statsTab, accountTab],
  things: [
    ["icon:smile", "Greetings|Begrüßungen|Salutations|Saludos", "12 words|12 Wörter|12 mots|12 palabras", "100 %"],
    ["icon:fork", "At the table|Am Tisch|À table|En la mesa", "18 words|18 Wörter|18 mots|18 palabras", "80 %"],
    ["icon:train", "On the way|Unterwegs|En chemin|De camino", "15 words|15 Wörter|15 mots|15 palabras", "45 %"],
    ["icon:home", "At home|Zu Hause|À la maison|En casa", "20 words|20 Wörter|20 mots|20 palabras", "20 %"],
    ["icon:sun", "Weather|Wetter|La météo|El tiempo", "10 words|10 Wörter|10 mots|10 palabras", "0 %"],
  ],
  screens: [
    quiz({
      title: "Lesson 8|Lektion 8|Leçon 8|Lección 8",
      step: "6 of 10|6 von 10|6 sur 10|6 de 10",
      share: 0.6,
      question: "Which word is it?|Welches Wort ist es?|Quel est ce mot ?|¿Qué palabra es?",
      word: "la finestra",
      answers: [
        "the street|die Straße|la rue|la calle",
        "the window|das Fenster|la fenêtre|la ventana",
        "the bread|das Brot|le pain|el pan",
        "the evening|der Abend|le soir|la tarde",
      ],
      action: "Check|Prüfen|Vérifier|Comprobar",
    }),
    numbers({
      title: "Learn|Lernen|Apprendre|Aprender",
      label: "Days in a row|Tage in Folge|Jours de suite|Días seguidos",
      figure: "23",
      note: "Two lessons to your goal|Noch zwei Lektionen bis zum Ziel|Encore deux leçons|Faltan dos lecciones",
      share: 0.7,
      stats: [
        ["book", "Words|Wörter|Mots|Palabras", "412", "+18"],
        ["clock", "Today|Heute|Aujourd’hui|Hoy", "12 min", "+4"],
      ],
      heading: "Lessons|Lektionen|Leçons|Lecciones",
    }),
    listing({
      title: "Words|Wörter|Mots|Palabras",
      tab: 1,
      heading: "Topics|Themen|Thèmes|Temas",
      search: searchWord,
      chips: ["New|Neu|Nouveaux|Nuevas", "Hard|Schwer|Difficiles|Difíciles"],
    }),
    trend({
      title: "Progress|Fortschritt|Progrès|Progreso",
      tab: 2,
      label: "Words this week|Wörter diese Woche|Mots cette semaine|Palabras esta semana",
      figure: "86",
      change: "+12",
      values: [9, 14, 10, 12, 16, 8, 17],
      stats: [
        ["check", "Right|Richtig|Justes|Aciertos", "88 %", "+3 %"],
        ["flame", "Row|Serie|Série|Racha", "23", "+1"],
      ],
      heading: "Topics|Themen|Thèmes|Temas",
    }),
    account({
      name: "Mia",
      note: "Italian, A2|Italienisch, A2|Italien, A2|Italiano, A2",
      stats: [
        ["23", "Days|Tage|Jours|Días"],
        ["412", "Words|Wörter|Mots|Palabras"],
        ["8", "Lessons|Lektionen|Leçons|Lecciones"],
      ],
    }),
  ],
});

const library = trade({
  id: "library",
  words:
    "librar(?:y|ies)(?: catalog(?:ue)?| app)?|book (?:lending|catalog(?:ue)?)|e-?book reader|Bibliothek\\w*|Bücherei|Leihbücherei|bibliothèque|médiathèque|biblioteca",
  names: ["Reading Room", "Shelf Nine", "Lend", "Stacks"],
  hue: 60,
  nav: "site",
  tabs: [
    ["book", "Catalog|Katalog|Catalogue|Catálogo"],
    ["bookmark", "Loans|Ausleihen|Emprunts|Préstamos"],
    ["calendar", "Events|Termine|Agenda|Eventos"],
    accountTab,
  ],
  things: [
    [
      "cover",
      "The Salt Path Home|Der Weg nach Hause|Le chemin du sel|El camino de sal",
      "Novel, on the shelf|Roman, im Regal|Roman, en rayon|Novela, disponible",
    ],
    [
      "cover",
      "Bread for Beginners|Brot für Anfänger|Le pain pour débuter|Pan para empezar",
      "Cooking, on the shelf|Kochen, im Regal|Cuisine, en rayon|Cocina, disponible",
    ],
    [
      "cover",
      "Atlas of Small Rivers|Atlas kleiner Flüsse|Atlas des petites rivières|Atlas de ríos pequeños",
      "Travel, due 4 July|Reise, zurück am 4. Juli|Voyage, retour 4 juillet|Viajes, vuelve 4 julio",
    ],
    [
      "cover",
      "Counting Stars|Sterne zählen|Compter les étoiles|Contar estrellas",
      "Children, on the shelf|Kinder, im Regal|Jeunesse, en rayon|Infantil, disponible",
    ],
    [
      "cover",
      "The Quiet Machine|Die stille Maschine|La machine muette|La máquina callada",
      "Science, 2 waiting|Wissen, 2 warten|Sciences, 2 en attente|Ciencia, 2 esperan",
    ],
    [
      "cover",
      "Letters from the Coast|Briefe von der Küste|Lettres de la côte|Cartas de la costa",
      "Poems, on the shelf|Gedichte, im Regal|Poésie, en rayon|Poesía, disponible",
    ],
  ],
  screens: [
    shelf({
      title: "Catalog|Katalog|Catalogue|Catálogo",
      search: "Title, author, subject|Titel, Autorin, Thema|Titre, auteur, sujet|Título, autor, tema",
      heading: "New on the shelves|Neu im Regal|Nouveautés|Novedades",
      chips: ["Novels|Romane|Romans|Novelas", "Children|Kinder|Jeunesse|Infantil", "Audio|Hörbuch|Audio|Audio"],
    }),
    listing({
      title: "My loans|Meine Ausleihen|Mes emprunts|Mis préstamos",
      tab: 1,
      heading: "Due soon|Bald fällig|À rendre|Por devolver",
      chips: ["Reserved|Vorgemerkt|Réservés|Reservados"],
    }),
    oneThing({
      text: "Second floor, shelf C4. Three other branches have a copy as well.|Zweiter Stock, Regal C4. Drei weitere Zweigstellen haben ein Exemplar.|Deuxième étage, rayon C4. Trois autres annexes en ont un exemplaire.|Segunda planta, estante C4. Otras tres sedes tienen ejemplar.",
      action: "Reserve|Vormerken|Réserver|Reservar",
      facts: [
        ["book", "Pages|Seiten|Pages|Páginas", "284"],
        ["calendar", "Loan|Leihfrist|Prêt|Préstamo", "28 d"],
        ["pin", "Shelf|Regal|Rayon|Estante", "C4"],
      ],
    }),
    agenda({ title: "Events|Termine|Agenda|Eventos", tab: 2 }),
    account({
      name: "Iris Novak",
      note: "Card 20418|Karte 20418|Carte 20418|Carné 20418",
      stats: [
        ["4", "Loans|Ausleihen|Emprunts|Préstamos"],
        ["1", "Reserved|Vorgemerkt|Réservé|Reservado"],
        ["0", "Late|Überfällig|En retard|Retrasos"],
      ],
    }),
  ],
});

const school = trade({
  id: "school",
  words:
    "school (?:parents?|portal|app|communication)(?: portal)?|parents?[' ’]?s? (?:portal|app|evening)|kindergarten(?: app)?|nursery app|day ?care app|Eltern(?:portal|app|abend)|Schul(?:portal|app)|Kita-?App|portail (?:parents|école)|école(?: maternelle)?|portal de padres|colegio|guardería",
  names: ["Class Note", "Schoolgate", "Pencil Case", "Room 3B"],
  hue: 215,
  tabs: [todayTab, calendarTab, chatTab, accountTab],
  things: [
    ["icon:book", "Math|Mathe|Maths|Matemáticas", "Page 42, 1 to 4|Seite 42, 1 bis 4|Page 42, 1 à 4|Página 42, 1 a 4"],
    [
      "icon:leaf",
      "Science|Sachkunde|Sciences|Ciencias",
      "Bring a leaf|Ein Blatt mitbringen|Apporter une feuille|Traer una hoja",
    ],
    ["icon:note", "Music|Musik|Musique|Música", "Choir rehearsal|Chorprobe|Répétition|Ensayo del coro"],
    ["icon:dumbbell", "Sports|Sport|Sport|Deporte", "Gym shoes|Turnschuhe|Baskets|Zapatillas"],
    ["icon:edit", "Art|Kunst|Arts|Plástica", "Watercolors|Wasserfarben|Aquarelle|Acuarelas"],
    [
      "icon:globe",
      "English|Englisch|Anglais|Inglés",
      "Words, unit 6|Vokabeln, Unit 6|Mots, unité 6|Palabras, unidad 6",
    ],
  ],
  screens: [
    listing({
      title: "Class 3B|Klasse 3B|Classe 3B|Clase 3B",
      heading: "For tomorrow|Für morgen|Pour demain|Para mañana",
      chips: ["Homework|Hausaufgaben|Devoirs|Deberes", "Letters|Elternbriefe|Lettres|Cartas"],
      more: {
        heading: "Letters to parents|Elternbriefe|Lettres aux parents|Cartas a las familias",
        things: [
          [
            "icon:mail",
            "Trip to the museum|Ausflug ins Museum|Sortie au musée|Visita al museo",
            "Please sign by Friday|Bis Freitag unterschreiben|À signer avant vendredi|Firmar antes del viernes",
          ],
          [
            "icon:mail",
            "Summer party|Sommerfest|Fête d’été|Fiesta de verano",
            "Who brings a cake?|Wer bringt Kuchen mit?|Qui apporte un gâteau ?|¿Quién trae tarta?",
          ],
        ],
      },
    }),
    timetable({ title: "Timetable|Stundenplan|Emploi du temps|Horario", tab: 1, chips: ["3B", "4A"] }),
    agenda({ title: "Calendar|Kalender|Calendrier|Calendario" }),
    fields({
      title: "Report sick|Krankmeldung|Absence|Avisar ausencia",
      tab: 0,
      lead: "Mia stays at home|Mia bleibt zu Hause|Mia reste à la maison|Mia se queda en casa",
      text: "The class teacher gets the message right away.|Die Klassenleitung bekommt die Nachricht sofort.|L’enseignante reçoit le message tout de suite.|La tutora recibe el mensaje al momento.",
      fields: [
        ["calendar", "Day|Tag|Jour|Día", "17.6."],
        ["edit", "Reason|Grund|Raison|Motivo", "A cold|Erkältung|Un rhume|Resfriado"],
      ],
      checks: ["Tell the after-school club|Hort informieren|Prévenir la garderie|Avisar a ludoteca"],
      action: "Send|Senden|Envoyer|Enviar",
    }),
    account({
      name: "Mia Hoffmann",
      note: "Class 3B|Klasse 3B|Classe 3B|Clase 3B",
      stats: [
        ["2", "Letters|Briefe|Lettres|Cartas"],
        ["6", "Subjects|Fächer|Matières|Asignaturas"],
        ["1", "Absent|Fehltag|Absence|Falta"],
      ],
    }),
  ],
});

const podcasts = trade({
  id: "podcasts",
  words: "podcasts?(?: player| app)?|audio ?books?|radio app|Hörbuch-?App|Podcast-?App|livres? audio|audiolibros?",
  names: ["Long Listen", "Earshot", "Side B", "Murmur"],
  hue: 275,
  tabs: [homeTab, ["search", searchWord], ["bookmark", "Library|Bibliothek|Bibliothèque|Biblioteca"], accountTab],
  things: [
    [
      "cover",
      "The Bridge Builders|Die Brückenbauer|Les bâtisseurs de ponts|Los constructores",
      "Small Wonders, 42 min",
      "12:04",
    ],
    [
      "cover",
      "Why bread rises|Warum Brot aufgeht|Pourquoi le pain lève|Por qué sube el pan",
      "Kitchen Table, 31 min",
      "31:20",
    ],
    [
      "cover",
      "A night at the lighthouse|Eine Nacht im Leuchtturm|Une nuit au phare|Una noche en el faro",
      "Coastline, 55 min",
      "55:02",
    ],
    [
      "cover",
      "Learning to draw|Zeichnen lernen|Apprendre à dessiner|Aprender a dibujar",
      "Slow Hours, 28 min",
      "28:41",
    ],
    ["cover", "The map room|Der Kartenraum|La salle des cartes|La sala de mapas", "Small Wonders, 37 min", "37:15"],
    [
      "cover",
      "Letters never sent|Nie gesandte Briefe|Lettres non envoyées|Cartas no enviadas",
      "Coastline, 48 min",
      "48:30",
    ],
  ],
  screens: [
    (ui, things) => {
      const [first] = things;
      return playerScreen(ui, {
        title: "Now playing|Läuft gerade|En lecture|Reproduciendo",
        tab: 0,
        subject: "cover",
        name: first?.[1] ?? ui.name,
        by: first?.[2] || ui.name,
        times: ["12:04", "−29:56"],
        share: 0.29,
        heading: "Up next|Als Nächstes|À suivre|A continuación",
        items: things.slice(1).map((thing) => itemOf(ui, thing)),
      });
    },
    shelf({
      title: "Listen|Hören|Écouter|Escuchar",
      search: searchWord,
      heading: "New episodes|Neue Folgen|Nouveaux épisodes|Episodios nuevos",
      chips: ["Stories|Geschichten|Récits|Historias", "Science|Wissen|Sciences|Ciencia", "Talk|Gespräch|Débat|Charla"],
    }),
    listing({
      title: "Library|Bibliothek|Bibliothèque|Biblioteca",
      tab: 2,
      heading: "Downloaded|Geladen|Téléchargés|Descargados",
      chips: ["Unplayed|Ungehört|Non écoutés|Sin oír"],
    }),
    oneThing({
      text: "How a village built a bridge twice, and what was found between the stones.|Wie ein Dorf zweimal eine Brücke baute und was zwischen den Steinen lag.|Comment un village bâtit deux fois son pont, et ce qu’on trouva entre les pierres.|Cómo un pueblo hizo dos veces su puente y qué había entre las piedras.",
      action: "Play|Abspielen|Écouter|Reproducir",
      facts: [
        ["clock", "Lasts|Dauer|Durée|Dura", "42 min"],
        ["calendar", "Out|Erschienen|Sortie|Salió", "9.6."],
        ["download", "Size|Größe|Taille|Tamaño", "38 MB"],
      ],
    }),
    account({
      name: "Jonah Reed",
      note: "1.2× speed|1,2-fach|Vitesse 1,2|Velocidad 1,2",
      stats: [
        ["14", "Shows|Shows|Émissions|Programas"],
        ["62", "Episodes|Folgen|Épisodes|Episodios"],
        ["31 h", "Heard|Gehört|Écouté|Oído"],
      ],
    }),
  ],
});

const recipes = trade({
  id: "recipes",
  words:
    "recipes?(?: app| book)?|meal (?:plan(?:ner|ning)?|prep)|cook ?book|grocery list|Rezept(?:e|buch|-?App)?|Kochbuch|Essensplan|recettes|livre de recettes|recetas|recetario",
  names: ["Simmer", "Spoonful", "Weeknight", "Salt & Thyme"],
  hue: 45,
  tabs: [
    ["fork", "Recipes|Rezepte|Recettes|Recetas"],
    ["calendar", "Plan|Plan|Menu|Menú"],
    ["list", "Shopping|Einkauf|Courses|Compra"],
    savedTab,
  ],
  things: [
    ["bowl", "Tomato soup|Tomatensuppe|Soupe de tomates|Sopa de tomate", "25 min", "★ 4.8"],
    ["pizza", "Onion tart|Zwiebelkuchen|Tarte à l’oignon|Tarta de cebolla", "50 min", "★ 4.6"],
    ["figure:pot", "Lentil stew|Linseneintopf|Ragoût de lentilles|Guiso de lentejas", "40 min", "★ 4.7"],
    ["citrus", "Citrus salad|Zitrussalat|Salade d’agrumes|Ensalada de cítricos", "15 min", "★ 4.5"],
    ["figure:mushroom", "Mushroom pasta|Pilznudeln|Pâtes aux champignons|Pasta con setas", "30 min", "★ 4.9"],
    ["cake", "Apple cake|Apfelkuchen|Gâteau aux pommes|Pastel de manzana", "70 min", "★ 4.8"],
  ],
  screens: [
    shelf({
      title: "What’s for dinner?|Was gibt es heute?|On mange quoi ?|¿Qué cenamos?",
      search: "Dish or ingredient|Gericht oder Zutat|Plat ou ingrédient|Plato o ingrediente",
      heading: "For tonight|Für heute Abend|Pour ce soir|Para esta noche",
      chips: [
        "Quick|Schnell|Rapide|Rápido",
        "Vegetarian|Vegetarisch|Végétarien|Vegetariano",
        "Family|Familie|Famille|Familia",
      ],
    }),
    oneThing({
      text: "1. Warm the oil and soften the onion. 2. Add everything else and let it simmer. 3. Season, rest for five minutes, serve.|1. Öl erhitzen, Zwiebel anschwitzen. 2. Alles andere dazugeben und köcheln lassen. 3. Würzen, fünf Minuten ruhen lassen, servieren.|1. Faites revenir l’oignon. 2. Ajoutez le reste et laissez mijoter. 3. Assaisonnez, patientez cinq minutes, servez.|1. Sofríe la cebolla. 2. Añade lo demás y deja cocer. 3. Sazona, espera cinco minutos y sirve.",
      action: "Start cooking|Loskochen|Cuisiner|Empezar a cocinar",
      facts: [
        ["clock", "Time|Zeit|Temps|Tiempo", "25 min"],
        ["users", "Serves|Portionen|Portions|Raciones", "4"],
        ["flame", "Level|Niveau|Niveau|Nivel", "1 / 3"],
      ],
    }),
    agenda({ title: "Week|Woche|Semaine|Semana" }),
    listing({
      title: "Shopping list|Einkaufsliste|Liste de courses|Lista de la compra",
      tab: 2,
      heading: "Recipes this week|Rezepte der Woche|Recettes de la semaine|Recetas de la semana",
      more: {
        heading: "To buy|Einkaufen|À acheter|Comprar",
        things: [
          ["icon:check", "Tomatoes|Tomaten|Tomates|Tomates", "1 kg"],
          ["icon:check", "Onions|Zwiebeln|Oignons|Cebollas", "6"],
          ["icon:check", "Cream|Sahne|Crème|Nata", "200 ml"],
        ],
      },
    }),
    account({
      name: "Elif Kaya",
      note: "Cooks for four|Kocht für vier|Cuisine pour quatre|Cocina para cuatro",
      stats: [
        ["38", "Saved|Gemerkt|Favoris|Guardadas"],
        ["12", "Cooked|Gekocht|Faites|Hechas"],
        ["5", "Week plan|Wochenplan|Semaine|Semana"],
      ],
    }),
  ],
});

const crypto = trade({
  id: "crypto",
  words:
    "crypto(?:currency)?(?: wallet| app| exchange)?|bitcoin|stock (?:app|trading|portfolio)|trading(?: app)?|invest(?:ing|ment)(?: app)?|portfolio tracker|Krypto\\w*|Aktien\\w*|Depot|cryptomonnaies?|bourse|criptomonedas?|bolsa",
  names: ["Coldkey", "Longhold", "Vaultline", "Evenfall"],
  hue: 180,
  tabs: [
    ["wallet", "Wallet|Wallet|Portefeuille|Cartera"],
    ["chart", "Market|Markt|Marché|Mercado"],
    ["swap", "Swap|Tausch|Échange|Cambio"],
    accountTab,
  ],
  things: [
    ["icon:wallet", "Bitcoin", "0.184 BTC", 11420.5],
    ["icon:wallet", "Ether", "2.75 ETH", 8240],
    ["icon:wallet", "Solana", "31.2 SOL", 4310.8],
    ["icon:wallet", "Stablecoin", "1,200", 1200],
    ["icon:wallet", "Litecoin", "6.4 LTC", 540.2],
  ],
  screens: [
    numbers({
      title: "Wallet|Wallet|Portefeuille|Cartera",
      label: "Total balance|Gesamtguthaben|Solde total|Saldo total",
      figure: 25711.5,
      note: "+2.4 % today|+2,4 % heute|+2,4 % aujourd’hui|+2,4 % hoy",
      values: [22.1, 23.4, 22.8, 24.2, 23.9, 25.1, 25.7],
      stats: [
        ["out", "Sent|Gesendet|Envoyé|Enviado", "3", "−1"],
        ["in", "Received|Empfangen|Reçu|Recibido", "5", "+2"],
        ["shield", "Backup|Sicherung|Sauvegarde|Copia", "OK", "12.6."],
      ],
      heading: "Assets|Werte|Actifs|Activos",
    }),
    trend({
      title: "Market|Markt|Marché|Mercado",
      label: "Bitcoin, 7 days|Bitcoin, 7 Tage|Bitcoin, 7 jours|Bitcoin, 7 días",
      figure: 62068,
      change: "+1.8 %",
      values: [60.1, 60.8, 59.6, 61.2, 61.9, 61.4, 62.1],
      stats: [
        ["up", "High|Hoch|Haut|Máximo", "62.4 k", "+0.3"],
        ["chart", "Volume|Volumen|Volume|Volumen", "18 M", "+1"],
      ],
      heading: "Assets|Werte|Actifs|Activos",
    }),
    fields({
      title: "Send|Senden|Envoyer|Enviar",
      lead: "Send Bitcoin|Bitcoin senden|Envoyer du Bitcoin|Enviar Bitcoin",
      text: "Check the address twice: a transfer can’t be undone.|Prüfe die Adresse zweimal: Eine Überweisung ist endgültig.|Vérifiez l’adresse : un envoi est définitif.|Revisa la dirección: un envío es definitivo.",
      fields: [
        ["user", "To|An|À|Para", "bc1q…7x4k"],
        ["wallet", "Amount|Betrag|Montant|Importe", "0.0125 BTC"],
        ["edit", "Note|Notiz|Note|Nota", "Rent|Miete|Loyer|Alquiler"],
      ],
      checks: ["Save this address|Adresse merken|Enregistrer l’adresse|Guardar dirección"],
      action: "Review|Prüfen|Vérifier|Revisar",
    }),
    bill({
      title: "Swap|Tausch|Échange|Cambio",
      tab: 2,
      heading: "From and to|Von und nach|De et vers|De y a",
      count: 2,
      action: "Swap now|Jetzt tauschen|Échanger|Cambiar ahora",
    }),
    account({
      name: "Hugo Blanc",
      note: "Recovery phrase saved|Wiederherstellung gesichert|Phrase sauvegardée|Frase guardada",
      stats: [
        ["5", "Assets|Werte|Actifs|Activos"],
        ["2", "Devices|Geräte|Appareils|Equipos"],
        ["1", "Backup|Sicherung|Copie|Copia"],
      ],
    }),
  ],
});

const parking = trade({
  id: "parking",
  words:
    "parking(?: app| spots?| garage| meter)?|car park|Park(?:platz|haus|schein|en)(?:-?App)?|stationnement|places? de parking|aparcamiento|estacionamiento|parquímetro",
  names: ["Curb", "Bay Finder", "Spot On", "Level P2"],
  hue: 255,
  tabs: [mapTab, ["clock", "Session|Parkzeit|Session|Sesión"], ["car", "Cars|Autos|Voitures|Coches"], accountTab],
  things: [
    [
      "icon:pin",
      "Old Town garage|Parkhaus Altstadt|Parking du centre|Parking Centro",
      "34 free, 250 m|34 frei, 250 m|34 places, 250 m|34 libres, 250 m",
      2.8,
    ],
    [
      "icon:pin",
      "River bank|Am Ufer|Quai|Ribera",
      "12 free, 400 m|12 frei, 400 m|12 places, 400 m|12 libres, 400 m",
      2.2,
    ],
    [
      "icon:pin",
      "Station, level 2|Bahnhof, Ebene 2|Gare, niveau 2|Estación, nivel 2",
      "108 free, 700 m|108 frei, 700 m|108 places, 700 m|108 libres, 700 m",
      3.5,
    ],
    [
      "icon:pin",
      "Market square|Marktplatz|Place du marché|Plaza del mercado",
      "2 free, 300 m|2 frei, 300 m|2 places, 300 m|2 libres, 300 m",
      3,
    ],
    [
      "icon:bolt",
      "Charging bay|Ladeplatz|Place de recharge|Plaza de carga",
      "4 free, 550 m|4 frei, 550 m|4 places, 550 m|4 libres, 550 m",
      4.1,
    ],
  ],
  screens: [
    places({
      title: "Park nearby|In der Nähe parken|Se garer|Aparcar cerca",
      heading: "Free now|Jetzt frei|Libres|Libres ahora",
      chips: ["Cheapest|Günstig|Moins cher|Baratas", "Covered|Überdacht|Couvert|Cubiertas"],
      action: "Park here|Hier parken|Se garer ici|Aparcar aquí",
    }),
    numbers({
      title: "Session|Parkzeit|Session|Sesión",
      label: "Time left|Restzeit|Temps restant|Tiempo restante",
      figure: "1:24 h",
      note: "Old Town garage, until 16:40|Parkhaus Altstadt, bis 16:40|Parking du centre, jusqu’à 16 h 40|Parking Centro, hasta las 16:40",
      share: 0.7,
      stats: [
        ["wallet", "So far|Bisher|Jusqu’ici|Hasta ahora", "1.96", "+0.70"],
        ["car", "Car|Auto|Voiture|Coche", "KN 204", "P2"],
      ],
      heading: "Nearby|In der Nähe|À proximité|Cerca",
    }),
    oneThing({
      text: "Open day and night. Lift to the street, wide bays on level 1.|Tag und Nacht geöffnet. Aufzug zur Straße, breite Plätze auf Ebene 1.|Ouvert jour et nuit. Ascenseur, places larges au niveau 1.|Abierto día y noche. Ascensor y plazas anchas en el nivel 1.",
      action: "Start parking|Parken starten|Démarrer|Empezar",
      facts: [
        ["clock", "Longest|Maximal|Max.|Máximo", "24 h"],
        ["bolt", "Charging|Laden|Recharge|Carga", "4"],
        ["pin", "Walk|Fußweg|À pied|A pie", "3 min"],
      ],
    }),
    listing({
      title: "Receipts|Belege|Reçus|Recibos",
      tab: 1,
      heading: "June|Juni|Juin|Junio",
      chips: ["Work|Arbeit|Travail|Trabajo"],
    }),
    account({
      name: "Omar Haddad",
      note: "KN 204",
      stats: [
        ["2", "Cars|Autos|Voitures|Coches"],
        ["18", "Stays|Parkvorgänge|Stationnements|Estancias"],
        ["42", "km"],
      ],
    }),
  ],
});

const bikes = trade({
  id: "bikes",
  words:
    "(?:e-?)?bike[- ]?(?:sharing|share|rental|hire)s?|scooter[- ]?(?:sharing|share|rental)|bicycles?|Fahrradverleih|Bikesharing|Leihr[aä]d(?:er)?|E-?Scooter|vélos? en libre[- ]service|vélos? partagés?|location de vélos?|bicicletas compartidas|alquiler de bicis|patinetes?",
  names: ["Spoke", "Free Wheel", "Tailwind", "Two Wheels"],
  hue: 155,
  tabs: [mapTab, ["clock", "Rides|Fahrten|Trajets|Viajes"], ["card", "Passes|Tickets|Pass|Bonos"], accountTab],
  things: [
    [
      "figure:bicycle",
      "Bike 2041|Rad 2041|Vélo 2041|Bici 2041",
      "120 m, fully charged|120 m, voll geladen|120 m, chargé|120 m, cargada",
      "96 %",
    ],
    ["figure:bicycle", "Bike 1187|Rad 1187|Vélo 1187|Bici 1187", "210 m, 34 km", "71 %"],
    ["figure:bicycle", "Bike 3310|Rad 3310|Vélo 3310|Bici 3310", "260 m, 22 km", "48 %"],
    ["figure:bicycle", "Cargo bike 12|Lastenrad 12|Vélo cargo 12|Bici de carga 12", "400 m, 30 km", "64 %"],
    [
      "icon:pin",
      "Station North|Station Nord|Station nord|Estación norte",
      "7 bikes, 3 docks|7 Räder, 3 Plätze|7 vélos, 3 places|7 bicis, 3 plazas",
      "500 m",
    ],
  ],
  screens: [
    places({
      title: "Find a bike|Rad finden|Trouver un vélo|Encuentra una bici",
      heading: "Closest|Am nächsten|Les plus proches|Más cerca",
      chips: ["Electric|Elektrisch|Électriques|Eléctricas", "Cargo|Lastenrad|Cargo|Carga"],
      action: "Scan to unlock|Scannen und losfahren|Scanner|Escanear",
    }),
    numbers({
      title: "Riding|Unterwegs|En selle|En ruta",
      label: "This ride|Diese Fahrt|Ce trajet|Este viaje",
      figure: "14:20 min",
      note: "3.8 km, 78 % battery|3,8 km, 78 % Akku|3,8 km, 78 % de batterie|3,8 km, 78 % de batería",
      share: 0.78,
      stats: [
        ["wallet", "So far|Bisher|Jusqu’ici|Hasta ahora", "2.40", "+0.20"],
        ["leaf", "CO₂", "−0.6 kg", "−0.1"],
      ],
      heading: "Return nearby|Rückgabe in der Nähe|Rendre à proximité|Devolver cerca",
    }),
    trend({
      title: "Rides|Fahrten|Trajets|Viajes",
      label: "Kilometers this week|Kilometer diese Woche|Kilomètres cette semaine|Kilómetros esta semana",
      figure: "28.4 km",
      change: "+6 km",
      values: [3, 5, 2, 6, 4, 8, 1],
      stats: [
        ["clock", "Time|Zeit|Temps|Tiempo", "1:52 h", "+20"],
        ["leaf", "CO₂", "−4.3 kg", "−0.9"],
      ],
      heading: "Nearby|In der Nähe|À proximité|Cerca",
    }),
    oneThing({
      text: "Step-through frame, three levels of support, basket for a school bag. Park it at any station.|Tiefer Einstieg, drei Stufen, Korb für den Ranzen. An jeder Station abstellen.|Cadre bas, trois niveaux, panier. À rendre dans toute station.|Cuadro bajo, tres niveles, cesta. Devuélvela en cualquier estación.",
      action: "Unlock|Entsperren|Déverrouiller|Desbloquear",
      facts: [
        ["bolt", "Battery|Akku|Batterie|Batería", "96 %"],
        ["pin", "Away|Entfernt|Distance|Distancia", "120 m"],
        ["clock", "Range|Reichweite|Autonomie|Autonomía", "46 km"],
      ],
    }),
    account({
      name: "Noah Reed",
      note: "Monthly pass|Monatskarte|Pass mensuel|Bono mensual",
      stats: [
        ["64", "Rides|Fahrten|Trajets|Viajes"],
        ["218", "km"],
        ["31", "kg CO₂"],
      ],
    }),
  ],
});

export const leisureTrades: readonly AppKind[] = [
  languages,
  library,
  school,
  podcasts,
  recipes,
  crypto,
  parking,
  bikes,
];
