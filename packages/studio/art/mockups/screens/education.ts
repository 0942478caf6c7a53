import type { Item, Tile } from "../parts/lists.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, detailScreen } from "./browse.ts";
import { overview, statsScreen } from "./overview.ts";
import { formScreen } from "./personal.ts";

const courses: readonly Tile[] = [
  {
    subject: "cover",
    title: "Typography basics|Typografie-Grundlagen|Bases de typographie|Bases de tipografía",
    note: "12 lessons|12 Lektionen|12 leçons|12 lecciones",
  },
  {
    subject: "globe",
    title: "Spanish, level 2|Spanisch, Stufe 2|Espagnol, niveau 2|Inglés, nivel 2",
    note: "24 lessons|24 Lektionen|24 leçons|24 lecciones",
  },
  {
    subject: "plant",
    title: "Botany for beginners|Botanik für Einsteiger|Botanique pour débuter|Botánica inicial",
    note: "9 lessons|9 Lektionen|9 leçons|9 lecciones",
  },
  {
    subject: "book",
    title: "Short stories|Kurzgeschichten|Nouvelles|Relatos cortos",
    note: "8 lessons|8 Lektionen|8 leçons|8 lecciones",
  },
  {
    subject: "cover",
    title: "Drawing faces|Gesichter zeichnen|Dessiner des visages|Dibujar rostros",
    note: "15 lessons|15 Lektionen|15 leçons|15 lecciones",
  },
  {
    subject: "city",
    title: "How cities work|Wie Städte funktionieren|Comprendre la ville|Cómo funcionan las ciudades",
    note: "10 lessons|10 Lektionen|10 leçons|10 lecciones",
  },
];

const lessons: readonly Item[] = [
  {
    icon: "check",
    title: "Letters and their parts|Buchstaben und ihre Teile|Les lettres|Las letras",
    note: "Done|Fertig|Terminé|Hecho",
    value: "8 min",
  },
  {
    icon: "check",
    title: "Choosing a typeface|Eine Schrift wählen|Choisir un caractère|Elegir una fuente",
    note: "Done|Fertig|Terminé|Hecho",
    value: "12 min",
  },
  {
    icon: "play",
    title: "Space between lines|Zeilenabstand|L’interligne|Interlineado",
    note: "Next|Als Nächstes|À suivre|Siguiente",
    value: "9 min",
  },
  {
    icon: "lock",
    title: "Grids|Raster|Les grilles|Retículas",
    note: "After lesson 3|Nach Lektion 3|Après la leçon 3|Tras la lección 3",
    value: "14 min",
  },
  {
    icon: "lock",
    title: "A first poster|Ein erstes Plakat|Une première affiche|Un primer cartel",
    note: "Project|Projekt|Projet|Proyecto",
    value: "30 min",
  },
];

