// Longer than other files, because it is data: the words of each trade in four languages, in one place.
import type { AppKind } from "../app-kind.ts";
import { giving, queue, timetable } from "./days.ts";
import { account, agenda, bill, fields, lanes, listing, numbers, oneThing, places, shelf } from "./forms.ts";
import {
  accountTab,
  calendarTab,
  chatTab,
  mapTab,
  peopleTab,
  savedTab,
  searchWord,
  statsTab,
  todayTab,
} from "./shared-words.ts";
import { trade } from "./trade.ts";

const dogs = trade({
  id: "dog-walking",
  words:
    "dog(?:s|gy)?[- ]?(?:walk(?:ing|ers?)?|sitt(?:ing|ers?)|day ?care|service|app)?|pet (?:sitt\\w+|care|app)|Gassi\\w*(?:-\\w+)?|Hunde\\w*|Tierbetreuung|promen(?:ade|eurs?) de chiens?|chiens?|paseo de perros|paseadores|perros?",
  names: ["Wagtail", "Leash & Co", "Good Boy", "Long Walk"],
  hue: 30,
  tabs: [["home", "Walks|Runden|Balades|Paseos"], mapTab, chatTab, accountTab],
  things: [
    ["figure:dog", "Morning walk|Morgenrunde|Balade du matin|Paseo de la mañana", "Bruno, 45 min", "08:00"],
    ["figure:paw", "Park hour|Parkstunde|Heure au parc|Hora en el parque", "Luna, 60 min", "11:30"],
    ["figure:dog", "Lunch break|Mittagsrunde|Pause de midi|Pausa del mediodía", "Kira, 30 min", "13:00"],
    ["figure:paw", "Puppy visit|Welpenbesuch|Visite du chiot|Visita al cachorro", "Pepe, 20 min", "15:15"],
    ["figure:dog", "Forest round|Waldrunde|Tour en forêt|Vuelta por el bosque", "Bruno, 90 min", "17:00"],
    ["figure:house", "Overnight|Übernachtung|Garde de nuit|Noche", "Luna", "20:00"],
  ],
  screens: [
    listing({
      title: "Walks today|Runden heute|Balades du jour|Paseos de hoy",
      heading: "Next up|Als Nächstes|À venir|A continuación",
      chips: ["Booked|Gebucht|Réservées|Reservados", "Free|Frei|Libres|Libres"],
      more: {
        heading: "Walkers nearby|Gassigeher in der Nähe|Promeneurs proches|Paseadores cerca",
        things: [
          [
            "portrait",
            "Amara Osei",
            "Insured, knows big dogs|Versichert, kennt große Hunde|Assurée, grands chiens|Asegurada, perros grandes",
            "1.2 km",
          ],
          [
            "portrait",
            "Bo Lindgren",
            "Forest and long rounds|Wald und lange Runden|Forêt, longues balades|Bosque y paseos largos",
            "2.0 km",
          ],
        ],
      },
    }),
    places({
      title: "On the way|Unterwegs|En route|En camino",
      heading: "Live walk|Runde live|Balade en direct|Paseo en directo",
      tab: 1,
      action: "Message the walker|Nachricht senden|Écrire au promeneur|Escribir al paseador",
    }),
    oneThing({
      text: "Collected at your home, walked alone or with two others, and back with fresh water and a photo.|Abgeholt bei dir, allein oder zu dritt unterwegs und zurück mit frischem Wasser und Foto.|Cherché chez vous, promené seul ou à trois, et ramené avec de l’eau fraîche et une photo.|Recogida en casa, paseo solo o con dos más, y de vuelta con agua fresca y una foto.",
      action: "Book this walk|Runde buchen|Réserver|Reservar paseo",
      facts: [
        ["clock", "Lasts|Dauer|Durée|Duración", "45 min"],
        ["users", "Group|Gruppe|Groupe|Grupo", "3"],
        ["shield", "Insured|Versichert|Assuré|Asegurado", "✓"],
      ],
    }),
    agenda({
      title: "Book a walk|Runde buchen|Réserver|Reservar",
      slots: ["07:30", "08:00", "11:30", "13:00", "15:15", "17:00"],
      action: "Book 11:30|11:30 buchen|Réserver 11 h 30|Reservar 11:30",
    }),
    account({
      name: "Bruno",
      note: "Labrador, 4 years|Labrador, 4 Jahre|Labrador, 4 ans|Labrador, 4 años",
      stats: [
        ["38", "Walks|Runden|Balades|Paseos"],
        ["112", "km"],
        ["2", "Walkers|Gassigeher|Promeneurs|Paseadores"],
      ],
    }),
  ],
  pitch: {
    title:
      "Walks your dog looks forward to|Runden, auf die sich dein Hund freut|Des balades qu’il attend chaque jour|Paseos que tu perro espera",
    text: "Book a walker nearby, follow the round on the map and get a photo when they are home again.|Buche Gassigeher in der Nähe, verfolge die Runde auf der Karte und bekomme ein Foto zum Schluss.|Réservez un promeneur proche, suivez la balade et recevez une photo au retour.|Reserva un paseador cercano, sigue el paseo en el mapa y recibe una foto al volver.",
    action: "Book a first walk|Erste Runde buchen|Réserver une balade|Reserva un paseo",
    features: [
      [
        "map",
        "Follow the walk|Runde verfolgen|Suivre la balade|Sigue el paseo",
        "See the way on the map while they are out.|Sieh den Weg auf der Karte, solange sie unterwegs sind.|Voyez le trajet sur la carte, en direct.|Mira el recorrido en el mapa.",
      ],
      [
        "users",
        "People you know|Vertraute Gesichter|Des visages connus|Caras conocidas",
        "The same walker comes each time.|Es kommt jedes Mal dieselbe Person.|La même personne à chaque fois.|Viene siempre la misma persona.",
      ],
      [
        "calendar",
        "Any day|An jedem Tag|Chaque jour|Cualquier día",
        "Once, daily or while you travel.|Einmal, täglich oder im Urlaub.|Une fois, chaque jour ou en voyage.|Una vez, a diario o en viajes.",
      ],
    ],
  },
});

