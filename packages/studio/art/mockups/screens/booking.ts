import type { Item, Tile } from "../parts/lists.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, detailScreen, listScreen } from "./browse.ts";
import { calendarScreen } from "./calendar.ts";
import { checkoutScreen } from "./checkout.ts";

const places: readonly Tile[] = [
  {
    subject: "room",
    title: "Studio Nord",
    note: "Hair and color|Schnitt und Farbe|Coupe et couleur|Corte y color",
    value: "4.9",
  },
  { subject: "plant", title: "Quiet Hands", note: "Massage|Massage|Massage|Masaje", value: "4.8" },
  {
    subject: "runner",
    title: "Move House",
    note: "Yoga and dance|Yoga und Tanz|Yoga et danse|Yoga y danza",
    value: "4.7",
  },
  {
    subject: "vase",
    title: "Clay Club",
    note: "Pottery class|Töpferkurs|Cours de poterie|Clase de cerámica",
    value: "4.9",
  },
  { subject: "bowl", title: "Table 12", note: "Dinner|Abendessen|Dîner|Cena", value: "4.6" },
  { subject: "cover", title: "Print Room", note: "Screen printing|Siebdruck|Sérigraphie|Serigrafía", value: "4.8" },
];

const bookings: readonly Item[] = [
  {
    icon: "calendar",
    title: "Cut at Studio Nord|Schnitt bei Studio Nord|Coupe chez Studio Nord|Corte en Studio Nord",
    note: "Tuesday 17 June, 10:40|Dienstag, 17. Juni, 10:40|Mardi 17 juin, 10 h 40|Martes 17 de junio, 10:40",
  },
  {
    icon: "leaf",
    title: "Massage, 60 minutes|Massage, 60 Minuten|Massage, 60 minutes|Masaje, 60 minutos",
    note: "Friday 20 June, 18:00|Freitag, 20. Juni, 18:00|Vendredi 20 juin, 18 h|Viernes 20 de junio, 18:00",
  },
  {
    icon: "users",
    title: "Pottery for two|Töpfern zu zweit|Poterie à deux|Cerámica para dos",
    note: "Sunday 29 June, 11:00|Sonntag, 29. Juni, 11:00|Dimanche 29 juin, 11 h|Domingo 29 de junio, 11:00",
  },
];

