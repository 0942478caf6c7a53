import type { Tile } from "../parts/lists.ts";
import type { Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, detailScreen, listScreen } from "./browse.ts";
import { checkoutScreen } from "./checkout.ts";
import { mapScreen } from "./map.ts";

const places: readonly Tile[] = [
  {
    subject: "bowl",
    title: "Green Bowl",
    note: "Salads, 20–30 min|Salate, 20–30 Min.|Salades, 20–30 min|Ensaladas, 20–30 min",
    value: "4.8",
  },
  {
    subject: "pizza",
    title: "Forno Vecchio",
    note: "Pizza, 25–35 min|Pizza, 25–35 Min.|Pizza, 25–35 min|Pizza, 25–35 min",
    value: "4.7",
  },
  {
    subject: "burger",
    title: "Corner Grill",
    note: "Burgers, 15–25 min|Burger, 15–25 Min.|Burgers, 15–25 min|Hamburguesas, 15–25 min",
    value: "4.5",
  },
  {
    subject: "cake",
    title: "Sweet Hour",
    note: "Cakes, 20–30 min|Kuchen, 20–30 Min.|Gâteaux, 20–30 min|Tartas, 20–30 min",
    value: "4.9",
  },
  {
    subject: "citrus",
    title: "Juice Room",
    note: "Juices, 10–20 min|Säfte, 10–20 Min.|Jus, 10–20 min|Zumos, 10–20 min",
    value: "4.6",
  },
  {
    subject: "mug",
    title: "Slow Drip",
    note: "Coffee, 10–15 min|Kaffee, 10–15 Min.|Café, 10–15 min|Café, 10–15 min",
    value: "4.8",
  },
];

const dishes = (ui: Ui) => [
  {
    subject: "bowl" as const,
    title: "Sesame bowl|Sesam-Bowl|Bol au sésame|Bol de sésamo",
    note: "Rice, avocado, tofu|Reis, Avocado, Tofu|Riz, avocat, tofu|Arroz, aguacate, tofu",
    value: ui.money(12.5),
  },
  {
    subject: "citrus" as const,
    title: "Orange salad|Orangensalat|Salade d’orange|Ensalada de naranja",
    note: "Fennel, olives|Fenchel, Oliven|Fenouil, olives|Hinojo, aceitunas",
    value: ui.money(9.8),
  },
  {
    subject: "burger" as const,
    title: "Bean burger|Bohnenburger|Burger aux haricots|Hamburguesa de alubias",
    note: "Pickles, mustard|Gurken, Senf|Cornichons, moutarde|Pepinillos, mostaza",
    value: ui.money(11.2),
  },
  {
    subject: "cake" as const,
    title: "Berry cake|Beerenkuchen|Gâteau aux baies|Tarta de bayas",
    note: "One slice|Ein Stück|Une part|Una porción",
    value: ui.money(5.4),
  },
];

