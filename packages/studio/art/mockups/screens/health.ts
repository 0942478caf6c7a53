import type { Item } from "../parts/lists.ts";
import type { AppKind } from "./app-kind.ts";
import { listScreen } from "./browse.ts";
import { calendarScreen } from "./calendar.ts";
import { chatScreen } from "./chat.ts";
import { overview, statsScreen } from "./overview.ts";

const doses: readonly Item[] = [
  {
    icon: "pill",
    title: "Vitamin D",
    note: "1 tablet, after breakfast|1 Tablette, nach dem Frühstück|1 comprimé, après le petit-déjeuner|1 comprimido, tras el desayuno",
    value: "08:00",
  },
  {
    icon: "drop",
    title: "Eye drops|Augentropfen|Collyre|Colirio",
    note: "2 drops|2 Tropfen|2 gouttes|2 gotas",
    value: "12:00",
  },
  {
    icon: "pill",
    title: "Iron|Eisen|Fer|Hierro",
    note: "1 tablet, with water|1 Tablette, mit Wasser|1 comprimé, avec de l’eau|1 comprimido, con agua",
    value: "18:00",
  },
  {
    icon: "moon",
    title: "Magnesium|Magnesium|Magnésium|Magnesio",
    note: "Before sleep|Vor dem Schlafen|Avant le coucher|Antes de dormir",
    value: "22:00",
  },
];

const visits: readonly Item[] = [
  {
    person: "Dr. Amin",
    title: "Dr. Sara Amin",
    note: "Check-up, Tuesday 09:20|Vorsorge, Dienstag 09:20|Bilan, mardi 9 h 20|Revisión, martes 09:20",
  },
  {
    person: "Dr. Roth",
    title: "Dr. Paul Roth",
    note: "Dentist, 23 June|Zahnarzt, 23. Juni|Dentiste, 23 juin|Dentista, 23 de junio",
  },
  {
    person: "Kim",
    title: "Kim Larsen",
    note: "Physiotherapy, 27 June|Physiotherapie, 27. Juni|Kinésithérapie, 27 juin|Fisioterapia, 27 de junio",
  },
];

