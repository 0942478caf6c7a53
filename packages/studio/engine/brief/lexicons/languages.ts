/** Little words and letters that tell a language, and that few others have. */
export const languageMarks: Readonly<Record<string, { readonly words: string; readonly letters?: string }>> = {
  en: {
    words:
      "the|and|of|a|for|with|at|in|on|is|are|we|you|your|our|to|from|this|that|free|every|by|about|night|summer|sale|open",
  },
  de: {
    words:
      "der|die|das|und|für|mit|im|ein|eine|einen|ist|wir|ihr|auf|zum|zur|von|vom|bei|über|jeden|uhr|den|dem|nicht|alle|jetzt|unser|neue|eintritt|m\\/w\\/d|w\\/m\\/d|plakat|einladung|stellenanzeige|gutschein|visitenkarte|bewerbung|etwas",
    letters: "äöüß",
  },
  fr: {
    words:
      "le|la|les|des|du|et|pour|avec|une|un|dans|au|aux|sur|est|nous|vous|votre|notre|chez|de|en|à|ce|qui|soirée|fête|jusqu|affiche|offre|tous|toutes|carte de visite|quelque",
    letters: "éèêàçùœ",
  },
  es: {
    words:
      "el|la|los|las|de|del|y|para|con|una|un|en|por|es|nuestro|nuestra|tu|al|que|hasta|cada|fiesta|noche|cartel|verano|venta|clases|portada|oferta|lunes|martes|miércoles|jueves|viernes|sábado|domingo|tarjeta|algo|se",
    letters: "ñ¿¡áíó",
  },
  it: { words: "il|gli|della|dello|di|e|per|con|una|nel|nella|che|è|sono|festa|alle", letters: "ìò" },
  pl: { words: "i|w|na|z|do|nie|jest|dla|się|wieczór|święto", letters: "ąęłńśźż" },
  tr: { words: "ve|bir|için|ile|bu|gece|yeni", letters: "ığş" },
};