const classes = trade({
  id: "classes",
  words:
    "yoga(?: studio| class(?:es)?)?|pilates|class (?:timetable|schedule|booking)|timetables?|gym class(?:es)?|dance (?:school|studio)|course schedule|Stundenplan|Kursplan|Yogastudio|Tanzschule|emploi du temps|planning des cours|cours de (?:yoga|danse)|horario de clases|clases de (?:yoga|baile)|estudio de yoga",
  names: ["Stillroom", "Mat & Mind", "Open Floor", "Breathe In"],
  hue: 310,
  nav: "site",
  tabs: [
    ["calendar", "Timetable|Kursplan|Planning|Horario"],
    ["leaf", "Classes|Kurse|Cours|Clases"],
    ["users", "Teachers|Lehrende|Profs|Profes"],
    accountTab,
  ],
  things: [
    ["figure:sitting-yoga", "Morning flow|Morning Flow|Flow du matin|Flow de mañana", "Elif, 60 min", 16],
    ["figure:lotus", "Yin", "Carla, 75 min", 18],
    ["figure:kettlebell", "Strong core|Starke Mitte|Gainage|Core fuerte", "Dev, 45 min", 14],
    ["figure:balanced-stones", "Meditation|Meditation|Méditation|Meditación", "Iris, 30 min", 9],
    ["figure:dancer", "Barre", "Greta, 50 min", 16],
    ["figure:dumbbell", "Full body|Ganzkörper|Corps entier|Cuerpo entero", "Omar, 45 min", 14],
  ],
  screens: [
    timetable({
      title: "Timetable|Kursplan|Planning|Horario",
      chips: ["Calm|Ruhig|Doux|Suave", "Strong|Kraft|Intense|Fuerte", "Beginners|Anfänger|Débutants|Principiantes"],
    }),
    shelf({
      title: "Classes|Kurse|Cours|Clases",
      tab: 1,
      search: searchWord,
      heading: "For you|Für dich|Pour vous|Para ti",
      chips: ["Calm|Ruhig|Doux|Suave", "Strong|Kraft|Intense|Fuerte"],
    }),
    agenda({
      title: "Book a place|Platz buchen|Réserver|Reservar plaza",
      tab: 0,
      slots: ["07:30", "09:00", "12:15", "17:30", "19:00", "20:15"],
      action: "Book 12:15|12:15 buchen|Réserver 12 h 15|Reservar 12:15",
    }),
    oneThing({
      tab: 1,
      text: "Slow start, long holds and quiet at the end. Mats, blocks and tea are here.|Langsamer Beginn, lange Haltungen und Ruhe am Ende. Matten, Blöcke und Tee sind da.|Départ lent, postures longues et calme final. Tapis, blocs et thé sur place.|Inicio lento, posturas largas y calma al final. Hay esterillas, bloques y té.",
      action: "Book a place|Platz buchen|Réserver|Reservar plaza",
      facts: [
        ["clock", "Lasts|Dauer|Durée|Dura", "60 min"],
        ["users", "Places|Plätze|Places|Plazas", "4"],
        ["leaf", "Level|Niveau|Niveau|Nivel", "1–2"],
      ],
    }),
    account({
      name: "Carla Ruiz",
      note: "10-class card|10er-Karte|Carte 10 cours|Bono de 10",
      stats: [
        ["6", "Left|Übrig|Restants|Quedan"],
        ["24", "Visits|Besuche|Visites|Visitas"],
        ["3", "Weeks|Wochen|Semaines|Semanas"],
      ],
    }),
  ],
  pitch: {
    title: "An hour that is yours|Eine Stunde nur für dich|Une heure rien qu’à vous|Una hora para ti",
    text: "Small classes from early morning to late evening. Look at the timetable, book a place, bring nothing.|Kleine Kurse von früh bis spät. Kursplan ansehen, Platz buchen, nichts mitbringen.|Petits cours du matin au soir. Choisissez, réservez, venez les mains vides.|Clases pequeñas de la mañana a la noche. Mira el horario, reserva y ven sin nada.",
    action: "See the timetable|Kursplan ansehen|Voir le planning|Ver el horario",
    features: [
      [
        "users",
        "Small groups|Kleine Gruppen|Petits groupes|Grupos pequeños",
        "There is time to look at everyone.|Es bleibt Zeit für alle.|Du temps pour chacun.|Hay tiempo para cada persona.",
      ],
      [
        "calendar",
        "Every day|Jeden Tag|Chaque jour|Cada día",
        "Before work, at lunch or after.|Vor der Arbeit, mittags oder danach.|Avant, pendant ou après le travail.|Antes, durante o después del trabajo.",
      ],
      [
        "leaf",
        "All levels|Alle Niveaus|Tous niveaux|Todos los niveles",
        "Each class says who it fits.|Bei jedem Kurs steht, für wen er passt.|Chaque cours dit à qui il convient.|Cada clase dice para quién es.",
      ],
    ],
  },
});

