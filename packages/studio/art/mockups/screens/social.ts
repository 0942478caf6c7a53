import { section } from "../parts/controls.ts";
import { type Item, list, type Tile } from "../parts/lists.ts";
import type { Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, listScreen } from "./browse.ts";
import { chatScreen } from "./chat.ts";
import { feedScreen } from "./feed.ts";
import { profileScreen } from "./personal.ts";

const friends: readonly Item[] = [
  {
    person: "Noor",
    title: "Noor Abadi",
    note: "See you at eight!|Bis um acht!|À huit heures !|¡Nos vemos a las ocho!",
    value: "18:20",
  },
  {
    person: "Ben",
    title: "Ben Aalto",
    note: "The photos are up|Die Fotos sind da|Les photos sont en ligne|Ya están las fotos",
    value: "17:02",
  },
  {
    person: "Climbing",
    title: "Climbing crew|Klettergruppe|Groupe d’escalade|Grupo de escalada",
    note: "Ida: Sunday works|Ida: Sonntag passt|Ida : dimanche me va|Ida: el domingo me va",
    value: "15:41",
  },
  {
    person: "Leo",
    title: "Leo Martins",
    note: "Thank you so much|Vielen Dank dir|Merci beaucoup|Muchas gracias",
    value: "12:10",
  },
  {
    person: "Ida",
    title: "Ida Berg",
    note: "New recipe to try|Neues Rezept|Une recette à essayer|Receta para probar",
    value: "Mon|Mo|lun.|lun",
  },
  { person: "Sam", title: "Sam Okoro", note: "On my way|Bin unterwegs|J’arrive|En camino", value: "Sun|So|dim.|dom" },
];

const pictures: readonly Tile[] = [
  { subject: "mountains", title: "First snow|Erster Schnee|Première neige|Primera nieve", note: "Ida Berg" },
  { subject: "cake", title: "Sunday baking|Sonntagsbacken|Gâteau du dimanche|Repostería", note: "Noor Abadi" },
  { subject: "sea", title: "Out sailing|Auf dem Wasser|En mer|Navegando", note: "Leo Martins" },
  { subject: "plant", title: "Balcony jungle|Balkondschungel|Jungle de balcon|Selva de balcón", note: "Ben Aalto" },
  { subject: "city", title: "Night walk|Nachtspaziergang|Balade de nuit|Paseo nocturno", note: "Sam Okoro" },
  { subject: "runner", title: "Ten kilometers|Zehn Kilometer|Dix kilomètres|Diez kilómetros", note: "Mia Lindqvist" },
  { subject: "forest", title: "Mushroom season|Pilzzeit|Saison des cèpes|Temporada de setas", note: "Ida Berg" },
  { subject: "cover", title: "New print|Neuer Druck|Nouveau tirage|Nueva lámina", note: "Okto" },
];

const aside = (ui: Ui) => [section(ui, "Messages|Nachrichten|Messages|Mensajes", [list(ui, friends)])];

