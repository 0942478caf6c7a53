import type { DraftPhrases } from "./draft-phrases.ts";
import { frenchTones } from "./tones-fr.ts";

export const french: DraftPhrases = {
  tones: frenchTones,
  and: "et",
  colon: " : ",
  capitalAfterColon: false,
  small: [
    "le la les l un une des du de d au aux nos notre vos votre ton ta tes mon ma mes leur leurs son sa ses",
    "pas plus moins sans avec pour par en dans chez sur sous dès depuis jusqu avant après entre vers à contre selon",
    "tous toutes tout toute chaque aucun aucune plusieurs certains quelques comment pourquoi quand où qui que quel quelle quels quelles",
    "deux trois quatre cinq six sept huit neuf dix douze quinze vingt nouveau nouvelle nouveaux nouvelles petit petite petits petites",
    "grand grande grands grandes gratuit gratuite ouvert ouverte fermé fermée ouverture fermeture seulement toujours jamais bientôt",
    "simple rapide facile frais fraîche possible disponible disponibles compatible inclus compris fait faits cuit prêt livraison",
    "lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "ceux celles aujourd aussi encore maintenant idéal idéale salle ambiance entrée tarif prix horaires cours atelier",
    "envoie fonctionne permet aide gère crée offre propose convient essayez venez découvrez réservez activez choisissez",
  ].flatMap((words) => words.split(" ")),
  subjects: "nous vous il elle on ils elles je j tu ce cela ça c ceci".split(" "),
  verbs:
    "est sont a ont peut peuvent sera seront doit doivent va vont offre offrent commence reste permet propose êtes avons".split(
      " ",
    ),
  room: "[Ajoutez ici environ {words} mots : {with}.]",
  roomWith: [
    "un exemple",
    "une raison",
    "un chiffre que vous pouvez prouver",
    "une question de lecteur, avec votre réponse",
    "le déroulement, étape par étape",
    "ce qui change pour le lecteur",
  ],
  blog: {
    sections: [
      ["De quoi il s’agit", "Ce qui compte aussi", "Bon à savoir"],
      ["Pour commencer", "Et aussi", "Avant de partir"],
    ],
    end: ["En bref", "À retenir"],
  },
  product: {
    features: ["L’offre en détail", "Caractéristiques"],
    audience: "Pour qui ?",
    details: "Bon à savoir",
    detailItems: ["Prix : [prix]", "Versions : [tailles, couleurs ou éditions]", "Livraison et retours : [conditions]"],
  },
  email: { subject: "Objet", name: "[Votre nom]" },
  advertisement: { headline: "Titre", text: "Texte", short: "Version courte" },
  landing: {
    benefits: ["Ce que vous y gagnez", "Pourquoi cela vaut la peine"],
    audience: "Pour qui ?",
    end: ["Et maintenant ?", "On commence ?"],
    button: "[Bouton : ce qui se passe ensuite]",
  },
  press: {
    release: "Communiqué de presse, pour diffusion immédiate",
    dateline: "[Ville, date]",
    news: "[Entreprise] annonce",
    quote: "« [Une phrase de la personne responsable] », déclare [nom, fonction].",
    about: "À propos de [entreprise]",
    aboutText: "[Deux phrases sur l’entreprise.]",
    contact: "Contact presse : [nom, adresse électronique, téléphone]",
  },
  video: {
    scene: "Scène",
    picture: "Image",
    voice: "Voix",
    first: "[Image d’ouverture qui montre le sujet]",
    between: "[Ce que l’on voit à ce moment]",
    last: "[Image de fin avec nom et adresse]",
  },
  outline: {
    introduction: "Introduction",
    firstSentence: "Première phrase",
    aim: "Objectif : [ce que le lecteur doit savoir à la fin]",
    questions: [
      "Qu’est-ce que cela veut dire ?",
      "Pourquoi est-ce important ?",
      "Exemple : [le vôtre]",
      "Que voudra savoir le lecteur ?",
    ],
    questionFor: "Qu’est-ce que cela change pour {audience} ?",
    end: "Conclusion",
    endItems: ["L’idée principale en une phrase : [la vôtre]", "Prochaine étape pour le lecteur : [la vôtre]"],
  },
};