const clinicQueue = trade({
  id: "queue",
  words:
    "queue(?: display| system| number| management)?|waiting (?:room|list|line)(?: display)?|now serving|check-?in (?:kiosk|desk)|Warteschlange\\w*|Wartezimmer\\w*|Aufruf(?:anlage|system|nummer)?|file d[’']attente|salle d[’']attente|sala de espera|turnos|cola de espera",
  names: ["Next Please", "Room One", "Calm Queue", "Turn"],
  hue: 185,
  tabs: [["bell", "Queue|Aufruf|File|Turnos"], peopleTab, statsTab, accountTab],
  things: [
    ["icon:user", "A 043", "Room 2|Raum 2|Salle 2|Sala 2", "~ 4 min"],
    ["icon:user", "B 018", "Blood test|Blutabnahme|Prise de sang|Análisis", "~ 7 min"],
    ["icon:user", "A 044", "Room 1|Raum 1|Salle 1|Sala 1", "~ 11 min"],
    ["icon:user", "A 045", "Room 2|Raum 2|Salle 2|Sala 2", "~ 15 min"],
    ["icon:user", "C 007", "X-ray|Röntgen|Radio|Radiografía", "~ 18 min"],
    ["icon:user", "A 046", "Room 1|Raum 1|Salle 1|Sala 1", "~ 22 min"],
  ],
  screens: [
    queue({
      title: "Waiting room|Wartezimmer|Salle d’attente|Sala de espera",
      label: "Please come in|Bitte eintreten|Entrez, s’il vous plaît|Pase, por favor",
      number: "A 042",
      place: "Room 1|Raum 1|Salle 1|Sala 1",
      heading: "Next|Als Nächste|Suivants|Siguientes",
      wait: "Waiting time about 12 minutes|Wartezeit etwa 12 Minuten|Attente d’environ 12 minutes|Espera de unos 12 minutos",
    }),
    lanes({
      title: "Rooms|Räume|Salles|Salas",
      tab: 1,
      lanes: [
        "Waiting|Wartend|En attente|En espera",
        "In a room|Im Raum|En salle|En sala",
        "Finished|Fertig|Terminé|Terminado",
      ],
    }),
    numbers({
      title: "Today|Heute|Aujourd’hui|Hoy",
      label: "Seen today|Heute behandelt|Reçus aujourd’hui|Atendidos hoy",
      figure: "42",
      note: "Four rooms are open|Vier Räume sind offen|Quatre salles ouvertes|Cuatro salas abiertas",
      values: [4, 9, 8, 6, 10, 5],
      labels: "8,9,10,11,12,13",
      stats: [
        ["clock", "Wait|Wartezeit|Attente|Espera", "12 min", "−3"],
        ["users", "Waiting|Wartend|En attente|Esperan", "6", "−2"],
        ["check", "On time|Pünktlich|À l’heure|A tiempo", "91 %", "+2 %"],
      ],
      heading: "Next|Als Nächste|Suivants|Siguientes",
    }),
    fields({
      title: "Check in|Anmelden|Arrivée|Registro",
      lead: "Take a number|Nummer ziehen|Prenez un numéro|Toma un número",
      text: "You get a message when it is your turn.|Du bekommst eine Nachricht, wenn du dran bist.|Vous recevez un message à votre tour.|Recibirás un mensaje cuando te toque.",
      fields: [
        ["user", "Name|Name|Nom|Nombre", "Jonah Reed"],
        ["calendar", "Born|Geboren|Né le|Nacido", "14.3.1984"],
      ],
      checks: ["I have an appointment|Ich habe einen Termin|J’ai rendez-vous|Tengo cita"],
      action: "Take a number|Nummer ziehen|Prendre un numéro|Tomar número",
    }),
    account({
      name: "Reception|Empfang|Accueil|Recepción",
      note: "Early shift|Frühschicht|Équipe du matin|Turno de mañana",
      stats: [
        ["4", "Rooms|Räume|Salles|Salas"],
        ["42", "Seen|Behandelt|Reçus|Atendidos"],
        ["6", "Waiting|Wartend|Attente|Esperan"],
      ],
    }),
  ],
});