export const social: AppKind = {
  id: "social",
  words:
    "social|community|network|dating|friends|photo sharing|feed|influencers?|forum|messenger|messaging|chat|Freunde|Gemeinschaft|Netzwerk|Nachrichtenapp|réseau|communauté|amis|rencontres?|messagerie|red social|comunidad|amigos|citas",
  names: ["Circle", "Porch", "Nearby", "The Corner"],
  hue: 350,
  frame: {
    nav: "app",
    tabs: [
      { icon: "home", label: "Feed|Feed|Fil|Inicio" },
      { icon: "search", label: "Explore|Entdecken|Explorer|Explorar" },
      { icon: "chat", label: "Chats|Chats|Messages|Chats" },
      { icon: "user", label: "Profile|Profil|Profil|Perfil" },
    ],
  },
  screens: [
    (ui) =>
      feedScreen(ui, {
        title: ui.name,
        tab: 0,
        stories: ["Noor", "Ben", "Ida", "Leo", "Sam", "Mia", "Olga", "Tom"],
        posts: [
          {
            by: "Ida Berg",
            note: "2 hours ago|vor 2 Stunden|il y a 2 heures|hace 2 horas",
            text: "First snow on the ridge this morning. Worth every step.|Heute früh der erste Schnee am Grat. Jeder Schritt hat sich gelohnt.|Première neige sur la crête ce matin. Chaque pas valait le coup.|Primera nieve en la cresta esta mañana. Valió la pena.",
            subject: "mountains",
            likes: "128",
            comments: "14",
          },
          {
            by: "Noor Abadi",
            note: "5 hours ago|vor 5 Stunden|il y a 5 heures|hace 5 horas",
            text: "Who is in for cake on the balcony?|Wer kommt auf Kuchen auf den Balkon?|Qui vient manger du gâteau sur le balcon ?|¿Quién se apunta a tarta en el balcón?",
            subject: "cake",
            likes: "64",
            comments: "23",
          },
        ],
        aside: aside(ui),
      }),
    (ui) =>
      chatScreen(ui, {
        title: "Noor Abadi",
        status: "Online",
        tab: 2,
        person: "Noor",
        people: friends,
        messages: [
          {
            text: "Did you see the light tonight?|Hast du das Licht heute Abend gesehen?|Tu as vu la lumière ce soir ?|¿Has visto la luz esta tarde?",
          },
          {
            text: "Yes! I stopped on the bridge to look.|Ja! Ich bin auf der Brücke stehen geblieben.|Oui ! Je me suis arrêtée sur le pont.|¡Sí! Me paré en el puente a mirar.",
            isOwn: true,
          },
          {
            text: "Shall we go for a walk after dinner? The river path is open again.|Gehen wir nach dem Essen spazieren? Der Uferweg ist wieder offen.|On marche après le dîner ? Le chemin de la rivière a rouvert.|¿Damos un paseo después de cenar? El camino del río está abierto.",
          },
          {
            text: "Eight at the corner?|Um acht an der Ecke?|Huit heures au coin ?|¿A las ocho en la esquina?",
            isOwn: true,
          },
          { text: "See you at eight!|Bis um acht!|À huit heures !|¡Nos vemos a las ocho!" },
        ],
      }),
    (ui) =>
      profileScreen(ui, {
        title: "Profile|Profil|Profil|Perfil",
        tab: 3,
        name: "Lena Hoffmann",
        note: "Photos, hills and bread|Fotos, Berge und Brot|Photos, collines et pain|Fotos, montes y pan",
        stats: [
          ["214", "Posts|Beiträge|Publications|Fotos"],
          ["1.2k", "Followers|Follower|Abonnés|Seguidores"],
          ["318", "Following|Gefolgt|Suivis|Seguidos"],
        ],
        heading: "Collections|Sammlungen|Collections|Colecciones",
        items: pictures.slice(0, 4).map(({ subject, title, note }) => ({ subject, title, ...(note && { note }) })),
        switches: [{ icon: "lock", title: "Private profile|Privates Profil|Profil privé|Perfil privado", isOn: true }],
      }),
    (ui) =>
      catalog(ui, {
        title: "Explore|Entdecken|Explorer|Explorar",
        tab: 1,
        search: "People, places, tags|Menschen, Orte, Themen|Personnes, lieux, sujets|Personas, lugares, temas",
        chips: [
          "For you|Für dich|Pour vous|Para ti",
          "Outdoors|Draußen|Dehors|Aire libre",
          "Food|Essen|Cuisine|Comida",
          "Art|Kunst|Art|Arte",
        ],
        heading: "From people nearby|Aus deiner Nähe|Près de chez vous|De gente cercana",
        tiles: pictures,
      }),
    (ui) =>
      listScreen(ui, {
        title: "Chats|Chats|Messages|Chats",
        tab: 2,
        search: "Search messages|Nachrichten suchen|Chercher un message|Buscar mensajes",
        groups: [{ heading: "Today|Heute|Aujourd’hui|Hoy", items: friends }],
        aside: aside(ui),
      }),
  ],
};
