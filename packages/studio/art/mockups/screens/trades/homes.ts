// Longer than other files, because it is data: the words of each trade in four languages, in one place.
import type { AppKind } from "../app-kind.ts";
import { switches, tracker } from "./days.ts";
import { account, agenda, fields, listing, numbers, oneThing, places, shelf, trend } from "./forms.ts";
import { accountTab, calendarTab, homeTab, mapTab, searchWord, statsTab, todayTab } from "./shared-words.ts";
import { trade } from "./trade.ts";

const hoursOfDay = "6,9,12,15,18,21";

const smartHome = trade({
  id: "smart-home",
  words:
    "smart ?homes?|home automation|thermostats?|smart lights?|Smarthome|Haussteuerung|Hausautomation|maison connectée|domotique|casa inteligente|domótica",
  names: ["Hearthside", "Quiet House", "Lumen", "Four Walls"],
  hue: 70,
  tabs: [
    homeTab,
    ["bolt", "Energy|Energie|Énergie|Energía"],
    ["clock", "Routines|Abläufe|Routines|Rutinas"],
    accountTab,
  ],
  things: [
    ["icon:sun", "Ceiling light|Deckenlicht|Plafonnier|Luz del techo", "70 %"],
    ["icon:moon", "Reading lamp|Leselampe|Lampe de lecture|Lámpara", "30 %"],
    ["icon:flame", "Heating|Heizung|Chauffage|Calefacción", "21.5 °C"],
    ["icon:lock", "Front door|Haustür|Porte d’entrée|Puerta", "Locked|Verriegelt|Fermée|Cerrada"], // words:allow
    ["icon:headphones", "Speaker|Lautsprecher|Enceinte|Altavoz", "Kitchen|Küche|Cuisine|Cocina"],
    ["icon:camera", "Porch camera|Kamera am Eingang|Caméra|Cámara", "Quiet|Ruhig|Calme|Tranquilo"],
  ],
  screens: [
    switches({
      title: "Living room|Wohnzimmer|Salon|Salón",
      kicker: "Everyone is home|Alle sind zu Hause|Tout le monde est là|Todos en casa",
      chips: [
        "Living room|Wohnzimmer|Salon|Salón",
        "Kitchen|Küche|Cuisine|Cocina",
        "Bedroom|Schlafzimmer|Chambre|Dormitorio",
      ],
      label: "Inside|Innen|Intérieur|Interior",
      figure: "21.5 °C",
      note: "Air is good, 46 % humidity|Luft gut, 46 % Feuchte|Air bon, 46 % d’humidité|Aire bueno, 46 % de humedad",
      heading: "Devices|Geräte|Appareils|Dispositivos",
    }),
    trend({
      title: "Energy|Energie|Énergie|Energía",
      label: "Used today|Heute verbraucht|Consommé aujourd’hui|Consumo de hoy",
      figure: "7.4 kWh",
      change: "−8 %",
      values: [6, 4, 9, 7, 12, 8],
      labels: hoursOfDay,
      stats: [
        ["flame", "Heating|Heizung|Chauffage|Calefacción", "3.1 kWh", "−0.4"],
        ["sun", "Lights|Licht|Éclairage|Luces", "0.8 kWh", "−0.1"],
      ],
      heading: "By device|Nach Gerät|Par appareil|Por dispositivo",
    }),
    listing({
      title: "Routines|Abläufe|Routines|Rutinas",
      tab: 2,
      heading: "Devices|Geräte|Appareils|Dispositivos",
      chips: ["Morning|Morgens|Matin|Mañana", "Night|Nachts|Nuit|Noche"],
      more: {
        heading: "Routines|Abläufe|Routines|Rutinas",
        things: [
          ["icon:sun", "Wake up|Aufwachen|Réveil|Despertar", "06:45"],
          ["icon:moon", "Good night|Gute Nacht|Bonne nuit|Buenas noches", "22:30"],
        ],
      },
    }),
    account({
      name: "Mila Sørensen",
      note: "Owner|Eigentümerin|Propriétaire|Propietaria",
      stats: [
        ["6", "Devices|Geräte|Appareils|Equipos"],
        ["3", "Rooms|Räume|Pièces|Salas"],
        ["4", "People|Personen|Personnes|Personas"],
      ],
    }),
    fields({
      title: "Add a device|Gerät hinzufügen|Ajouter|Añadir",
      lead: "Connect a device|Gerät verbinden|Connecter un appareil|Conectar un equipo",
      text: "Hold its button until the light blinks.|Halte die Taste, bis das Licht blinkt.|Maintenez le bouton jusqu’au clignotement.|Mantén el botón hasta que parpadee.",
      fields: [
        ["edit", "Name|Name|Nom|Nombre", "Hall light|Flurlicht|Lumière du couloir|Luz del pasillo"],
        ["home", "Room|Raum|Pièce|Sala", "Hall|Flur|Couloir|Pasillo"],
      ],
      checks: ["Include in Good night|In „Gute Nacht“ aufnehmen|Ajouter à Bonne nuit|Incluir en Buenas noches"],
      action: "Connect|Verbinden|Connecter|Conectar",
    }),
  ],
});