const donations = trade({
  id: "donations",
  words:
    "donat(?:ions?|e)(?: page)?|fund ?rais(?:ing|ers?)|charit(?:y|ies)|church(?: app| website)?|giving page|Spenden\\w*|Kirchengemeinde|Kollekte|dons?|collecte|église|paroisse|donaciones|donar|iglesia|parroquia",
  names: ["Open Hands", "St. Anne", "The Offering", "Common Good"],
  hue: 20,
  nav: "site",
  tabs: [
    ["heart", "Give|Spenden|Donner|Donar"],
    ["calendar", "Events|Termine|Agenda|Eventos"],
    ["users", "Groups|Gruppen|Groupes|Grupos"],
    accountTab,
  ],
  things: [
    [
      "icon:home",
      "Roof of the hall|Dach des Saals|Toit de la salle|Tejado del salón",
      "Before the winter|Vor dem Winter|Avant l’hiver|Antes del invierno",
    ],
    [
      "icon:fork",
      "Community kitchen|Offene Küche|Cuisine solidaire|Comedor abierto",
      "Every Thursday|Jeden Donnerstag|Chaque jeudi|Cada jueves",
    ],
    ["icon:note", "Choir|Chor|Chorale|Coro", "New scores|Neue Noten|Nouvelles partitions|Partituras nuevas"],
    ["icon:users", "Youth week|Jugendwoche|Semaine des jeunes|Semana joven", "July|Juli|Juillet|Julio"],
    [
      "icon:truck",
      "Rides for the elderly|Fahrdienst für Ältere|Transport des aînés|Transporte para mayores",
      "On request|Auf Anfrage|Sur demande|A petición",
    ],
  ],
  screens: [
    giving({
      title: "Give|Spenden|Donner|Donar",
      lead: "A new roof for the hall|Ein neues Dach für den Saal|Un nouveau toit pour la salle|Un tejado nuevo para el salón",
      text: "The hall is open to everyone: choir, kitchen, youth group. Its roof has to be dry before the winter.|Der Saal steht allen offen: Chor, Küche, Jugendgruppe. Vor dem Winter muss sein Dach dicht sein.|La salle accueille tout le monde : chorale, cuisine, jeunes. Le toit doit être prêt avant l’hiver.|El salón es de todos: coro, cocina, jóvenes. El tejado debe estar listo antes del invierno.",
      share: 0.62,
      note: "62 % of the goal|62 % des Ziels|62 % de l’objectif|62 % de la meta",
      action: "Give now|Jetzt spenden|Donner|Donar ahora",
    }),
    listing({
      title: "What gifts do|Was Spenden bewirken|À quoi servent les dons|Qué logran los donativos",
      heading: "Projects|Projekte|Projets|Proyectos",
    }),
    agenda({ title: "Events|Termine|Agenda|Eventos" }),
    fields({
      title: "Your gift|Deine Spende|Votre don|Tu donativo",
      tab: 0,
      lead: "25 per month|25 im Monat|25 par mois|25 al mes",
      text: "You can stop at any time.|Du kannst jederzeit aufhören.|Vous pouvez arrêter à tout moment.|Puedes parar cuando quieras.",
      fields: [
        ["user", "Name|Name|Nom|Nombre", "Greta Holm"],
        ["mail", "Email|E-Mail|E-mail|Correo", "greta@example.com"], // words:allow
        ["card", "Account|Konto|Compte|Cuenta", "•••• 4210"],
      ],
      checks: ["Send me a receipt|Quittung senden|Envoyer un reçu|Enviarme un recibo"],
      action: "Give|Spenden|Donner|Donar",
    }),
    account({
      name: "Greta Holm",
      note: "Member since 2019|Mitglied seit 2019|Membre depuis 2019|Desde 2019",
      stats: [
        ["12", "Gifts|Spenden|Dons|Donativos"],
        ["3", "Projects|Projekte|Projets|Proyectos"],
        ["2", "Groups|Gruppen|Groupes|Grupos"],
      ],
    }),
  ],
});

