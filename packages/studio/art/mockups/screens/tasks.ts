import { tick } from "../parts/controls.ts";
import type { Item } from "../parts/lists.ts";
import type { Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { listScreen } from "./browse.ts";
import { calendarScreen } from "./calendar.ts";
import { overview } from "./overview.ts";
import { profileScreen } from "./personal.ts";
import { board } from "./web.ts";

const todo = (ui: Ui): Item[] =>
  (
    [
      ["Send the offer|Angebot senden|Envoyer le devis|Enviar la oferta", "10:00", true],
      ["Choose the paper|Papier auswählen|Choisir le papier|Elegir el papel", "11:30", false],
      ["Call the printer|Druckerei anrufen|Appeler l’imprimeur|Llamar a la imprenta", "14:00", false],
      ["Read the draft|Entwurf lesen|Relire le brouillon|Leer el borrador", "15:30", false],
      ["Book the room|Raum buchen|Réserver la salle|Reservar la sala", "17:00", false],
      ["Plan next week|Nächste Woche planen|Préparer la semaine|Planear la semana", "17:30", false],
    ] as const
  ).map(([title, value, isOn]) => ({ title, value, icon: isOn ? "check" : "clock", end: tick(ui, title, isOn) }));

export const tasks: AppKind = {
  id: "tasks",
  words:
    "tasks?|to-?do|todos?|productivity|project management|planner|calendar app|notes?|kanban|team work|collaboration|Aufgaben|Projekte|Planung|Notizen|tâches|projets|organisation|notes|tareas|proyectos|notas|productividad",
  names: ["Daylist", "Dot & Line", "Kanto", "Tidy"],
  hue: 235,
  frame: {
    nav: "app",
    tabs: [
      { icon: "home", label: "Today|Heute|Aujourd’hui|Hoy" },
      { icon: "layers", label: "Board|Tafel|Tableau|Tablero" },
      { icon: "calendar", label: "Calendar|Kalender|Calendrier|Calendario" },
      { icon: "user", label: "Me|Ich|Moi|Yo" },
    ],
  },
  screens: [
    (ui) =>
      overview(ui, {
        title: "Today|Heute|Aujourd’hui|Hoy",
        kicker: "Monday, 9 June|Montag, 9. Juni|Lundi 9 juin|Lunes, 9 de junio",
        hero: {
          label: "Done today|Heute erledigt|Fait aujourd’hui|Hecho hoy",
          figure: "4 / 6",
          note: "Two tasks to go|Noch zwei Aufgaben|Encore deux tâches|Quedan dos tareas",
          shares: [0.67],
          chart: "4 of 6 tasks done|4 von 6 Aufgaben erledigt|4 tâches sur 6|4 de 6 tareas",
        },
        stats: [
          { label: "Open|Offen|Ouvertes|Abiertas", value: "12", icon: "list", note: "−3" },
          { label: "Focus|Fokus|Concentration|Concentración", value: "2:40 h", icon: "clock", note: "+20 min" },
          { label: "Meetings|Termine|Réunions|Reuniones", value: "3", icon: "users", note: "−1" },
        ],
        heading: "Tasks|Aufgaben|Tâches|Tareas",
        items: todo(ui),
        goals: {
          heading: "Projects|Projekte|Projets|Proyectos",
          items: [
            {
              title: "Summer catalog|Sommerkatalog|Catalogue d’été|Catálogo de verano",
              note: "18 of 24 tasks|18 von 24 Aufgaben|18 tâches sur 24|18 de 24 tareas",
              share: 0.75,
            },
            {
              title: "New website|Neue Website|Nouveau site|Web nueva",
              note: "6 of 20 tasks|6 von 20 Aufgaben|6 tâches sur 20|6 de 20 tareas",
              share: 0.3,
            },
          ],
        },
      }),
    (ui) =>
      board(ui, {
        title: "Summer catalog|Sommerkatalog|Catalogue d’été|Catálogo de verano",
        tab: 1,
        columns: [
          {
            name: "To do|Zu tun|À faire|Por hacer",
            cards: [
              {
                title: "Choose the cover photo|Titelbild auswählen|Choisir la photo|Elegir la portada",
                note: "Due Friday|Bis Freitag|Pour vendredi|Para el viernes",
                tag: "Design|Design|Design|Diseño",
              },
              {
                title: "Check all prices|Alle Preise prüfen|Vérifier les prix|Revisar precios",
                note: "Due Monday|Bis Montag|Pour lundi|Para el lunes",
                tag: "Text|Text|Texte|Texto",
              },
              {
                title: "Ask for paper samples|Papiermuster anfragen|Demander des échantillons|Pedir muestras",
                note: "Noah",
                tag: "Print|Druck|Impression|Imprenta",
              },
            ],
          },
          {
            name: "Doing|In Arbeit|En cours|En curso",
            cards: [
              {
                title: "Lay out pages 4 to 18|Seiten 4 bis 18 setzen|Mettre en page 4 à 18|Maquetar páginas 4 a 18",
                note: "Mila",
                tag: "Design|Design|Design|Diseño",
              },
              {
                title: "Write the introduction|Einleitung schreiben|Écrire l’introduction|Escribir la introducción",
                note: "Omar",
                tag: "Text|Text|Texte|Texto",
              },
              {
                title: "Photograph lamps|Lampen fotografieren|Photographier les lampes|Fotografiar lámparas",
                note: "Lena",
                tag: "Photo|Foto|Photo|Foto",
              },
            ],
          },
          {
            name: "Done|Fertig|Terminé|Hecho",
            cards: [
              {
                title: "Agree on the format|Format festlegen|Fixer le format|Acordar el formato",
                note: "2 June|2. Juni|2 juin|2 de junio",
                tag: "Print|Druck|Impression|Imprenta",
              },
              {
                title: "Collect last year’s notes|Notizen vom Vorjahr sammeln|Réunir les notes|Reunir notas",
                note: "28 May|28. Mai|28 mai|28 de mayo",
                tag: "Text|Text|Texte|Texto",
              },
            ],
          },
        ],
      }),
    (ui) =>
      calendarScreen(ui, {
        title: "Calendar|Kalender|Calendrier|Calendario",
        tab: 2,
        month: "June|Juni|Juin|Junio",
        start: 6,
        chosen: [9, 13, 16],
        heading: "Monday 9 June|Montag, 9. Juni|Lundi 9 juin|Lunes 9 de junio",
        items: [
          { icon: "users", title: "Weekly meeting|Wochentreffen|Réunion|Reunión semanal", note: "09:30–10:00" },
          {
            icon: "phone",
            title: "Call the printer|Druckerei anrufen|Appeler l’imprimeur|Llamar a la imprenta",
            note: "14:00",
          },
          { icon: "cup", title: "Coffee with Noah|Kaffee mit Noah|Café avec Noah|Café con Noah", note: "16:15" },
        ],
      }),
    (ui) =>
      listScreen(ui, {
        title: "Inbox|Eingang|Boîte|Bandeja",
        tab: 0,
        search: "Search tasks|Aufgaben suchen|Chercher une tâche|Buscar tareas",
        chips: ["All|Alle|Toutes|Todas", "Mine|Meine|À moi|Mías", "Late|Überfällig|En retard|Con retraso"],
        groups: [
          { heading: "Today|Heute|Aujourd’hui|Hoy", items: todo(ui).slice(0, 4) },
          { heading: "This week|Diese Woche|Cette semaine|Esta semana", items: todo(ui).slice(2) },
        ],
      }),
    (ui) =>
      profileScreen(ui, {
        title: "Me|Ich|Moi|Yo",
        tab: 3,
        name: "Mila Sørensen",
        note: "Designer|Gestalterin|Designer|Diseñadora",
        stats: [
          ["128", "Done|Erledigt|Faites|Hechas"],
          ["5", "Projects|Projekte|Projets|Proyectos"],
          ["21", "Days|Tage|Jours|Días"],
        ],
        heading: "Account|Konto|Compte|Cuenta",
        items: [
          { icon: "users", title: "Team|Team|Équipe|Equipo", note: "6 people|6 Personen|6 personnes|6 personas" },
          {
            icon: "folder",
            title: "Archive|Archiv|Archives|Archivo",
            note: "14 projects|14 Projekte|14 projets|14 proyectos",
          },
        ],
        switches: [
          { icon: "bell", title: "Reminders|Erinnerungen|Rappels|Recordatorios", isOn: true },
          {
            icon: "moon",
            title: "Quiet after six|Ruhe nach sechs|Silence après 18 h|Silencio tras las seis",
            isOn: true,
          },
        ],
      }),
  ],
};