const solar = trade({
  id: "solar",
  words:
    "solar(?: panels?| power| energy)?|photovolta\\w+|pv system|home battery|Solar\\w*|Photovoltaik\\w*|panneaux solaires|énergie solaire|paneles solares|energía solar|placas solares",
  names: ["Sunward", "Rooflight", "Bright Side", "Noonday"],
  hue: 85,
  tabs: [todayTab, statsTab, ["bolt", "Battery|Speicher|Batterie|Batería"], accountTab],
  things: [
    ["icon:sun", "South roof|Süddach|Toit sud|Tejado sur", "12 panels|12 Module|12 panneaux|12 paneles", "4.1 kW"],
    ["icon:sun", "Carport", "6 panels|6 Module|6 panneaux|6 paneles", "1.6 kW"],
    ["icon:bolt", "Battery|Speicher|Batterie|Batería", "Charging|Lädt|En charge|Cargando", "78 %"],
    ["icon:home", "House|Haus|Maison|Casa", "Using now|Verbrauch jetzt|Consommation|Consumo", "0.9 kW"],
    [
      "icon:car",
      "Car charger|Wallbox|Borne de recharge|Cargador",
      "Starts at noon|Startet mittags|Dès midi|Desde mediodía",
      "0 kW",
    ],
    ["icon:out", "To the grid|Ins Netz|Vers le réseau|A la red", "Sold|Verkauft|Vendu|Vendido", "1.2 kW"],
  ],
  screens: [
    numbers({
      title: "Today|Heute|Aujourd’hui|Hoy",
      label: "Power now|Leistung jetzt|Puissance actuelle|Potencia actual",
      figure: "5.7 kW",
      note: "Sunny until 17:00|Sonnig bis 17 Uhr|Ensoleillé jusqu’à 17 h|Sol hasta las 17:00",
      values: [1, 3.4, 5.7, 5.2, 3.1, 0.6],
      labels: hoursOfDay,
      stats: [
        ["sun", "Made today|Erzeugt heute|Produit|Producido", "24.6 kWh", "+12 %"],
        ["home", "Own use|Eigenverbrauch|Autoconsommé|Autoconsumo", "68 %", "+4 %"],
        ["bolt", "Battery|Speicher|Batterie|Batería", "78 %", "+31 %"],
      ],
      heading: "Where it goes|Wohin sie fließt|Où elle va|Adónde va",
      goals: {
        heading: "This month|Diesen Monat|Ce mois-ci|Este mes",
        items: [
          {
            title: "Self-sufficient|Autarkie|Autonomie|Autonomía",
            note: "Days without the grid: 9|Tage ohne Netz: 9|Jours sans réseau : 9|Días sin red: 9",
            share: 0.74,
          },
          {
            title: "Forecast reached|Prognose erreicht|Prévision atteinte|Previsión cumplida",
            note: "412 of 520 kWh|412 von 520 kWh|412 sur 520 kWh|412 de 520 kWh",
            share: 0.79,
          },
        ],
      },
    }),
    trend({
      title: "Reports|Berichte|Rapports|Informes",
      label: "Made this week|Erzeugt diese Woche|Produit cette semaine|Producido esta semana",
      figure: "148 kWh",
      change: "+9 %",
      values: [18, 22, 24, 12, 25, 26, 21],
      stats: [
        ["out", "Sold|Verkauft|Vendu|Vendido", "46 kWh", "+3"],
        ["in", "Bought|Bezogen|Acheté|Comprado", "11 kWh", "−6"],
      ],
      heading: "By place|Nach Ort|Par lieu|Por lugar",
    }),
    listing({
      title: "Panels|Module|Panneaux|Paneles",
      heading: "System|Anlage|Installation|Instalación",
      tab: 2,
      more: {
        heading: "Messages|Meldungen|Messages|Mensajes",
        things: [
          ["icon:check", "All strings work|Alle Stränge laufen|Tout fonctionne|Todo funciona", "08:00"],
          ["icon:cloud", "Clouds after 17:00|Wolken ab 17 Uhr|Nuages dès 17 h|Nubes desde las 17:00", "07:40"],
        ],
      },
    }),
    account({
      name: "Greta Holm",
      note: "9.2 kWp",
      stats: [
        ["18", "Panels|Module|Panneaux|Paneles"],
        ["2", "Roofs|Dächer|Toits|Tejados"],
        ["3", "Years|Jahre|Ans|Años"],
      ],
    }),
    agenda({
      title: "Service|Wartung|Entretien|Mantenimiento",
      slots: ["08:00", "10:00", "11:30", "13:00", "15:00", "16:30"],
      action: "Book a check|Prüfung buchen|Réserver|Reservar revisión",
    }),
  ],
});