export const education: AppKind = {
  id: "education",
  words:
    "education|learning|courses?|school|university|lessons?|students?|teachers?|quiz(?:zes)?|language app|tutor(?:ing)?|kids|e-?learning|Lernen|Lern\\w+|Schule|Kurse?|Unterricht|Studierende|apprendre|apprentissage|cours|école|élèves|aprender|aprendizaje|cursos?|escuela|alumnos",
  names: ["Learnwell", "Bright", "Margin", "Nova School"],
  hue: 50,
  frame: {
    nav: "app",
    tabs: [
      { icon: "home", label: "Today|Heute|Aujourd’hui|Hoy" },
      { icon: "book", label: "Courses|Kurse|Cours|Cursos" },
      { icon: "chart", label: "Progress|Fortschritt|Progrès|Progreso" },
      { icon: "user", label: "Me|Ich|Moi|Yo" },
    ],
  },
  screens: [
    (ui) =>
      overview(ui, {
        title: "Welcome back, Ada|Schön, dass du da bist, Ada|Bon retour, Ada|Hola de nuevo, Ada",
        kicker: "Day 9 in a row|Tag 9 in Folge|9 jours d’affilée|Día 9 seguido",
        hero: {
          label: "Weekly goal|Wochenziel|Objectif de la semaine|Objetivo semanal",
          figure: "3:20 h",
          note: "of 5 hours learned|von 5 Stunden gelernt|sur 5 heures apprises|de 5 horas",
          shares: [0.67],
          chart:
            "67 percent of the weekly goal|67 Prozent des Wochenziels|67 pour cent de l’objectif|67 por ciento del objetivo",
        },
        stats: [
          { label: "Lessons|Lektionen|Leçons|Lecciones", value: "28", icon: "book", note: "+4" },
          { label: "Points|Punkte|Points|Puntos", value: ui.number(1460), icon: "star", note: "+120" },
          { label: "Medals|Medaillen|Médailles|Medallas", value: "6", icon: "medal", note: "+1" },
        ],
        heading: "Continue|Weiterlernen|Continuer|Continuar",
        items: courses.slice(0, 4).map(({ subject, title, note }, index) => ({
          subject,
          title,
          ...(note && { note }),
          value: `${[75, 40, 20, 10][index]} %`,
        })),
        goals: {
          heading: "This week|Diese Woche|Cette semaine|Esta semana",
          items: [
            {
              title: "Typography basics|Typografie-Grundlagen|Bases de typographie|Bases de tipografía",
              note: "9 of 12 lessons|9 von 12 Lektionen|9 leçons sur 12|9 de 12 lecciones",
              share: 0.75,
            },
            {
              title: "Spanish, level 2|Spanisch, Stufe 2|Espagnol, niveau 2|Inglés, nivel 2",
              note: "10 of 24 lessons|10 von 24 Lektionen|10 leçons sur 24|10 de 24 lecciones",
              share: 0.4,
            },
          ],
        },
      }),
    (ui) =>
      detailScreen(ui, {
        title: "Course|Kurs|Cours|Curso",
        tab: 1,
        subject: "cover",
        kicker: "Design · 12 lessons|Gestaltung · 12 Lektionen|Design · 12 leçons|Diseño · 12 lecciones",
        name: "Typography basics|Typografie-Grundlagen|Bases de typographie|Bases de tipografía",
        rating: "4.8 · 640 learners|4,8 · 640 Lernende|4,8 · 640 élèves|4,8 · 640 alumnos",
        text: "Learn to choose type, set it well, and give a page a clear order. Short lessons, one small exercise after each.|Lerne, Schriften zu wählen, gut zu setzen und einer Seite Ordnung zu geben. Kurze Lektionen, nach jeder eine kleine Übung.|Apprenez à choisir et composer les caractères et à ordonner une page. Des leçons courtes, un exercice après chacune.|Aprende a elegir tipografías, componerlas y ordenar una página. Lecciones cortas con un ejercicio cada una.",
        facts: [
          { icon: "clock", label: "Time|Dauer|Durée|Duración", value: "3 h" },
          { icon: "medal", label: "Level|Niveau|Niveau|Nivel", value: "1" },
          { icon: "globe", label: "Language|Sprache|Langue|Idioma", value: "English|Deutsch|Français|Español" },
        ],
        more: { heading: "Lessons|Lektionen|Leçons|Lecciones", items: lessons },
        action: "Continue lesson 3|Lektion 3 fortsetzen|Reprendre la leçon 3|Seguir con la lección 3",
      }),
    (ui) =>
      formScreen(ui, {
        title: "Question 4 of 10|Frage 4 von 10|Question 4 sur 10|Pregunta 4 de 10",
        tab: 1,
        lead: "Which space belongs between lines of running text?|Welcher Zeilenabstand passt zu Fließtext?|Quel interligne pour un texte courant ?|¿Qué interlineado conviene a un texto?",
        text: "Choose one answer. You can change it until you check.|Wähle eine Antwort. Du kannst sie noch ändern.|Choisissez une réponse. Vous pouvez encore changer.|Elige una respuesta. Aún puedes cambiarla.",
        fields: [],
        checks: [
          {
            text: "As much as the type is high|So viel wie die Schrift hoch ist|Autant que le corps|Tanto como el cuerpo",
            isOn: false,
          },
          {
            text: "About one and a half times its size|Etwa das Anderthalbfache der Größe|Environ une fois et demie|Cerca de una vez y media",
            isOn: true,
          },
          {
            text: "Three times its size|Das Dreifache der Größe|Trois fois le corps|Tres veces el cuerpo",
            isOn: false,
          },
          { text: "It makes no difference|Das ist egal|Peu importe|Da igual", isOn: false },
        ],
        action: "Check answer|Antwort prüfen|Vérifier|Comprobar",
      }),
    (ui) =>
      catalog(ui, {
        title: "Courses|Kurse|Cours|Cursos",
        tab: 1,
        search: "What do you want to learn?|Was möchtest du lernen?|Que voulez-vous apprendre ?|¿Qué quieres aprender?",
        chips: [
          "All|Alle|Tous|Todos",
          "Design|Design|Design|Diseño",
          "Languages|Sprachen|Langues|Idiomas",
          "Nature|Natur|Nature|Naturaleza",
        ],
        heading: "New courses|Neue Kurse|Nouveaux cours|Cursos nuevos",
        tiles: courses,
      }),
    (ui) =>
      statsScreen(ui, {
        title: "Progress|Fortschritt|Progrès|Progreso",
        tab: 2,
        chips: ["Week|Woche|Semaine|Semana", "Month|Monat|Mois|Mes", "Year|Jahr|Année|Año"],
        label: "Minutes learned|Gelernte Minuten|Minutes apprises|Minutos de estudio",
        figure: ui.number(612),
        change: "+14 %",
        values: [96, 120, 84, 132, 108, 148],
        labels: "W1,W2,W3,W4,W5,W6|W1,W2,W3,W4,W5,W6|S1,S2,S3,S4,S5,S6|S1,S2,S3,S4,S5,S6",
        said: "Minutes per week, rising|Minuten pro Woche, steigend|Minutes par semaine, en hausse|Minutos por semana, al alza",
        stats: [
          {
            label: "Answers right|Richtige Antworten|Bonnes réponses|Aciertos",
            value: "86 %",
            icon: "check",
            note: "+4 %",
          },
          { label: "In a row|In Folge|D’affilée|Seguidos", value: "9", icon: "flame", note: "+9" },
        ],
        heading: "Finished|Abgeschlossen|Terminés|Terminados",
        items: lessons.slice(0, 3),
      }),
  ],
};
