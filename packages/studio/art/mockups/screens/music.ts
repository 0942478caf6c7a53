import type { Item, Tile } from "../parts/lists.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, listScreen } from "./browse.ts";
import { profileScreen } from "./personal.ts";
import { playerScreen } from "./player.ts";

const albums: readonly Tile[] = [
  { subject: "cover", title: "Night Drive", note: "Harbor Lights" },
  { subject: "cover", title: "Small Rooms", note: "Ines Aldana" },
  { subject: "disc", title: "Low Tide", note: "The Ferrymen" },
  { subject: "cover", title: "Paper Suns", note: "Okto" },
  { subject: "cover", title: "Slow Weather", note: "Maren Vey" },
  { subject: "cover", title: "Second Light", note: "North Quay" },
  { subject: "headphones", title: "Focus|Fokus|Concentration|Concentración", note: "Playlist, 42" },
  { subject: "cover", title: "Glass Garden", note: "Lune Pale" },
];

const tracks: readonly Item[] = [
  { subject: "cover", title: "Windows down", note: "Harbor Lights", value: "3:42" },
  { subject: "cover", title: "Afterglow", note: "Ines Aldana", value: "4:10" },
  { subject: "cover", title: "The long way", note: "The Ferrymen", value: "2:58" },
  { subject: "cover", title: "Paper suns", note: "Okto", value: "3:21" },
  { subject: "cover", title: "Blue hour", note: "Maren Vey", value: "5:04" },
  { subject: "cover", title: "Quay song", note: "North Quay", value: "3:37" },
  { subject: "cover", title: "Glass garden", note: "Lune Pale", value: "4:26" },
];

export const music: AppKind = {
  id: "music",
  words:
    "music|songs?|podcasts?|player|playlists?|radio|audio ?books?|meditation|streaming|concerts?|Musik|Lieder|Konzerte?|musique|chansons?|música|canciones|meditación",
  names: ["Undertone", "Quay FM", "Loop", "Halo"],
  hue: 300,
  frame: {
    nav: "app",
    tabs: [
      { icon: "home", label: "Listen|Hören|Écouter|Escuchar" },
      { icon: "search", label: "Search|Suche|Recherche|Buscar" },
      { icon: "note", label: "Library|Sammlung|Bibliothèque|Biblioteca" },
      { icon: "user", label: "Profile|Profil|Profil|Perfil" },
    ],
  },
  screens: [
    (ui) =>
      catalog(ui, {
        title: "Good evening|Guten Abend|Bonsoir|Buenas noches",
        search:
          "Songs, artists, podcasts|Titel, Künstler, Podcasts|Titres, artistes, podcasts|Canciones, artistas, podcasts",
        promo: {
          title: "Made for the drive home|Für den Heimweg|Pour le trajet du retour|Para volver a casa",
          text: "A mix of 30 songs|Ein Mix aus 30 Titeln|Un mix de 30 titres|Un mix de 30 canciones",
          action: "Play|Abspielen|Écouter|Reproducir",
          subject: "cover",
        },
        chips: ["For you|Für dich|Pour vous|Para ti", "New|Neu|Nouveau|Nuevo", "Podcasts", "Live|Live|Live|En vivo"],
        heading: "Fresh albums|Neue Alben|Nouveaux albums|Nuevos álbumes",
        tiles: albums,
        more: {
          heading: "Played lately|Zuletzt gehört|Écoutés récemment|Escuchados hace poco",
          items: tracks.slice(0, 5),
        },
      }),
    (ui) =>
      playerScreen(ui, {
        title: "Night Drive",
        tab: 0,
        subject: "cover",
        name: "Windows down",
        by: "Harbor Lights",
        times: ["1:28", "−2:14"],
        share: 0.4,
        heading: "Up next|Als Nächstes|À suivre|A continuación",
        items: tracks.slice(1),
      }),
    (ui) =>
      listScreen(ui, {
        title: "Library|Sammlung|Bibliothèque|Biblioteca",
        tab: 2,
        chips: [
          "Playlists|Playlists|Playlists|Listas",
          "Albums|Alben|Albums|Álbumes",
          "Artists|Künstler|Artistes|Artistas",
        ],
        groups: [
          {
            heading: "Playlists|Playlists|Playlists|Listas",
            items: [
              {
                subject: "cover",
                title: "Sunday slow|Langsamer Sonntag|Dimanche lent|Domingo lento",
                note: "38 songs|38 Titel|38 titres|38 canciones",
              },
              {
                subject: "disc",
                title: "On repeat|Dauerschleife|En boucle|En bucle",
                note: "25 songs|25 Titel|25 titres|25 canciones",
              },
              {
                subject: "headphones",
                title: "Focus|Fokus|Concentration|Concentración",
                note: "42 songs|42 Titel|42 titres|42 canciones",
              },
              {
                subject: "cover",
                title: "Kitchen|Küche|Cuisine|Cocina",
                note: "51 songs|51 Titel|51 titres|51 canciones",
              },
            ],
          },
          { heading: "Saved songs|Gemerkte Titel|Titres aimés|Canciones guardadas", items: tracks },
        ],
      }),
    (ui) =>
      listScreen(ui, {
        title: "Search|Suche|Recherche|Buscar",
        tab: 1,
        search:
          "Songs, artists, podcasts|Titel, Künstler, Podcasts|Titres, artistes, podcasts|Canciones, artistas, podcasts",
        chips: ["Jazz", "Folk", "Electronic|Elektronik|Électro|Electrónica", "Classical|Klassik|Classique|Clásica"],
        groups: [
          { heading: "Trending|Im Trend|Tendances|Tendencias", items: tracks },
          {
            heading: "Podcasts",
            items: [
              { subject: "cover", title: "Two chairs", note: "Talks|Gespräche|Entretiens|Charlas", value: "48 min" },
              { subject: "cover", title: "Deep field", note: "Science|Wissen|Science|Ciencia", value: "31 min" },
              { subject: "cover", title: "Side street", note: "Stories|Geschichten|Récits|Historias", value: "27 min" },
            ],
          },
        ],
      }),
    (ui) =>
      profileScreen(ui, {
        title: "Profile|Profil|Profil|Perfil",
        tab: 3,
        name: "Jonas Weber",
        note: "Listening since 2019|Hört seit 2019|À l’écoute depuis 2019|Escucha desde 2019",
        stats: [
          ["214", "Songs|Titel|Titres|Canciones"],
          ["18", "Playlists|Playlists|Playlists|Listas"],
          ["61 h", "This month|Im Monat|Ce mois-ci|Este mes"],
        ],
        heading: "Most played|Meistgehört|Les plus écoutés|Lo más escuchado",
        items: tracks.slice(0, 4),
        switches: [
          { icon: "download", title: "Save offline|Offline speichern|Hors ligne|Guardar sin conexión", isOn: true },
          { icon: "headphones", title: "High quality|Hohe Qualität|Haute qualité|Alta calidad", isOn: true },
        ],
      }),
  ],
};