const farm = trade({
  id: "farm",
  words:
    "farms?|farming|(?:soil|field|greenhouse|crop|irrigation)(?: sensors?| monitor\\w*)?|agri\\w+|Landwirt\\w*|Ackerbau|Gewächshaus|Bodenfeuchte|ferme|agricole|serre|granja|agrícola|invernadero|cultivos",
  names: ["Furrow", "Fieldnote", "North Acre", "Topsoil"],
  hue: 135,
  tabs: [todayTab, mapTab, statsTab, accountTab],
  things: [
    [
      "icon:drop",
      "North field|Nordfeld|Champ nord|Campo norte",
      "Soil is dry|Boden trocken|Sol sec|Suelo seco",
      "18 %",
    ],
    ["icon:drop", "Greenhouse 1|Gewächshaus 1|Serre 1|Invernadero 1", "Tomatoes|Tomaten|Tomates|Tomates", "41 %"],
    ["icon:leaf", "Orchard|Obstwiese|Verger|Huerto", "Apples|Äpfel|Pommes|Manzanas", "33 %"],
    ["icon:drop", "Water tank|Wassertank|Citerne|Depósito", "12,400 l", "62 %"],
    [
      "icon:cloud",
      "Weather mast|Wettermast|Mât météo|Estación",
      "Wind 14 km/h|Wind 14 km/h|Vent 14 km/h|Viento 14 km/h",
      "23 °C",
    ],
    [
      "icon:bolt",
      "Pump 2|Pumpe 2|Pompe 2|Bomba 2",
      "Off until 21:00|Aus bis 21 Uhr|Arrêt jusqu’à 21 h|Parada hasta las 21:00",
      "0 l",
    ],
  ],
  screens: [
    numbers({
      title: "Fields|Felder|Champs|Campos",
      kicker: "23 °C",
      label: "Soil moisture|Bodenfeuchte|Humidité du sol|Humedad del suelo",
      figure: "34 %",
      note: "North field needs water tonight|Nordfeld braucht heute Wasser|Arroser le champ nord ce soir|Regar el campo norte esta noche",
      values: [41, 40, 38, 37, 36, 35, 34],
      stats: [
        ["drop", "Rain in 7 days|Regen in 7 Tagen|Pluie sur 7 jours|Lluvia en 7 días", "6 mm", "−4 mm"],
        ["sun", "Soil|Boden|Sol|Suelo", "17 °C", "+1 °C"],
        ["bolt", "Sensors|Sensoren|Capteurs|Sensores", "24", "24"],
      ],
      heading: "Sensors|Sensoren|Capteurs|Sensores",
      goals: {
        heading: "Watering|Bewässerung|Arrosage|Riego",
        items: [
          { title: "North field|Nordfeld|Champ nord|Campo norte", note: "21:00–22:10", share: 0.18 },
          { title: "Greenhouse 1|Gewächshaus 1|Serre 1|Invernadero 1", note: "05:30–06:00", share: 0.41 },
        ],
      },
    }),
    places({
      title: "Map|Karte|Carte|Mapa",
      heading: "Sensors|Sensoren|Capteurs|Sensores",
      tab: 1,
      chips: ["Dry|Trocken|Sec|Seco", "All|Alle|Tous|Todos"],
    }),
    trend({
      title: "Reports|Berichte|Rapports|Informes",
      label: "Water used|Wasser verbraucht|Eau utilisée|Agua usada",
      figure: "8,260 l",
      change: "−11 %",
      tab: 2,
      values: [12, 9, 14, 10, 8, 11, 9],
      stats: [
        ["drop", "Saved|Gespart|Économisé|Ahorrado", "1,020 l", "+140"],
        ["leaf", "Yield|Ertrag|Récolte|Cosecha", "2.4 t", "+0.2"],
      ],
      heading: "By field|Nach Feld|Par champ|Por campo",
    }),
    listing({
      title: "Sensors|Sensoren|Capteurs|Sensores",
      heading: "All places|Alle Orte|Tous les lieux|Todos los lugares",
      search: searchWord,
      chips: ["Dry|Trocken|Sec|Seco", "Offline|Offline|Hors ligne|Sin señal"],
    }),
    account({
      name: "Finn Moore",
      note: "38 ha",
      stats: [
        ["24", "Sensors|Sensoren|Capteurs|Sensores"],
        ["5", "Fields|Felder|Champs|Campos"],
        ["2", "Pumps|Pumpen|Pompes|Bombas"],
      ],
    }),
  ],
});

