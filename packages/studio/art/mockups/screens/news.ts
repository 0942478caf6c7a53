import { section } from "../parts/controls.ts";
import { list, type Tile } from "../parts/lists.ts";
import type { Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, listScreen } from "./browse.ts";
import { profileScreen } from "./personal.ts";
import { article } from "./web.ts";

const stories: readonly Tile[] = [
  {
    subject: "city",
    title:
      "The city that plants a tree a day|Die Stadt, die jeden Tag einen Baum pflanzt|La ville qui plante un arbre par jour|La ciudad que planta un árbol al día",
    note: "6 min",
    tag: "City|Stadt|Ville|Ciudad",
  },
  {
    subject: "sea",
    title:
      "Night trains return to the coast|Nachtzüge fahren wieder ans Meer|Les trains de nuit reviennent|Vuelven los trenes nocturnos",
    note: "4 min",
    tag: "Travel|Reise|Voyage|Viajes",
  },
  {
    subject: "room",
    title:
      "Small flats, clever rooms|Kleine Wohnungen, kluge Räume|Petits logements, pièces malignes|Pisos pequeños, ideas grandes",
    note: "5 min",
    tag: "Living|Wohnen|Habitat|Hogar",
  },
  {
    subject: "bowl",
    title:
      "A winter kitchen without waste|Winterküche ohne Reste|Cuisine d’hiver sans gaspillage|Cocina de invierno sin restos",
    note: "7 min",
    tag: "Food|Essen|Cuisine|Cocina",
  },
  {
    subject: "mountains",
    title: "What glaciers remember|Was Gletscher erinnern|La mémoire des glaciers|Lo que recuerdan los glaciares",
    note: "9 min",
    tag: "Science|Wissen|Science|Ciencia",
  },
  {
    subject: "cover",
    title: "The return of the poster|Das Plakat kehrt zurück|Le retour de l’affiche|El regreso del cartel",
    note: "3 min",
    tag: "Design|Design|Design|Diseño",
  },
];
const asItems = stories.map(({ subject, title, tag, note }) => ({
  subject,
  title,
  note: tag ?? "",
  value: note ?? "",
}));
const aside = (ui: Ui) => [section(ui, "Most read|Meistgelesen|Les plus lus|Lo más leído", [list(ui, asItems)])];

