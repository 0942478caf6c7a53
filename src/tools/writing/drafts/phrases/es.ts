import type { DraftPhrases } from "./draft-phrases.ts";
import { spanishTones } from "./tones-es.ts";

export const spanish: DraftPhrases = {
  tones: spanishTones,
  and: "y",
  colon: ": ",
  capitalAfterColon: false,
  small: [
    "el la los las un una unos unas de del al nuestro nuestra nuestros nuestras tu tus mi mis su sus vuestro vuestra",
    "sin con para por en a ante entre sobre tras durante según más menos hasta desde contra mediante",
    "todo toda todos todas cada ningún ninguna algunos algunas varios varias muchos muchas quien quienes que qué cómo cuándo cuando dónde cuál",
    "dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte nuevo nueva nuevos nuevas pequeño pequeña pequeños pequeñas",
    "grande grandes gratis gratuito gratuita abierto abierta cerrado cerrada apertura cierre solo siempre nunca pronto ya también ahora hoy",
    "fácil rápido sencillo fresco fresca hecho hechos incluido incluidos disponible disponibles compatible sala ambiente entrada precio precios horario",
    "lunes martes miércoles jueves viernes sábado sábados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "envía funciona permite ayuda gestiona crea ofrece abrimos cerramos horneamos hacemos tenemos somos ofrecemos estamos puedes podrás puede prueba ven descubre reserva elige",
  ].flatMap((words) => words.split(" ")),
  subjects: [
    "nosotros nosotras usted ustedes tú yo él ella ellos ellas esto eso hay es son está están se te os le les nos me",
    "abrimos cerramos horneamos hacemos tenemos somos ofrecemos estamos puedes podrás",
  ].flatMap((words) => words.split(" ")),
  verbs:
    "es son está están tiene tienen puede pueden puedes hay será debe deben ofrece ofrecen empieza incluye permite".split(
      " ",
    ),
  room: "[Añada aquí unas {words} palabras: {with}.]",
  roomWith: [
    "un ejemplo",
    "una razón",
    "una cifra que pueda demostrar",
    "una pregunta de los lectores, con su respuesta",
    "cómo funciona, paso a paso",
    "qué cambia para el lector",
  ],
  blog: {
    sections: [
      ["De qué se trata", "Lo que también cuenta", "Conviene saberlo"],
      ["Para empezar", "Además", "Antes de terminar"],
    ],
    end: ["En pocas palabras", "Para recordar"],
  },
  product: {
    features: ["Lo que ofrece", "Características"],
    audience: "Para quién es",
    details: "Conviene saber",
    detailItems: [
      "Precio: [precio]",
      "Versiones: [tallas, colores o ediciones]",
      "Envío y devoluciones: [condiciones]",
    ],
  },
  email: { subject: "Asunto", name: "[Su nombre]" },
  advertisement: { headline: "Titular", text: "Texto", short: "Versión corta" },
  landing: {
    benefits: ["Lo que se consigue", "Por qué merece la pena"],
    audience: "Para quién es",
    end: ["El siguiente paso", "¿Empezamos?"],
    button: "[Botón: qué ocurre a continuación]",
  },
  press: {
    release: "Nota de prensa, para difusión inmediata",
    dateline: "[Ciudad, fecha]",
    news: "[Empresa] anuncia",
    quote: "«[Una frase de la persona responsable]», afirma [nombre, cargo].",
    about: "Sobre [empresa]",
    aboutText: "[Dos frases sobre la empresa.]",
    contact: "Contacto de prensa: [nombre, correo electrónico, teléfono]",
  },
  video: {
    scene: "Escena",
    picture: "Imagen",
    voice: "Voz",
    first: "[Imagen inicial que muestra el tema]",
    between: "[Lo que se ve en este momento]",
    last: "[Imagen final con nombre y dirección]",
  },
  outline: {
    introduction: "Introducción",
    firstSentence: "Primera frase",
    aim: "Objetivo: [lo que el lector debe saber al final]",
    questions: ["¿Qué significa?", "¿Por qué es importante?", "Ejemplo: [el suyo]", "¿Qué querrá saber el lector?"],
    questionFor: "¿Qué cambia para {audience}?",
    end: "Conclusión",
    endItems: ["La idea principal en una frase: [la suya]", "El siguiente paso para el lector: [el suyo]"],
  },
};