const plants = trade({
  id: "plants",
  words:
    "plants? ?(?:care|watering|app|shop|doctor)?|house ?plants?|gardening|garden (?:app|planner)|Pflanzen\\w*|Zimmerpflanzen|Gartenplaner|plantes?|jardinage|plantas|jardinería",
  names: ["Fernly", "Leafkeeper", "Windowsill", "Pot & Stem"],
  hue: 145,
  tabs: [
    ["leaf", "Plants|Pflanzen|Plantes|Plantas"],
    calendarTab,
    ["search", "Identify|Bestimmen|Identifier|Identificar"],
    accountTab,
  ],
  things: [
    ["plant", "Monstera", "Water today|Heute gießen|Arroser aujourd’hui|Regar hoy", "150 ml"],
    ["figure:cactus", "Cactus|Kaktus|Cactus|Cactus", "In 9 days|In 9 Tagen|Dans 9 jours|En 9 días", "40 ml"],
    ["figure:potted-plant", "Rubber plant|Gummibaum|Caoutchouc|Ficus", "Tomorrow|Morgen|Demain|Mañana", "200 ml"],
    [
      "figure:tulip",
      "Balcony tulips|Balkontulpen|Tulipes du balcon|Tulipanes",
      "Water today|Heute gießen|Arroser aujourd’hui|Regar hoy",
      "300 ml",
    ],
    [
      "figure:sprout",
      "Basil|Basilikum|Basilic|Albahaca",
      "Water today|Heute gießen|Arroser aujourd’hui|Regar hoy",
      "100 ml",
    ],
    [
      "figure:tree",
      "Lemon tree|Zitronenbaum|Citronnier|Limonero",
      "In 2 days|In 2 Tagen|Dans 2 jours|En 2 días",
      "500 ml",
    ],
  ],
  screens: [
    shelf({
      title: "My plants|Meine Pflanzen|Mes plantes|Mis plantas",
      search: searchWord,
      heading: "Thirsty first|Durstige zuerst|Les assoiffées|Primero las sedientas",
      chips: ["Thirsty|Durstig|Assoiffées|Sedientas", "Window|Fenster|Fenêtre|Ventana", "Balcony|Balkon|Balcon|Balcón"],
    }),
    oneThing({
      text: "Bright, but no sun at noon. Let the top of the soil dry between waterings and turn the pot once a week.|Hell, aber ohne Mittagssonne. Die Erde oben abtrocknen lassen und den Topf einmal pro Woche drehen.|Lumineux, sans soleil de midi. Laissez sécher la terre en surface et tournez le pot chaque semaine.|Mucha luz, sin sol de mediodía. Deja secar la tierra y gira la maceta cada semana.",
      action: "Mark as watered|Als gegossen markieren|Marquer arrosée|Marcar como regada",
      facts: [
        ["drop", "Water|Wasser|Eau|Agua", "7 d"],
        ["sun", "Light|Licht|Lumière|Luz", "★★☆"],
        ["leaf", "Repot|Umtopfen|Rempoter|Trasplante", "3.27"],
      ],
    }),
    agenda({ title: "Calendar|Kalender|Calendrier|Calendario" }),
    listing({
      title: "To do|Zu tun|À faire|Por hacer",
      tab: 1,
      heading: "Today|Heute|Aujourd’hui|Hoy",
      chips: ["Water|Gießen|Arroser|Regar", "Feed|Düngen|Nourrir|Abonar"],
    }),
    account({
      name: "Elif Kaya",
      note: "Balcony to the west|Balkon nach Westen|Balcon à l’ouest|Balcón al oeste",
      stats: [
        ["14", "Plants|Pflanzen|Plantes|Plantas"],
        ["3", "Rooms|Räume|Pièces|Salas"],
        ["2", "Years|Jahre|Ans|Años"],
      ],
    }),
  ],
});

