import type { Tile } from "../parts/lists.ts";
import type { Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, detailScreen } from "./browse.ts";
import { calendarScreen } from "./calendar.ts";
import { checkoutScreen } from "./checkout.ts";
import { mapScreen } from "./map.ts";

const stays = (ui: Ui): Tile[] => [
  {
    subject: "sea",
    title: "Cabin by the sea|Hütte am Meer|Cabane en bord de mer|Cabaña junto al mar",
    note: "Alentejo",
    value: ui.money(118),
  },
  {
    subject: "mountains",
    title: "Alpine lodge|Berghütte|Chalet alpin|Refugio alpino",
    note: "Valais",
    value: ui.money(164),
  },
  {
    subject: "desert",
    title: "Desert camp|Wüstencamp|Camp du désert|Campamento",
    note: "Merzouga",
    value: ui.money(92),
  },
  {
    subject: "city",
    title: "Old town loft|Altstadtloft|Loft en vieille ville|Loft en el casco viejo",
    note: "Porto",
    value: ui.money(86),
  },
  {
    subject: "forest",
    title: "Forest house|Waldhaus|Maison en forêt|Casa del bosque",
    note: "Småland",
    value: ui.money(134),
  },
  {
    subject: "hills",
    title: "Vineyard room|Zimmer am Weinberg|Chambre au vignoble|Habitación en el viñedo",
    note: "Piemonte",
    value: ui.money(101),
  },
  {
    subject: "house",
    title: "Farm stay|Ferien am Hof|Séjour à la ferme|Casa rural",
    note: "Cork",
    value: ui.money(79),
  },
  {
    subject: "room",
    title: "Garden studio|Gartenstudio|Studio sur jardin|Estudio con jardín",
    note: "Gent",
    value: ui.money(97),
  },
];