export const health: AppKind = {
  id: "health",
  words:
    "health(?:care)?|medical|doctors?|clinics?|hospital|patients?|pharmacy|medicine|mental health|sleep|therapy|pets?|vet|Gesundheit|Ärzte?|Arzt|Klinik|Praxis|Patienten|Apotheke|santé|médecins?|clinique|pharmacie|sommeil|salud|médicos?|clínica|farmacia",
  names: ["Vital", "Kindly", "Well", "Practice Plus"],
  hue: 185,
  frame: {
    nav: "app",
    tabs: [
      { icon: "heart", label: "Today|Heute|Aujourd’hui|Hoy" },
      { icon: "calendar", label: "Visits|Termine|Rendez-vous|Citas" },
      { icon: "chat", label: "Messages|Nachrichten|Messages|Mensajes" },
      { icon: "pill", label: "Doses|Medikamente|Doses|Dosis" },
    ],
  },
  screens: [
    (ui) =>
      overview(ui, {
        title: "Hello, Jonas|Hallo, Jonas|Bonjour Jonas|Hola, Jonas",
        kicker: "How are you today?|Wie geht es dir heute?|Comment allez-vous ?|¿Cómo estás hoy?",
        hero: {
          label: "Wellbeing|Wohlbefinden|Bien-être|Bienestar",
          figure: "84 / 100",
          note: "Slept well, moved enough|Gut geschlafen, genug bewegt|Bien dormi, assez bougé|Has dormido bien y te has movido",
          shares: [0.84],
          chart: "Wellbeing 84 of 100|Wohlbefinden 84 von 100|Bien-être 84 sur 100|Bienestar 84 de 100",
        },
        stats: [
          { label: "Pulse|Puls|Pouls|Pulso", value: "62 bpm", icon: "pulse", note: "−3 bpm" },
          {
            label: "Pressure|Blutdruck|Tension|Tensión",
            value: "118/76",
            icon: "drop",
            note: "Normal|Normal|Normale|Normal",
          },
          { label: "Sleep|Schlaf|Sommeil|Sueño", value: "7:52 h", icon: "moon", note: "+18 min" },
        ],
        heading: "Next doses|Nächste Einnahmen|Prochaines prises|Próximas dosis",
        items: doses,
        goals: {
          heading: "Habits|Gewohnheiten|Habitudes|Hábitos",
          items: [
            {
              title: "Water|Wasser|Eau|Agua",
              note: "5 of 8 glasses|5 von 8 Gläsern|5 verres sur 8|5 de 8 vasos",
              share: 0.63,
            },
            {
              title: "Outside|Draußen|Dehors|Al aire libre",
              note: "24 of 30 minutes|24 von 30 Minuten|24 minutes sur 30|24 de 30 minutos",
              share: 0.8,
            },
          ],
        },
      }),
    (ui) =>
      calendarScreen(ui, {
        title: "Book a visit|Termin buchen|Prendre rendez-vous|Pedir cita",
        tab: 1,
        month: "June|Juni|Juin|Junio",
        start: 6,
        chosen: [17],
        heading: "Free on 17 June|Frei am 17. Juni|Libre le 17 juin|Libre el 17 de junio",
        slots: ["08:40", "09:00", "09:20", "10:40", "11:20", "14:00"],
        items: visits,
        action: "Book 09:20|09:20 buchen|Réserver 9 h 20|Reservar 09:20",
        hasBack: true,
      }),
    (ui) =>
      chatScreen(ui, {
        title: "Dr. Sara Amin",
        status: "Answers within a day|Antwortet binnen eines Tages|Répond sous un jour|Responde en un día",
        tab: 2,
        person: "Dr. Amin",
        people: visits,
        messages: [
          {
            text: "Hello Jonas, your results are in and everything looks fine.|Hallo Jonas, deine Werte sind da, alles sieht gut aus.|Bonjour Jonas, vos résultats sont arrivés, tout va bien.|Hola, Jonas: han llegado tus resultados y todo está bien.",
          },
          {
            text: "That’s good to hear. Should I keep taking iron?|Das freut mich. Soll ich weiter Eisen nehmen?|Bonne nouvelle. Dois-je continuer le fer ?|Me alegro. ¿Sigo tomando hierro?",
            isOwn: true,
          },
          {
            text: "Yes, for four more weeks. Then we check again.|Ja, noch vier Wochen. Dann prüfen wir es wieder.|Oui, encore quatre semaines. Puis nouveau contrôle.|Sí, cuatro semanas más. Luego lo revisamos.",
          },
          { text: "Thank you!|Danke!|Merci !|¡Gracias!", isOwn: true },
        ],
      }),
    (ui) =>
      statsScreen(ui, {
        title: "Sleep|Schlaf|Sommeil|Sueño",
        tab: 0,
        chips: ["Day|Tag|Jour|Día", "Week|Woche|Semaine|Semana", "Month|Monat|Mois|Mes"],
        label: "Average per night|Schnitt pro Nacht|Moyenne par nuit|Media por noche",
        figure: "7:41 h",
        change: "+18 min",
        values: [7.1, 7.4, 6.8, 7.9, 7.5, 8.4, 7.9],
        labels: "M,T,W,T,F,S,S|M,D,M,D,F,S,S|L,M,M,J,V,S,D|L,M,X,J,V,S,D",
        said: "Hours of sleep per night|Stunden Schlaf pro Nacht|Heures de sommeil par nuit|Horas de sueño por noche",
        stats: [
          {
            label: "Deep sleep|Tiefschlaf|Sommeil profond|Sueño profundo",
            value: "1:52 h",
            icon: "moon",
            note: "+6 min",
          },
          { label: "To bed|Ins Bett|Coucher|A la cama", value: "22:48", icon: "clock", note: "−12 min" },
        ],
        heading: "What helped|Was geholfen hat|Ce qui a aidé|Qué ayudó",
        items: [
          { icon: "leaf", title: "Evening walk|Abendspaziergang|Marche du soir|Paseo nocturno", value: "4×" },
          { icon: "book", title: "Reading|Lesen|Lecture|Lectura", value: "3×" },
          {
            icon: "phone",
            title: "No screen after ten|Kein Bildschirm nach zehn|Pas d’écran après 22 h|Sin pantalla tras las diez",
            value: "2×",
          },
        ],
      }),
    (ui) =>
      listScreen(ui, {
        title: "Doses|Medikamente|Doses|Dosis",
        tab: 3,
        chips: ["Today|Heute|Aujourd’hui|Hoy", "Week|Woche|Semaine|Semana", "All|Alle|Toutes|Todas"],
        groups: [
          { heading: "Today|Heute|Aujourd’hui|Hoy", items: doses },
          { heading: "Visits|Termine|Rendez-vous|Citas", items: visits },
        ],
        actions: [{ icon: "plus", label: "Add|Hinzufügen|Ajouter|Añadir" }],
      }),
  ],
};