const chores = trade({
  id: "chores",
  words:
    "chores?(?: chart| tracker| app)?|allowance|pocket money|family (?:tasks|planner|organi[sz]er)|Haushalts(?:aufgaben|plan)|Putzplan|Taschengeld|Familienplaner|tâches ménagères|argent de poche|tareas (?:del hogar|domésticas)|paga semanal",
  names: ["Helping Hands", "Tidy Stars", "Our House", "Gold Star"],
  hue: 200,
  tabs: [
    ["check", "Chores|Aufgaben|Tâches|Tareas"],
    ["gift", "Rewards|Belohnungen|Récompenses|Premios"],
    calendarTab,
    ["users", "Family|Familie|Famille|Familia"],
  ],
  things: [
    ["icon:bed", "Make the bed|Bett machen|Faire le lit|Hacer la cama", "Mia", "★ 2"],
    ["icon:fork", "Set the table|Tisch decken|Mettre la table|Poner la mesa", "Leo", "★ 3"],
    ["icon:leaf", "Water the plants|Blumen gießen|Arroser les plantes|Regar las plantas", "Mia", "★ 2"],
    ["icon:book", "Read for 20 minutes|20 Minuten lesen|Lire 20 minutes|Leer 20 minutos", "Leo", "★ 4"],
    ["icon:home", "Tidy your room|Zimmer aufräumen|Ranger sa chambre|Ordenar el cuarto", "Mia", "★ 5"],
    ["icon:heart", "Feed the cat|Katze füttern|Nourrir le chat|Dar de comer al gato", "Leo", "★ 2"],
  ],
  screens: [
    tracker({
      title: "This week|Diese Woche|Cette semaine|Esta semana",
      kicker: "Stars of the family|Sterne der Familie|Étoiles de la famille|Estrellas de la familia",
      done: "★ 38 / 50",
      share: 0.76,
      heading: "Chores|Aufgaben|Tâches|Tareas",
    }),
    shelf({
      title: "Rewards|Belohnungen|Récompenses|Premios",
      tab: 1,
      search: searchWord,
      heading: "For your stars|Für deine Sterne|Pour vos étoiles|Para tus estrellas",
    }),
    agenda({ title: "Calendar|Kalender|Calendrier|Calendario", tab: 2 }),
    listing({
      title: "Today|Heute|Aujourd’hui|Hoy",
      heading: "Still to do|Noch offen|À faire|Por hacer",
      chips: ["Mia", "Leo"],
    }),
    account({
      name: "Mia",
      note: "9 years|9 Jahre|9 ans|9 años",
      stats: [
        ["38", "Stars|Sterne|Étoiles|Estrellas"],
        ["4", "Days|Tage|Jours|Días"],
        ["2", "Rewards|Preise|Cadeaux|Premios"],
      ],
    }),
  ],
});