const elderCare = trade({
  id: "elder-care",
  words:
    "elder(?:ly)?(?: care)?|senior care|care ?givers?|home care|nursing (?:home|care)|care check-?in|Pflege(?:dienst|app|heim)?|Seniorenbetreuung|Altenpflege|aide à domicile|personnes âgées|soins à domicile|cuidado de mayores|personas mayores|ayuda a domicilio",
  names: ["Near & Dear", "Daylight", "Warm Hand", "Everwell"],
  hue: 175,
  tabs: [todayTab, peopleTab, chatTab, accountTab],
  things: [
    ["portrait", "Ruth Hansen", "Slept well|Gut geschlafen|Bien dormi|Durmió bien", "08:10"],
    ["portrait", "Walter Lang", "Walk at 10:30|Spaziergang 10:30|Promenade à 10 h 30|Paseo a las 10:30", "08:25"],
    [
      "portrait",
      "Inge Brandt",
      "Ask about her knee|Nach dem Knie fragen|Demander pour le genou|Preguntar por la rodilla",
      "08:40",
    ],
    [
      "portrait",
      "Paul Okafor",
      "Daughter visits at 15:00|Tochter kommt um 15 Uhr|Sa fille vient à 15 h|Su hija viene a las 15:00",
      "09:00",
    ],
    ["portrait", "Marie Petit", "Tablets taken|Tabletten genommen|Comprimés pris|Pastillas tomadas", "09:15"],
  ],
  screens: [
    numbers({
      title: "Good morning|Guten Morgen|Bonjour|Buenos días",
      label: "Checked in today|Heute gemeldet|Nouvelles du jour|Noticias de hoy",
      figure: "4 / 5",
      note: "Inge hasn’t answered yet|Inge hat noch nicht geantwortet|Inge n’a pas encore répondu|Inge aún no ha contestado",
      share: 0.8,
      stats: [
        ["pill", "Tablets|Tabletten|Comprimés|Pastillas", "3 / 4", "+1"],
        ["heart", "Calls|Anrufe|Appels|Llamadas", "2", "+1"],
      ],
      heading: "People|Personen|Personnes|Personas",
    }),
    oneThing({
      tab: 1,
      text: "Likes coffee at three and a call on Sundays. Blood pressure is taken on Tuesdays.|Mag Kaffee um drei und einen Anruf am Sonntag. Blutdruck wird dienstags gemessen.|Aime le café à 15 h et un appel le dimanche. Tension prise le mardi.|Le gusta el café a las tres y una llamada los domingos. Tensión los martes.",
      action: "Call now|Jetzt anrufen|Appeler|Llamar ahora",
      facts: [
        ["pill", "Tablets|Tabletten|Comprimés|Pastillas", "2"],
        ["pulse", "Pulse|Puls|Pouls|Pulso", "68"],
        ["moon", "Sleep|Schlaf|Sommeil|Sueño", "7 h"],
      ],
    }),
    agenda({ title: "Visits|Besuche|Visites|Visitas" }),
    listing({
      title: "Round|Tour|Tournée|Ronda",
      tab: 1,
      heading: "This morning|Heute Morgen|Ce matin|Esta mañana",
      chips: ["Waiting|Wartend|En attente|Esperan"],
    }),
    account({
      name: "Amara Osei",
      note: "Care team north|Pflegeteam Nord|Équipe nord|Equipo norte",
      stats: [
        ["5", "People|Personen|Personnes|Personas"],
        ["9", "Visits|Besuche|Visites|Visitas"],
        ["3", "Notes|Notizen|Notes|Notas"],
      ],
    }),
  ],
});