export const travel: AppKind = {
  id: "travel",
  words:
    "travel(?:ing|ling|s)?|trips?|hotels?|flights?|holidays?|vacations?|tourism|hostels?|airlines?|real estate|rentals?|stays?|adventure|Reisen?|Urlaub|Flüge|Ferien|Unterkünfte?|Immobilien|voyages?|vacances|hôtels?|vols|viajes?|vacaciones|hoteles|vuelos|inmobiliaria",
  names: ["Wayfare", "Northlight", "Far & Near", "Solstice"],
  hue: 215,
  frame: {
    nav: "site",
    tabs: [
      { icon: "compass", label: "Explore|Entdecken|Explorer|Explorar" },
      { icon: "map", label: "Map|Karte|Carte|Mapa" },
      { icon: "calendar", label: "Trips|Reisen|Voyages|Viajes" },
      { icon: "heart", label: "Saved|Gemerkt|Favoris|Guardados" },
    ],
  },
  screens: [
    (ui) =>
      catalog(ui, {
        title: "Where to next?|Wohin als Nächstes?|Où partez-vous ?|¿A dónde vamos?",
        search: "Place, date, guests|Ort, Datum, Gäste|Lieu, date, voyageurs|Lugar, fecha, huéspedes",
        promo: {
          title:
            "Weekends under three hours away|Wochenenden unter drei Stunden entfernt|Week-ends à moins de trois heures|Fines de semana a menos de tres horas",
          text: "By train, from Friday|Mit dem Zug, ab Freitag|En train, dès vendredi|En tren, desde el viernes",
          action: "See trips|Reisen ansehen|Voir les séjours|Ver viajes",
          subject: "mountains",
        },
        chips: [
          "All|Alle|Tous|Todos",
          "Coast|Küste|Côte|Costa",
          "Mountains|Berge|Montagne|Montaña",
          "City|Stadt|Ville|Ciudad",
          "Forest|Wald|Forêt|Bosque",
        ],
        heading: "Loved this summer|Diesen Sommer beliebt|Aimés cet été|Favoritos del verano",
        tiles: stays(ui),
      }),
    (ui) =>
      detailScreen(ui, {
        title: "Stay|Unterkunft|Séjour|Alojamiento",
        subject: "sea",
        kicker: "Alentejo, Portugal",
        name: "Cabin by the sea|Hütte am Meer|Cabane en bord de mer|Cabaña junto al mar",
        price: ui.money(118),
        rating: "4.9 · 212 stays|4,9 · 212 Aufenthalte|4,9 · 212 séjours|4,9 · 212 estancias",
        text: "Two minutes to the beach, four to the village. Wake up to the waves, cook outside, and watch the sun go down from the deck.|Zwei Minuten zum Strand, vier ins Dorf. Mit den Wellen aufwachen, draußen kochen, von der Terrasse den Sonnenuntergang sehen.|À deux minutes de la plage, quatre du village. Réveil avec les vagues, cuisine dehors, coucher de soleil sur la terrasse.|A dos minutos de la playa y cuatro del pueblo. Despierta con las olas, cocina al aire libre y mira la puesta de sol.",
        facts: [
          { icon: "users", label: "Guests|Gäste|Voyageurs|Huéspedes", value: "4" },
          { icon: "bed", label: "Beds|Betten|Lits|Camas", value: "3" },
          { icon: "sun", label: "In June|Im Juni|En juin|En junio", value: "24 °C" },
        ],
        action: "Choose dates|Daten wählen|Choisir les dates|Elegir fechas",
      }),
    (ui) =>
      mapScreen(ui, {
        title: "Map|Karte|Carte|Mapa",
        tab: 1,
        chips: [
          "Price|Preis|Prix|Precio",
          "Guests|Gäste|Voyageurs|Huéspedes",
          "Pool|Pool|Piscine|Piscina",
          "Pets|Tiere|Animaux|Mascotas",
        ],
        label:
          "Map with three stays near the coast|Karte mit drei Unterkünften an der Küste|Carte avec trois séjours près de la côte|Mapa con tres alojamientos cerca de la costa",
        heading: "32 stays here|32 Unterkünfte hier|32 séjours ici|32 alojamientos aquí",
        items: stays(ui)
          .slice(0, 5)
          .map(({ subject, title, note, value }) => ({
            subject,
            title,
            ...(note && { note }),
            ...(value && { value }),
            valueNote: "per night|pro Nacht|par nuit|por noche",
          })),
      }),
    (ui) =>
      calendarScreen(ui, {
        title: "Dates|Daten|Dates|Fechas",
        tab: 2,
        hasBack: true,
        month: "June|Juni|Juin|Junio",
        start: 6,
        chosen: [12, 13, 14, 15, 16],
        heading: "Your stay|Dein Aufenthalt|Votre séjour|Tu estancia",
        items: [
          {
            icon: "in",
            title: "Check-in|Anreise|Arrivée|Llegada",
            note: "12 June, from 15:00|12. Juni, ab 15:00|12 juin, dès 15 h|12 de junio, desde las 15:00",
          },
          {
            icon: "out",
            title: "Check-out|Abreise|Départ|Salida",
            note: "16 June, until 11:00|16. Juni, bis 11:00|16 juin, avant 11 h|16 de junio, hasta las 11:00",
          },
          {
            icon: "users",
            title: "2 guests|2 Gäste|2 voyageurs|2 huéspedes",
            note: "One room|Ein Zimmer|Une chambre|Una habitación",
          },
        ],
        action: `4 ${ui.say("nights|Nächte|nuits|noches")}, ${ui.money(472)}`,
      }),
    (ui) =>
      checkoutScreen(ui, {
        title: "Book|Buchen|Réserver|Reservar",
        heading: "Your trip|Deine Reise|Votre voyage|Tu viaje",
        items: [
          {
            subject: "sea",
            title: "Cabin by the sea|Hütte am Meer|Cabane en bord de mer|Cabaña junto al mar",
            note: "12–16 June|12.–16. Juni|12–16 juin|12–16 de junio",
          },
          {
            icon: "train",
            title: "Train to Lisbon|Zug nach Lissabon|Train pour Lisbonne|Tren a Lisboa",
            note: "12 June, 08:10|12. Juni, 08:10|12 juin, 8 h 10|12 de junio, 08:10",
            value: ui.money(58),
          },
        ],
        place: {
          heading: "Paid with|Zahlung|Paiement|Pago",
          item: { icon: "card", title: "•••• 4821", note: "Lena Hoffmann" },
        },
        facts: [
          [`4 × ${ui.money(118)}`, ui.money(472)],
          ["Cleaning|Reinigung|Ménage|Limpieza", ui.money(40)],
          ["Train|Zug|Train|Tren", ui.money(58)],
        ],
        total: ui.money(570),
        action: "Confirm and pay|Bestätigen und zahlen|Confirmer et payer|Confirmar y pagar",
      }),
  ],
};
