import type { Kind } from "../brief.ts";

/** Words of a design that are said in one channel only, as regular expressions: they settle the kind where a prompt names none. */
export const kindSignals: readonly (readonly [Kind, readonly string[]])[] = [
  [
    "story",
    ["swipe[- ]up|swipe (?:to|for)|wisch(?:t|en)? (?:nach oben|hoch)|hochwischen|desliza|glisse[rz]? vers le haut"],
  ],
  [
    "post",
    [
      "giveaways?|link in (?:my |the |our |der )?bio|link en (?:la |mi )?bio|lien en bio|(?:client|customer) (?:testimonials?|reviews?)|testimonials?(?=\\s*:)|kundenstimmen?|(?:avis|témoignages?) clients?|(?:opinión|reseña|testimonio)s? de (?:un |una |nuestr[oa]s )?client[ea]s?",
      "(?:follow|like|share|tag|comment)(?: us| this| our page)? ?(?:\\+|&|and|,) ?(?:follow|like|share|tag|comment)|tag (?:a|your|\\d|two|three) (?:friends?|mates?)|(?:folgen|liken|teilen|markieren|kommentieren) ?(?:\\+|&|und|,) ?(?:folgen|liken|teilen|(?:freunde? )?markier\\p{L}*|kommentieren)|freunde? markieren",
      "(?:likez|aimez|partagez|abonnez-vous|taguez|identifiez)(?: [\\p{L}’']+){0,2} (?:\\+|&|et) (?:likez|aimez|partagez|abonnez-vous|taguez|identifiez)|(?:jeu[- ])?concours (?:insta(?:gram)?|facebook)|en mp(?!\\p{L})|(?:sigue|comenta|etiqueta|comparte|dale)(?: [\\p{L}]+){0,3} (?:\\+|&|y) (?:sigue|comenta|etiqueta|comparte|menciona|dale)|por (?:dm|md|privado)",
      "\\d+[.,]?\\d* ?k? (?:followers|abonnés|seguidores|follower)|dm (?:us|me|to|for)|#\\p{L}{3,}",
    ],
  ],
  // Said in talk: 'si no estoy en Instagram no existo', 'schon Anfang Dezember etwas posten'.
  [
    "post",
    [
      "instagram|insta|facebook|linkedin|tik ?tok|posten|posteen|publicar(?:lo|la)?|(?:on|sur|en|auf) (?:my|our|ma|notre|mi|nuestra|meiner?|unserer?) (?:page|página|seite)|en redes|sur les réseaux|social media",
    ],
  ],
];