const habits = trade({
  id: "habits",
  words:
    "habits?(?: tracker| app)?|routine (?:app|tracker)|streaks?|Gewohnheiten?|Gewohnheits-?Tracker|habitudes?|hábitos?",
  names: ["Everyday", "Small Steps", "Ritual", "Chainlink"],
  hue: 285,
  tabs: [todayTab, statsTab, calendarTab, accountTab],
  things: [
    ["icon:drop", "Drink water|Wasser trinken|Boire de l’eau|Beber agua", "8 glasses|8 Gläser|8 verres|8 vasos", "12"],
    ["icon:shoe", "Walk|Spazieren|Marcher|Caminar", "30 min", "9"],
    ["icon:book", "Read|Lesen|Lire|Leer", "10 pages|10 Seiten|10 pages|10 páginas", "21"],
    ["icon:moon", "In bed by eleven|Vor elf im Bett|Au lit avant 23 h|En cama antes de las once", "22:45", "4"],
    ["icon:leaf", "Stretch|Dehnen|S’étirer|Estirar", "5 min", "6"],
    [
      "icon:edit",
      "Three lines of diary|Drei Zeilen Tagebuch|Trois lignes de journal|Tres líneas de diario",
      "21:30",
      "15",
    ],
  ],
  screens: [
    tracker({
      title: "Today|Heute|Aujourd’hui|Hoy",
      kicker: "Done today|Heute geschafft|Fait aujourd’hui|Hecho hoy",
      done: "4 / 6",
      share: 0.67,
      heading: "Habits|Gewohnheiten|Habitudes|Hábitos",
    }),
    trend({
      title: "Reports|Berichte|Rapports|Informes",
      label: "Kept this week|Diese Woche gehalten|Tenu cette semaine|Cumplido esta semana",
      figure: "86 %",
      change: "+5 %",
      values: [4, 5, 6, 5, 6, 3, 4],
      stats: [
        ["flame", "Longest|Längste|Plus longue|Más larga", "21", "+1"],
        ["check", "Done|Erledigt|Faites|Hechas", "33", "+4"],
      ],
      heading: "Days in a row|Tage in Folge|Jours de suite|Días seguidos",
    }),
    agenda({ title: "June|Juni|Juin|Junio", tab: 2 }),
    fields({
      title: "New habit|Neue Gewohnheit|Nouvelle habitude|Nuevo hábito",
      lead: "Start small|Klein anfangen|Commencez petit|Empieza poco a poco",
      text: "Two minutes a day are enough for a beginning.|Zwei Minuten am Tag reichen für den Anfang.|Deux minutes par jour suffisent pour commencer.|Dos minutos al día bastan para empezar.",
      fields: [
        ["edit", "Habit|Gewohnheit|Habitude|Hábito", "Stretch|Dehnen|S’étirer|Estirar"],
        ["clock", "When|Wann|Quand|Cuándo", "07:10"],
        ["bell", "Reminder|Erinnerung|Rappel|Recordatorio", "07:05"],
      ],
      checks: ["On weekdays only|Nur werktags|En semaine seulement|Solo entre semana"],
      action: "Save habit|Gewohnheit speichern|Enregistrer|Guardar hábito",
    }),
    account({
      name: "Jonah Reed",
      note: "Since March|Seit März|Depuis mars|Desde marzo",
      stats: [
        ["6", "Habits|Gewohnheiten|Habitudes|Hábitos"],
        ["21", "Days|Tage|Jours|Días"],
        ["86 %", "Kept|Gehalten|Tenu|Cumplido"],
      ],
    }),
  ],
});

