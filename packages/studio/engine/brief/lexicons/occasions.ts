import type { Subject } from "../../../art/figures/subjects.ts";

/** Words for an offer at the end of a headline, as regular expressions. Beside the offer itself they say nothing. */
export const offerNouns =
  "promo(?:tion)?s?|special offers?|specials?|offers?|deals?|discounts?|sale promo|aktion(?:en)?|angebote?|rabattaktion|promotions?|offres?(?: spéciales?)?|promociones|promoción|ofertas?(?: especiales?)?|descuentos?";

/** Rooms of a flat or house after their number, as regular expressions. */
export const propertyWords =
  "bed(?:room)?s?|br|bd|rooms?|zimmer(?:wohnung)?|zi\\.?|pièces?|chambres?|habitaciones|dormitorios|ambientes";

/** Own words for shops of a trade where the user has none, by subject, in English, German, French and Spanish. */
const copy: Partial<Record<Subject, readonly [en: string, de: string, fr: string, es: string]>> = {
  bakery: ["Baked this morning", "Heute früh gebacken", "Cuit ce matin", "Horneado esta mañana"],
  coffee: ["Your coffee is ready", "Dein Kaffee ist fertig", "Votre café est prêt", "Tu café está listo"],
  restaurant: ["Come hungry", "Kommt hungrig", "À table", "A la mesa"],
  pizza: ["Hot from the oven", "Heiß aus dem Ofen", "Tout juste sorti du four", "Recién salida del horno"],
  flower: ["Fresh flowers today", "Frische Blumen, jeden Tag", "Des fleurs fraîches", "Flores frescas hoy"],
  plants: ["Bring the green home", "Grün für zu Hause", "Du vert chez vous", "Verde para tu casa"],
  hair: [
    "Time for a new cut",
    "Zeit für einen neuen Schnitt",
    "Envie d’une nouvelle coupe ?",
    "Hora de un nuevo corte",
  ],
  cosmetics: ["Time for yourself", "Zeit für dich", "Un moment pour vous", "Un momento para ti"],
  spa: ["Take an hour off", "Eine Stunde Ruhe", "Une heure de calme", "Una hora de calma"],
  yoga: ["Breathe in", "Tief einatmen", "Respirez", "Respira"],
  fitness: ["Start this week", "Diese Woche anfangen", "Commencez cette semaine", "Empieza esta semana"],
  dog: ["Good dogs welcome", "Hunde willkommen", "Bienvenue aux chiens", "Perros bienvenidos"],
  dentist: ["Time for a check-up", "Zeit für die Kontrolle", "C’est l’heure du contrôle", "Hora de una revisión"],
  book: ["Read more", "Mehr lesen", "Lire plus", "Leer más"],
  cleaning: ["A clean start", "Alles sauber", "Tout est propre", "Todo limpio"],
  architecture: ["Built to last", "Gebaut, um zu bleiben", "Bâtir pour durer", "Construir para durar"],
  law: ["Clear advice", "Klarer Rat", "Un conseil clair", "Consejo claro"],
  photography: ["Keep the moment", "Den Moment behalten", "Gardez l’instant", "Guarda el momento"],
  fashion: ["New in", "Neu eingetroffen", "Nouveautés", "Novedades"],
  car: ["Back on the road", "Wieder unterwegs", "De retour sur la route", "De vuelta a la carretera"],
  school: ["Learn something new", "Etwas Neues lernen", "Apprendre du nouveau", "Aprende algo nuevo"],
  children: ["Come and play", "Komm spielen", "Venez jouer", "Ven a jugar"],
  realestate: ["Find your place", "Finde dein Zuhause", "Trouvez votre chez-vous", "Encuentra tu hogar"],
  travel: ["Where to next?", "Wohin als Nächstes?", "Prochaine destination ?", "¿Cuál es el próximo destino?"],
  wine: ["A glass of something good", "Ein gutes Glas", "Un bon verre", "Una buena copa"],
  beer: ["Fresh on tap", "Frisch gezapft", "À la pression", "Recién tirada"],
  icecream: ["One more scoop", "Noch eine Kugel", "Encore une boule", "Una bola más"],
  garden: ["Grow something", "Etwas wachsen lassen", "Faites pousser", "Haz crecer algo"],
  crafts: ["Made by hand", "Von Hand gemacht", "Fait main", "Hecho a mano"],
  jewellery: ["Made to be worn", "Zum Tragen gemacht", "Fait pour être porté", "Hecho para llevar"],
};
const languages = ["en", "de", "fr", "es"];

/** @returns undefined for a subject without own words. */
export const copyOf = (subject: string | undefined, language: string): string | undefined =>
  subject && Object.hasOwn(copy, subject)
    ? copy[subject as Subject]?.[Math.max(0, languages.indexOf(language))]
    : undefined;