const dating = trade({
  id: "dating",
  words:
    "dating(?: app| site)?|matchmaking|singles? app|meet (?:people|singles)|Dating-?App|Partnersuche|Singlebörse|(?:site|appli(?:cation)?) de rencontres?|rencontres|citas online|app de citas|ligar",
  names: ["Two Cups", "Sparrow", "Same Street", "Hello You"],
  hue: 0,
  tabs: [["heart", "Meet|Treffen|Découvrir|Conocer"], chatTab, savedTab, accountTab],
  things: [
    [
      "portrait",
      "Iris, 31",
      "Loves maps and rain|Mag Karten und Regen|Aime les cartes et la pluie|Le gustan los mapas y la lluvia",
      "2 km",
    ],
    ["portrait", "Noah, 29", "Bakes on Sundays|Backt sonntags|Fait du pain le dimanche|Hornea los domingos", "3 km"],
    ["portrait", "Elif, 34", "Climbs, badly|Klettert, schlecht|Grimpe, mal|Escala, mal", "5 km"],
    [
      "portrait",
      "Omar, 30",
      "Reads the last page first|Liest zuerst die letzte Seite|Lit la fin d’abord|Lee primero el final",
      "6 km",
    ],
    ["portrait", "Carla, 33", "Has a slow dog|Hat einen langsamen Hund|A un chien lent|Tiene un perro lento", "8 km"],
    ["portrait", "Dev, 28", "Collects tea|Sammelt Tee|Collectionne le thé|Colecciona té", "9 km"],
  ],
  screens: [
    oneThing({
      text: "Looking for long walks, short messages and good bread. Free on Thursday evening.|Sucht lange Spaziergänge, kurze Nachrichten und gutes Brot. Donnerstagabend frei.|Cherche longues balades, messages courts et bon pain. Libre jeudi soir.|Busca paseos largos, mensajes cortos y buen pan. Libre el jueves por la tarde.",
      action: "Say hello|Hallo sagen|Dire bonjour|Saludar",
      facts: [
        ["pin", "Away|Entfernt|Distance|Distancia", "2 km"],
        ["book", "Reads|Liest|Lit|Lee", "✓"],
        ["leaf", "Smokes|Raucht|Fume|Fuma", "–"],
      ],
    }),
    shelf({
      title: "Near you|In deiner Nähe|Près de vous|Cerca de ti",
      tab: 0,
      search: searchWord,
      heading: "New today|Neu heute|Nouveaux|Nuevos hoy",
      chips: ["Online", "New|Neu|Nouveaux|Nuevos"],
    }),
    listing({
      title: "Messages|Nachrichten|Messages|Mensajes",
      tab: 1,
      heading: "Conversations|Gespräche|Conversations|Conversaciones",
      search: searchWord,
    }),
    fields({
      title: "Profile|Profil|Profil|Perfil",
      tab: 3,
      lead: "Tell a little|Erzähl ein wenig|Parlez un peu de vous|Cuenta un poco",
      text: "Three honest lines are better than ten clever ones.|Drei ehrliche Zeilen sind besser als zehn schlaue.|Trois lignes sincères valent mieux que dix.|Tres líneas sinceras valen más que diez.",
      fields: [
        ["user", "First name|Vorname|Prénom|Nombre", "Jonah"],
        [
          "edit",
          "About you|Über dich|À propos|Sobre ti",
          "Bakes, reads, runs|Backt, liest, läuft|Pain, livres, course|Pan, libros, correr",
        ],
        ["pin", "Place|Ort|Lieu|Lugar", "5 km"],
      ],
      action: "Save|Speichern|Enregistrer|Guardar",
    }),
    account({
      name: "Jonah, 32",
      note: "Visible to people nearby|Sichtbar in der Nähe|Visible à proximité|Visible cerca",
      stats: [
        ["6", "Hellos|Grüße|Saluts|Saludos"],
        ["2", "Chats|Chats|Chats|Chats"],
        ["1", "Date|Treffen|Rendez-vous|Cita"],
      ],
    }),
  ],
});

