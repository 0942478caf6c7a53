import type { AppKind } from "./app-kind.ts";
import { detailScreen } from "./browse.ts";
import { calendarScreen } from "./calendar.ts";
import { overview, statsScreen } from "./overview.ts";
import { profileScreen } from "./personal.ts";

const week = "M,T,W,T,F,S,S|M,D,M,D,F,S,S|L,M,M,J,V,S,D|L,M,X,J,V,S,D";

export const fitness: AppKind = {
  id: "fitness",
  words:
    "fitness|workouts?|gym|running|runners?|yoga|sports?|training|coach(?:ing)?|cycling|steps|habits?|Lauf(?:en)?|Sport|Übungen|Fahrrad|musculation|entraînement|course à pied|gimnasio|entrenamiento|deporte|correr",
  names: ["Stride", "Pulse & Pace", "Early Mile", "Tempo"],
  hue: 150,
  frame: {
    nav: "app",
    tabs: [
      { icon: "flame", label: "Today|Heute|Aujourd’hui|Hoy" },
      { icon: "calendar", label: "Plan|Plan|Plan|Plan" },
      { icon: "chart", label: "Progress|Verlauf|Progrès|Progreso" },
      { icon: "user", label: "Me|Ich|Moi|Yo" },
    ],
  },
  screens: [
    (ui) =>
      overview(ui, {
        title: "Hello, Mia|Hallo, Mia|Bonjour Mia|Hola, Mia",
        kicker: "Day 12 of your plan|Tag 12 deines Plans|Jour 12 du plan|Día 12 de tu plan",
        hero: {
          label: "Activity|Aktivität|Activité|Actividad",
          figure: ui.number(8240),
          note: "steps, 82 percent of your goal|Schritte, 82 Prozent des Ziels|pas, 82 pour cent de l’objectif|pasos, 82 por ciento del objetivo",
          shares: [0.82, 0.64, 0.9],
          chart:
            "Three rings: steps 82, exercise 64, standing 90 percent|Drei Ringe: Schritte 82, Training 64, Stehen 90 Prozent|Trois anneaux : pas 82, exercice 64, debout 90 pour cent|Tres anillos: pasos 82, ejercicio 64, de pie 90 por ciento",
        },
        stats: [
          { label: "Energy|Energie|Énergie|Energía", value: "512 kcal", icon: "flame", note: "+6 %" },
          { label: "Heart rate|Puls|Pouls|Pulso", value: "64 bpm", icon: "pulse", note: "−2 bpm", isGood: true },
          { label: "Sleep|Schlaf|Sommeil|Sueño", value: "7:40 h", icon: "moon", note: "+25 min" },
        ],
        heading: "Today’s training|Heutiges Training|Séance du jour|Entreno de hoy",
        items: [
          {
            subject: "runner",
            title: "Easy run|Lockerer Lauf|Footing léger|Carrera suave",
            note: "5 km, 32 min|5 km, 32 Min.|5 km, 32 min|5 km, 32 min",
            value: "07:00",
          },
          {
            icon: "dumbbell",
            title: "Core strength|Rumpfkraft|Gainage|Fuerza central",
            note: "4 exercises, 18 min|4 Übungen, 18 Min.|4 exercices, 18 min|4 ejercicios, 18 min",
            value: "12:30",
          },
          {
            icon: "leaf",
            title: "Evening stretch|Dehnen am Abend|Étirements du soir|Estiramientos",
            note: "10 min|10 Min.|10 min|10 min",
            value: "20:00",
          },
          {
            icon: "drop",
            title: "Drink water|Wasser trinken|Boire de l’eau|Beber agua",
            note: "5 of 8 glasses|5 von 8 Gläsern|5 verres sur 8|5 de 8 vasos",
          },
        ],
        goals: {
          heading: "This week|Diese Woche|Cette semaine|Esta semana",
          items: [
            {
              title: "Distance|Strecke|Distance|Distancia",
              note: "18 of 24 km|18 von 24 km|18 sur 24 km|18 de 24 km",
              share: 0.75,
            },
            { title: "Trainings|Einheiten|Séances|Sesiones", note: "3 of 5|3 von 5|3 sur 5|3 de 5", share: 0.6 },
          ],
        },
      }),
    (ui) =>
      detailScreen(ui, {
        title: "Workout|Training|Séance|Sesión",
        subject: "runner",
        kicker: "Endurance|Ausdauer|Endurance|Resistencia",
        name: "Hill intervals|Bergintervalle|Fractionné en côte|Intervalos en cuesta",
        rating: "Level 2 of 3|Stufe 2 von 3|Niveau 2 sur 3|Nivel 2 de 3",
        text: "Warm up slowly, then run uphill for one minute and walk back down. Six rounds, breathing through the nose on the way down.|Langsam einlaufen, dann eine Minute bergauf laufen und zurückgehen. Sechs Runden, bergab durch die Nase atmen.|Échauffez-vous, montez en courant une minute, redescendez en marchant. Six tours, respirez par le nez à la descente.|Calienta despacio, sube corriendo un minuto y baja andando. Seis vueltas, respirando por la nariz al bajar.",
        facts: [
          { icon: "clock", label: "Time|Dauer|Durée|Tiempo", value: "38 min" },
          { icon: "flame", label: "Energy|Energie|Énergie|Energía", value: "410 kcal" },
          { icon: "repeat", label: "Rounds|Runden|Tours|Vueltas", value: "6" },
        ],
        more: {
          heading: "Steps|Ablauf|Étapes|Pasos",
          items: [
            { icon: "shoe", title: "Warm-up|Einlaufen|Échauffement|Calentamiento", value: "8 min" },
            { icon: "up", title: "Uphill|Bergauf|Montée|Subida", value: "6 × 1 min" },
            { icon: "leaf", title: "Cool-down|Auslaufen|Retour au calme|Vuelta a la calma", value: "6 min" },
          ],
        },
        action: "Start training|Training starten|Commencer|Empezar",
      }),
    (ui) =>
      statsScreen(ui, {
        title: "Progress|Verlauf|Progrès|Progreso",
        tab: 2,
        chips: ["Day|Tag|Jour|Día", "Week|Woche|Semaine|Semana", "Month|Monat|Mois|Mes"],
        label: "Distance this week|Strecke diese Woche|Distance de la semaine|Distancia de la semana",
        figure: `${ui.number(24.6, 1)} km`,
        change: "+12 %",
        values: [3.2, 0.8, 5.1, 2.4, 0.6, 8.2, 4.3],
        labels: week,
        said: "Kilometers per day, Saturday the most|Kilometer pro Tag, am meisten am Samstag|Kilomètres par jour, surtout samedi|Kilómetros por día, sobre todo el sábado",
        stats: [
          { label: "Pace|Tempo|Allure|Ritmo", value: "5:42 /km", icon: "bolt", note: "−8 s" },
          { label: "Climb|Anstieg|Dénivelé|Desnivel", value: "310 m", icon: "up", note: "+40 m" },
        ],
        heading: "Latest runs|Letzte Läufe|Dernières courses|Últimas carreras",
        items: [
          {
            subject: "hills",
            title: "River loop|Flussrunde|Boucle de la rivière|Vuelta del río",
            note: "Saturday|Samstag|Samedi|Sábado",
            value: "8.2 km",
          },
          {
            subject: "forest",
            title: "Forest path|Waldweg|Sentier en forêt|Sendero del bosque",
            note: "Wednesday|Mittwoch|Mercredi|Miércoles",
            value: "5.1 km",
          },
          {
            subject: "city",
            title: "Before work|Vor der Arbeit|Avant le travail|Antes del trabajo",
            note: "Monday|Montag|Lundi|Lunes",
            value: "3.2 km",
          },
        ],
      }),
    (ui) =>
      calendarScreen(ui, {
        title: "Plan|Plan|Plan|Plan",
        tab: 1,
        month: "June|Juni|Juin|Junio",
        start: 6,
        chosen: [2, 4, 7, 9, 11, 14],
        heading: `${ui.say("This week|Diese Woche|Cette semaine|Esta semana")}`,
        items: [
          {
            icon: "shoe",
            title: "Hill intervals|Bergintervalle|Fractionné|Intervalos",
            note: "Tuesday, 07:00|Dienstag, 07:00|Mardi, 7 h|Martes, 07:00",
          },
          {
            icon: "dumbbell",
            title: "Full body|Ganzkörper|Corps entier|Cuerpo entero",
            note: "Thursday, 18:30|Donnerstag, 18:30|Jeudi, 18 h 30|Jueves, 18:30",
          },
          {
            icon: "leaf",
            title: "Rest and stretch|Ruhe und Dehnen|Repos et étirements|Descanso",
            note: "Friday|Freitag|Vendredi|Viernes",
          },
        ],
      }),
    (ui) =>
      profileScreen(ui, {
        title: "Profile|Profil|Profil|Perfil",
        tab: 3,
        name: "Mia Lindqvist",
        note: "Running for 14 weeks|Läuft seit 14 Wochen|Court depuis 14 semaines|Corre desde hace 14 semanas",
        stats: [
          ["68", "Runs|Läufe|Courses|Carreras"],
          ["412 km", "Distance|Strecke|Distance|Distancia"],
          ["9", "Medals|Medaillen|Médailles|Medallas"],
        ],
        heading: "Account|Konto|Compte|Cuenta",
        items: [
          {
            icon: "medal",
            title: "Goals|Ziele|Objectifs|Objetivos",
            note: "Half marathon in October|Halbmarathon im Oktober|Semi-marathon en octobre|Media maratón en octubre",
          },
          {
            icon: "shoe",
            title: "Shoes|Schuhe|Chaussures|Zapatillas",
            note: "312 of 700 km|312 von 700 km|312 sur 700 km|312 de 700 km",
          },
          {
            icon: "heart",
            title: "Health data|Gesundheitsdaten|Données de santé|Datos de salud",
            note: "Connected|Verbunden|Connecté|Conectado",
          },
        ],
        switches: [
          { icon: "bell", title: "Reminders|Erinnerungen|Rappels|Recordatorios", isOn: true },
          {
            icon: "users",
            title: "Visible to friends|Für Freunde sichtbar|Visible pour les amis|Visible para amigos",
            isOn: true,
          },
        ],
      }),
  ],
};