export const food: AppKind = {
  id: "food",
  words:
    "food|restaurants?|delivery|recipes?|cooking|kitchen|meals?|pizza|sushi|burgers?|bakery|caf[eé]|coffee|grocer(?:y|ies)|wine|Essen|Lieferdienst|Rezepte?|Kochen|Küche|Bäckerei|Kaffee|cuisine|recettes?|repas|livraison|boulangerie|comida|recetas?|cocina|restaurante|panadería",
  names: ["Green Bowl", "Supper", "Tavola", "Pan & Salt"],
  hue: 140,
  frame: {
    nav: "site",
    tabs: [
      { icon: "fork", label: "Order|Bestellen|Commander|Pedir" },
      { icon: "search", label: "Search|Suche|Recherche|Buscar" },
      { icon: "bag", label: "Basket|Korb|Panier|Cesta" },
      { icon: "clock", label: "Orders|Verlauf|Commandes|Pedidos" },
    ],
  },
  screens: [
    (ui) =>
      catalog(ui, {
        title: "What are you hungry for?|Worauf hast du Hunger?|De quoi avez-vous faim ?|¿Qué te apetece?",
        kicker: "14 Linden Street|Lindenstraße 14|14, rue des Tilleuls|Calle del Tilo 14",
        search: "Dishes or restaurants|Gerichte oder Restaurants|Plats ou restaurants|Platos o restaurantes",
        promo: {
          title: "Free delivery today|Heute liefern wir gratis|Livraison offerte|Envío gratis hoy",
          text: `${ui.say("On orders from|Ab|Dès|Desde")} ${ui.money(20)}`,
          action: "Order now|Jetzt bestellen|Commander|Pedir ahora",
          subject: "bowl",
        },
        chips: ["Near you|In der Nähe|À proximité|Cerca", "Healthy|Gesund|Sain|Sano", "Pizza", "Sweet|Süß|Sucré|Dulce"],
        heading: "Open now|Jetzt geöffnet|Ouverts|Abiertos",
        tiles: places,
        isFlat: true,
      }),
    (ui) =>
      detailScreen(ui, {
        title: "Green Bowl",
        subject: "bowl",
        kicker: "Bowls|Bowls|Bols|Boles",
        name: "Sesame bowl|Sesam-Bowl|Bol au sésame|Bol de sésamo",
        price: ui.money(12.5),
        rating: "4.9 · 84 ratings|4,9 · 84 Bewertungen|4,9 · 84 avis|4,9 · 84 opiniones",
        text: "Warm rice, tofu, avocado, radish and a dressing of sesame and lime. Mild, filling, and ready in ten minutes.|Warmer Reis, Tofu, Avocado, Radieschen und ein Dressing aus Sesam und Limette. Mild, sättigend, in zehn Minuten fertig.|Riz chaud, tofu, avocat, radis et une sauce au sésame et au citron vert. Doux, rassasiant, prêt en dix minutes.|Arroz templado, tofu, aguacate, rábano y aliño de sésamo y lima. Suave, saciante y listo en diez minutos.",
        options: {
          label: "Size|Größe|Taille|Tamaño",
          values: ["Small|Klein|Petit|Pequeño", "Regular|Normal|Moyen|Normal", "Large|Groß|Grand|Grande"],
        },
        facts: [
          { icon: "flame", label: "Energy|Energie|Énergie|Energía", value: "540 kcal" },
          { icon: "leaf", label: "Diet|Kost|Régime|Dieta", value: "Vegan|Vegan|Végan|Vegano" },
          { icon: "clock", label: "Ready in|Fertig in|Prêt en|Listo en", value: "10 min" },
        ],
        action: "Add to order|Zur Bestellung|Ajouter|Añadir al pedido",
      }),
    (ui) =>
      mapScreen(ui, {
        title: "On its way|Unterwegs zu dir|En route|En camino",
        tab: 3,
        hasBack: true,
        label:
          "Map: the courier is three streets away|Karte: Der Kurier ist drei Straßen entfernt|Carte : le livreur est à trois rues|Mapa: el repartidor está a tres calles",
        heading: "12 minutes left|Noch 12 Minuten|Encore 12 minutes|Faltan 12 minutos",
        items: [
          {
            icon: "check",
            title: "Order accepted|Bestellung angenommen|Commande acceptée|Pedido aceptado",
            note: "18:02",
            isGood: true,
          },
          { icon: "fork", title: "Being prepared|Wird zubereitet|En préparation|En preparación", note: "18:09" },
          {
            icon: "truck",
            title: "Picked up by Samir|Abgeholt von Samir|Récupérée par Samir|Recogido por Samir",
            note: "18:21",
          },
          { icon: "home", title: "At home|An deiner Tür|À votre porte|En tu puerta", note: "18:33" },
        ],
      }),
    (ui) =>
      listScreen(ui, {
        title: "Green Bowl",
        tab: 1,
        chips: [
          "Bowls|Bowls|Bols|Boles",
          "Salads|Salate|Salades|Ensaladas",
          "Sides|Beilagen|Accompagnements|Guarniciones",
          "Drinks|Getränke|Boissons|Bebidas",
        ],
        groups: [
          { heading: "Popular|Beliebt|Populaires|Populares", items: dishes(ui) },
          { heading: "New on the menu|Neu auf der Karte|Nouveautés|Novedades", items: [...dishes(ui)].reverse() },
        ],
      }),
    (ui) =>
      checkoutScreen(ui, {
        title: "Your order|Deine Bestellung|Votre commande|Tu pedido",
        heading: "From Green Bowl|Von Green Bowl|De Green Bowl|De Green Bowl",
        items: dishes(ui).slice(0, 3),
        place: {
          heading: "Delivery|Lieferung|Livraison|Entrega",
          item: {
            icon: "pin",
            title: "14 Linden Street|Lindenstraße 14|14, rue des Tilleuls|Calle del Tilo 14",
            note: "Ring twice|Zweimal klingeln|Sonnez deux fois|Llamar dos veces",
          },
        },
        facts: [
          ["Dishes|Gerichte|Plats|Platos", ui.money(33.5)],
          ["Delivery|Lieferung|Livraison|Entrega", ui.money(0)],
        ],
        total: ui.money(33.5),
        action: "Order and pay|Bestellen und zahlen|Commander et payer|Pedir y pagar",
      }),
  ],
};