const wedding = trade({
  id: "wedding",
  words: "wedding(?: planner| planning| app| website)?|bridal|Hochzeit\\w*|Trauung|mariages?|bodas?|novios",
  names: ["Yes, Yes", "June & Gray", "The Long Table", "Vow"],
  hue: 355,
  tabs: [
    ["heart", "Plan|Plan|Projet|Plan"],
    ["users", "Guests|Gäste|Invités|Invitados"],
    ["wallet", "Budget|Budget|Budget|Presupuesto"],
    calendarTab,
  ],
  things: [
    [
      "figure:rings",
      "Rings|Ringe|Alliances|Anillos",
      "Pick up on Friday|Freitag abholen|À retirer vendredi|Recoger el viernes",
      840,
    ],
    ["figure:rose", "Flowers|Blumen|Fleurs|Flores", "12 tables|12 Tische|12 tables|12 mesas", 620],
    ["figure:layer-cake", "Cake|Torte|Gâteau|Tarta", "Tasting done|Probe erledigt|Dégustation faite|Prueba hecha", 390],
    ["figure:guitar", "Band|Band|Orchestre|Banda", "20:00–01:00", 1450],
    ["figure:dress", "Dress|Kleid|Robe|Vestido", "Last fitting|Letzte Anprobe|Dernier essayage|Última prueba", 1180],
    ["figure:camera", "Photographer|Fotografin|Photographe|Fotógrafa", "8 hours|8 Stunden|8 heures|8 horas", 1600],
  ],
  screens: [
    numbers({
      title: "Our day|Unser Tag|Notre jour|Nuestro día",
      label: "Days to go|Tage noch|Jours restants|Días que faltan",
      figure: "96",
      note: "18 of 32 steps are done|18 von 32 Schritten erledigt|18 étapes sur 32|18 de 32 pasos",
      share: 0.56,
      stats: [
        ["users", "Guests|Gäste|Invités|Invitados", "84", "+6"],
        ["mail", "Answers|Antworten|Réponses|Respuestas", "61", "+4"],
      ],
      heading: "To arrange|Zu erledigen|À organiser|Por organizar",
    }),
    listing({
      title: "Guests|Gäste|Invités|Invitados",
      tab: 1,
      heading: "Still to do|Noch offen|À faire|Por hacer",
      chips: ["Coming|Kommen|Viennent|Vienen", "No answer|Offen|Sans réponse|Sin respuesta"],
      more: {
        heading: "Table 4|Tisch 4|Table 4|Mesa 4",
        things: [
          ["portrait", "Greta Holm", "Vegetarian|Vegetarisch|Végétarien|Vegetariana"],
          ["portrait", "Hugo Blanc", "With one child|Mit einem Kind|Avec un enfant|Con un niño"],
        ],
      },
    }),
    bill({
      title: "Budget|Budget|Budget|Presupuesto",
      tab: 2,
      heading: "Agreed|Vereinbart|Convenu|Acordado",
      count: 4,
      action: "Add a cost|Kosten hinzufügen|Ajouter|Añadir gasto",
    }),
    agenda({ title: "Calendar|Kalender|Calendrier|Calendario", tab: 3 }),
    account({
      name: "Ada & Noah",
      note: "6 September|6. September|6 septembre|6 de septiembre",
      stats: [
        ["84", "Guests|Gäste|Invités|Invitados"],
        ["12", "Tables|Tische|Tables|Mesas"],
        ["14", "To do|Offen|À faire|Por hacer"],
      ],
    }),
  ],
});

export const caringTrades: readonly AppKind[] = [dogs, classes, clinicQueue, donations, elderCare, dating, wedding];