export const news: AppKind = {
  id: "news",
  words:
    "news(?:paper|letter)?|magazine|blog|journal|articles?|publisher|reading app|media|Nachrichten|Zeitung|Magazin|Artikel|actualités|presse|revue|noticias|periódico|revista",
  names: ["The Daily Fold", "Contour", "Margins", "The Thread"],
  hue: 30,
  frame: {
    nav: "site",
    tabs: [
      { icon: "home", label: "Today|Heute|Aujourd’hui|Hoy" },
      { icon: "grid", label: "Topics|Themen|Sujets|Temas" },
      { icon: "bookmark", label: "Saved|Gemerkt|Favoris|Guardado" },
      { icon: "user", label: "Me|Ich|Moi|Yo" },
    ],
  },
  screens: [
    (ui) =>
      catalog(ui, {
        title: ui.name,
        kicker: "Monday, 9 June|Montag, 9. Juni|Lundi 9 juin|Lunes, 9 de junio",
        search: "Search articles|Artikel suchen|Chercher un article|Buscar artículos",
        promo: {
          title:
            "The city that plants a tree a day|Die Stadt, die jeden Tag einen Baum pflanzt|La ville qui plante un arbre par jour|La ciudad que planta un árbol al día",
          text: "And what it learned on the way|Und was sie dabei gelernt hat|Et ce qu’elle a appris en chemin|Y lo que aprendió en el camino",
          action: "Read|Lesen|Lire|Leer",
          subject: "city",
        },
        chips: [
          "All|Alle|Tout|Todo",
          "City|Stadt|Ville|Ciudad",
          "Science|Wissen|Science|Ciencia",
          "Living|Wohnen|Habitat|Hogar",
        ],
        heading: "Today’s stories|Geschichten von heute|À lire aujourd’hui|Historias de hoy",
        tiles: stories.slice(1),
        isFlat: true,
      }),
    (ui) =>
      article(ui, {
        title: "Article|Artikel|Article|Artículo",
        tab: 0,
        kicker: "City|Stadt|Ville|Ciudad",
        name: "The city that plants a tree a day|Die Stadt, die jeden Tag einen Baum pflanzt|La ville qui plante un arbre par jour|La ciudad que planta un árbol al día",
        by: "By Ines Aldana · 6 min|Von Ines Aldana · 6 Min.|Par Ines Aldana · 6 min|Por Ines Aldana · 6 min",
        subject: "city",
        lead: "Every morning at seven, a small truck leaves the depot with one tree on board.|Jeden Morgen um sieben verlässt ein kleiner Lastwagen mit einem Baum den Hof.|Chaque matin à sept heures, une camionnette quitte le dépôt avec un arbre à bord.|Cada mañana a las siete, un camión pequeño sale del almacén con un árbol.",
        paragraphs: [
          "Residents choose the street, schools choose the name. After four years the city counts more than fourteen hundred new trees, and the summers in the old quarter are two degrees cooler.|Anwohner wählen die Straße, Schulen den Namen. Nach vier Jahren zählt die Stadt über vierzehnhundert neue Bäume, und die Sommer im alten Viertel sind zwei Grad kühler.|Les habitants choisissent la rue, les écoles le nom. En quatre ans, la ville compte plus de quatorze cents arbres de plus, et les étés du vieux quartier ont perdu deux degrés.|Los vecinos eligen la calle y las escuelas el nombre. En cuatro años la ciudad suma más de mil cuatrocientos árboles y los veranos del casco viejo son dos grados más frescos.",
          "The work is done by a team of three. They say that the hardest part is not digging, but finding the pipes.|Die Arbeit macht ein Team von drei Leuten. Am schwersten sei nicht das Graben, sagen sie, sondern die Rohre zu finden.|Trois personnes font le travail. Le plus dur, disent-elles, n’est pas de creuser mais de trouver les tuyaux.|El trabajo lo hace un equipo de tres. Lo más difícil, dicen, no es cavar, sino encontrar las tuberías.",
        ],
        aside: aside(ui),
      }),
    (ui) =>
      listScreen(ui, {
        title: "Saved|Gemerkt|Favoris|Guardado",
        tab: 2,
        chips: ["To read|Zu lesen|À lire|Por leer", "Read|Gelesen|Lus|Leídos"],
        groups: [
          { heading: "This week|Diese Woche|Cette semaine|Esta semana", items: asItems.slice(0, 4) },
          { heading: "Earlier|Früher|Plus tôt|Antes", items: asItems.slice(3) },
        ],
      }),
    (ui) =>
      listScreen(ui, {
        title: "Topics|Themen|Sujets|Temas",
        tab: 1,
        search: "Search topics|Themen suchen|Chercher un sujet|Buscar temas",
        groups: [
          {
            heading: "You follow|Du folgst|Vous suivez|Sigues",
            items: [
              { icon: "home", title: "City|Stadt|Ville|Ciudad", note: "128" },
              { icon: "globe", title: "Science|Wissen|Science|Ciencia", note: "96" },
              { icon: "leaf", title: "Nature|Natur|Nature|Naturaleza", note: "74" },
              { icon: "fork", title: "Food|Essen|Cuisine|Cocina", note: "61" },
            ],
          },
          { heading: "New|Neu|Nouveaux|Nuevos", items: asItems },
        ],
      }),
    (ui) =>
      profileScreen(ui, {
        title: "Me|Ich|Moi|Yo",
        tab: 3,
        name: "Clara Weiss",
        note: "Reader since 2020|Leserin seit 2020|Lectrice depuis 2020|Lectora desde 2020",
        stats: [
          ["312", "Read|Gelesen|Lus|Leídos"],
          ["18", "Saved|Gemerkt|Favoris|Guardados"],
          ["7", "Topics|Themen|Sujets|Temas"],
        ],
        heading: "Account|Konto|Compte|Cuenta",
        items: [
          { icon: "card", title: "Subscription|Abo|Abonnement|Suscripción", note: "Yearly|Jährlich|Annuel|Anual" },
          { icon: "mail", title: "Newsletters|Newsletter|Lettres|Boletines", note: "2" },
        ],
        switches: [
          { icon: "moon", title: "Dark pages|Dunkle Seiten|Pages sombres|Páginas oscuras", isOn: false },
          { icon: "bell", title: "Morning briefing|Morgenüberblick|Point du matin|Resumen matinal", isOn: true },
        ],
      }),
  ],
};