export const booking: AppKind = {
  id: "booking",
  words:
    "booking|bookings|appointments?|salon|barber|hairdresser|reservations?|scheduling|spa|beauty|tickets?|events?|cinema|parking|taxi|ride|Buchung\\w*|Termine?|Friseur|Veranstaltungen?|Kino|réservations?|rendez-vous|coiffeur|événements?|reservas?|citas|peluquería|eventos",
  names: ["Slotly", "Your Place", "At Seven", "Timely"],
  hue: 12,
  frame: {
    nav: "site",
    tabs: [
      { icon: "compass", label: "Discover|Entdecken|Découvrir|Descubrir" },
      { icon: "calendar", label: "Calendar|Kalender|Calendrier|Calendario" },
      { icon: "heart", label: "Saved|Gemerkt|Favoris|Guardados" },
      { icon: "user", label: "Me|Ich|Moi|Yo" },
    ],
  },
  screens: [
    (ui) =>
      catalog(ui, {
        title: "Book something good|Buche etwas Schönes|Réservez du bon temps|Reserva algo bueno",
        search: "Service, place, day|Leistung, Ort, Tag|Service, lieu, jour|Servicio, lugar, día",
        promo: {
          title: "Free tonight|Heute Abend frei|Libre ce soir|Libre esta noche",
          text: "12 places near you|12 Orte in deiner Nähe|12 adresses près de vous|12 sitios cerca",
          action: "See times|Zeiten ansehen|Voir les horaires|Ver horas",
          subject: "room",
        },
        chips: [
          "All|Alle|Tous|Todos",
          "Hair|Haare|Coiffure|Pelo",
          "Body|Körper|Corps|Cuerpo",
          "Classes|Kurse|Cours|Clases",
        ],
        heading: "Close to you|In deiner Nähe|Près de vous|Cerca de ti",
        tiles: places,
      }),
    (ui) =>
      calendarScreen(ui, {
        title: "Choose a time|Zeit wählen|Choisir l’heure|Elige la hora",
        tab: 1,
        hasBack: true,
        month: "June|Juni|Juin|Junio",
        start: 6,
        chosen: [17],
        heading: "Tuesday 17 June|Dienstag, 17. Juni|Mardi 17 juin|Martes 17 de junio",
        slots: ["09:20", "10:00", "10:40", "13:00", "15:20", "17:40"],
        action: "Take 10:40|10:40 nehmen|Choisir 10 h 40|Elegir las 10:40",
      }),
    (ui) =>
      checkoutScreen(ui, {
        title: "Your booking|Deine Buchung|Votre réservation|Tu reserva",
        tab: 1,
        heading: "Studio Nord",
        items: [
          {
            subject: "room",
            title: "Cut and wash|Schneiden und Waschen|Coupe et shampooing|Corte y lavado",
            note: "45 min, with Ada|45 Min., bei Ada|45 min, avec Ada|45 min, con Ada",
            value: ui.money(48),
          },
          {
            icon: "drop",
            title: "Scalp treatment|Kopfhautpflege|Soin du cuir chevelu|Tratamiento",
            note: "15 min|15 Min.|15 min|15 min",
            value: ui.money(18),
          },
        ],
        place: {
          heading: "When and where|Wann und wo|Quand et où|Cuándo y dónde",
          item: {
            icon: "pin",
            title: "17 June, 10:40|17. Juni, 10:40|17 juin, 10 h 40|17 de junio, 10:40",
            note: "3 Harbor Lane|Hafengasse 3|3, ruelle du Port|Callejón del Puerto 3",
          },
        },
        facts: [
          ["Services|Leistungen|Services|Servicios", ui.money(66)],
          ["First visit|Erster Besuch|Première visite|Primera visita", ui.money(-6)],
        ],
        total: ui.money(60),
        action: "Confirm booking|Buchung bestätigen|Confirmer|Confirmar reserva",
      }),
    (ui) =>
      detailScreen(ui, {
        title: "Studio Nord",
        subject: "room",
        kicker: "Hair and color|Schnitt und Farbe|Coupe et couleur|Corte y color",
        name: "Studio Nord",
        rating: "4.9 · 318 visits|4,9 · 318 Besuche|4,9 · 318 visites|4,9 · 318 visitas",
        text: "Four chairs, good light and no hurry. Open from Tuesday to Saturday, with late hours on Thursday.|Vier Stühle, gutes Licht und keine Eile. Dienstag bis Samstag geöffnet, donnerstags länger.|Quatre fauteuils, une belle lumière, aucune hâte. Ouvert du mardi au samedi, tard le jeudi.|Cuatro sillas, buena luz y sin prisa. De martes a sábado, los jueves hasta tarde.",
        facts: [
          { icon: "pin", label: "Distance|Entfernung|Distance|Distancia", value: "400 m" },
          { icon: "clock", label: "Next|Nächster|Prochain|Próxima", value: "10:40" },
          { icon: "card", label: "From|Ab|Dès|Desde", value: ui.money(28) },
        ],
        action: "Choose a time|Zeit wählen|Choisir l’heure|Elegir hora",
      }),
    (ui) =>
      listScreen(ui, {
        title: "My bookings|Meine Buchungen|Mes réservations|Mis reservas",
        tab: 3,
        chips: ["Next|Kommende|À venir|Próximas", "Past|Vergangene|Passées|Pasadas"],
        groups: [
          { heading: "June|Juni|Juin|Junio", items: bookings },
          {
            heading: "Saved places|Gemerkte Orte|Adresses enregistrées|Sitios guardados",
            items: places.map(({ subject, title, note, value }) => ({
              subject,
              title,
              ...(note && { note }),
              ...(value && { value }),
            })),
          },
        ],
      }),
  ],
};