const weather = trade({
  id: "weather",
  words: "weather|forecast app|rain radar|Wetter\\w*|Regenradar|météo|tiempo meteorológico|el tiempo|clima",
  names: ["Skyline", "Drizzle", "Barometer", "Fair Wind"],
  hue: 235,
  tabs: [todayTab, mapTab, calendarTab, ["pin", "Places|Orte|Lieux|Lugares"]],
  things: [
    ["icon:sun", "Monday|Montag|Lundi|Lunes", "Sunny|Sonnig|Ensoleillé|Soleado", "24° / 14°"],
    ["icon:cloud", "Tuesday|Dienstag|Mardi|Martes", "Cloudy|Bewölkt|Nuageux|Nublado", "21° / 13°"],
    [
      "icon:drop",
      "Wednesday|Mittwoch|Mercredi|Miércoles",
      "Rain at noon|Regen am Mittag|Pluie à midi|Lluvia al mediodía",
      "17° / 11°",
    ],
    ["icon:bolt", "Thursday|Donnerstag|Jeudi|Jueves", "Thunder|Gewitter|Orage|Tormenta", "19° / 12°"],
    ["icon:sun", "Friday|Freitag|Vendredi|Viernes", "Clear|Klar|Dégagé|Despejado", "23° / 13°"],
    ["icon:sun", "Saturday|Samstag|Samedi|Sábado", "Sunny|Sonnig|Ensoleillé|Soleado", "26° / 15°"],
  ],
  screens: [
    numbers({
      title: "Today|Heute|Aujourd’hui|Hoy",
      label: "Now|Jetzt|Maintenant|Ahora",
      figure: "22 °C",
      note: "Sunny, light wind from the west|Sonnig, leichter Westwind|Ensoleillé, vent d’ouest léger|Soleado, viento suave del oeste",
      values: [14, 17, 21, 24, 22, 17],
      labels: hoursOfDay,
      stats: [
        ["drop", "Rain|Regen|Pluie|Lluvia", "10 %", "−20 %"],
        ["cloud", "Wind|Wind|Vent|Viento", "12 km/h", "+2"],
        ["sun", "UV", "5", "+1"],
      ],
      heading: "Next days|Nächste Tage|Prochains jours|Próximos días",
    }),
    places({
      title: "Rain map|Regenkarte|Carte des pluies|Mapa de lluvia",
      heading: "Next hours|Nächste Stunden|Prochaines heures|Próximas horas",
      tab: 1,
    }),
    trend({
      title: "Week|Woche|Semaine|Semana",
      label: "Warmest day|Wärmster Tag|Jour le plus chaud|Día más cálido",
      figure: "26 °C",
      change: "+3 °C",
      tab: 2,
      values: [24, 21, 17, 19, 23, 26, 25],
      stats: [
        ["sun", "Sunrise|Aufgang|Lever|Amanece", "05:02", "−1 min"],
        ["moon", "Sunset|Untergang|Coucher|Anochece", "21:34", "+1 min"],
      ],
      heading: "Next days|Nächste Tage|Prochains jours|Próximos días",
    }),
    listing({ title: "Places|Orte|Lieux|Lugares", tab: 3, heading: "Here|Hier|Ici|Aquí", search: searchWord }),
    account({
      name: "Hugo Blanc",
      note: "Celsius, km/h",
      stats: [
        ["3", "Places|Orte|Lieux|Lugares"],
        ["2", "Alerts|Warnungen|Alertes|Avisos"],
        ["7", "Days|Tage|Jours|Días"],
      ],
    }),
  ],
});

export const homeTrades: readonly AppKind[] = [smartHome, solar, farm, plants, chores, habits, weather];
