import type { Item, Tile } from "../parts/lists.ts";
import type { Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { catalog, detailScreen, listScreen } from "./browse.ts";
import { checkoutScreen } from "./checkout.ts";
import { profileScreen } from "./personal.ts";

const products = (ui: Ui): Tile[] => [
  {
    subject: "lamp",
    title: "Arc lamp|Bogenlampe|Lampe arc|Lámpara de arco",
    value: ui.money(129),
    note: "Brass|Messing|Laiton|Latón",
  },
  {
    subject: "chair",
    title: "Round chair|Runder Stuhl|Chaise ronde|Silla redonda",
    value: ui.money(240),
    note: "Oak|Eiche|Chêne|Roble",
  },
  {
    subject: "vase",
    title: "Clay vase|Tonvase|Vase en argile|Jarrón de barro",
    value: ui.money(48),
    note: "Handmade|Handarbeit|Fait main|Hecho a mano",
  },
  {
    subject: "sofa",
    title: "Two-seater|Zweisitzer|Canapé deux places|Sofá de dos plazas",
    value: ui.money(890),
    note: "Linen|Leinen|Lin|Lino",
  },
  { subject: "plant", title: "Fig tree|Feigenbaum|Figuier|Higuera", value: ui.money(65), note: "120 cm" },
  { subject: "mug", title: "Stone mug|Steinbecher|Tasse en grès|Taza de gres", value: ui.money(18), note: "350 ml" },
  {
    subject: "bag",
    title: "Day bag|Tagestasche|Sac de jour|Bolso de día",
    value: ui.money(110),
    note: "Canvas|Segeltuch|Toile|Lona",
  },
  {
    subject: "bottle",
    title: "Water bottle|Trinkflasche|Gourde|Botella",
    value: ui.money(32),
    note: "Steel|Stahl|Acier|Acero",
  },
];

const basket = (ui: Ui): Item[] => [
  {
    subject: "lamp",
    title: "Arc lamp|Bogenlampe|Lampe arc|Lámpara de arco",
    note: "Brass, 1 piece|Messing, 1 Stück|Laiton, 1 pièce|Latón, 1 unidad",
    value: ui.money(129),
  },
  {
    subject: "vase",
    title: "Clay vase|Tonvase|Vase en argile|Jarrón de barro",
    note: "Sand, 2 pieces|Sand, 2 Stück|Sable, 2 pièces|Arena, 2 unidades",
    value: ui.money(96),
  },
  {
    subject: "mug",
    title: "Stone mug|Steinbecher|Tasse en grès|Taza de gres",
    note: "Gray, 4 pieces|Grau, 4 Stück|Gris, 4 pièces|Gris, 4 unidades",
    value: ui.money(72),
  },
];

const orders = (ui: Ui): Item[] => [
  {
    icon: "truck",
    title: "Order 2041|Bestellung 2041|Commande 2041|Pedido 2041",
    note: "Arrives Thursday|Kommt am Donnerstag|Arrive jeudi|Llega el jueves",
    value: ui.money(129),
  },
  {
    icon: "check",
    title: "Order 1987|Bestellung 1987|Commande 1987|Pedido 1987",
    note: "Delivered on 2 June|Geliefert am 2. Juni|Livrée le 2 juin|Entregado el 2 de junio",
    value: ui.money(64),
  },
  {
    icon: "check",
    title: "Order 1920|Bestellung 1920|Commande 1920|Pedido 1920",
    note: "Delivered on 18 May|Geliefert am 18. Mai|Livrée le 18 mai|Entregado el 18 de mayo",
    value: ui.money(212),
  },
];

export const shop: AppKind = {
  id: "shop",
  words:
    "shop|shops|store|e-?commerce|webshop|online shop|fashion|clothing|furniture|marketplace|boutique|sneakers?|cosmetics|retail|Laden|Mode|Möbel|Onlineshop|Marktplatz|magasin|mode|meubles|vêtements|tienda|moda|muebles|ropa",
  names: ["Nook", "Oak & Arc", "Harbor Goods", "Moonhouse"],
  hue: 40,
  frame: {
    nav: "site",
    tabs: [
      { icon: "home", label: "Shop|Shop|Boutique|Tienda" },
      { icon: "search", label: "Search|Suche|Recherche|Buscar" },
      { icon: "bag", label: "Basket|Korb|Panier|Cesta" },
      { icon: "user", label: "Account|Konto|Compte|Cuenta" },
    ],
  },
  screens: [
    (ui) =>
      catalog(ui, {
        title: ui.name,
        kicker:
          "New things for quiet rooms|Neues für ruhige Räume|Du neuf pour vos pièces calmes|Novedades para espacios tranquilos",
        actions: [{ icon: "bag", label: "Basket|Korb|Panier|Cesta" }],
        search: "Search products|Produkte suchen|Chercher un produit|Buscar productos",
        promo: {
          title: "The summer edit|Die Sommerauswahl|La sélection d’été|La selección de verano",
          text: "40 pieces, in stock now|40 Stücke, jetzt auf Lager|40 pièces en stock|40 piezas en stock",
          action: "Discover|Entdecken|Découvrir|Descubrir",
          subject: "chair",
        },
        chips: [
          "All|Alles|Tout|Todo",
          "Lighting|Licht|Éclairage|Luz",
          "Seating|Sitzen|Assises|Asientos",
          "Table|Tisch|Table|Mesa",
          "Textiles|Textilien|Textiles|Textiles",
        ],
        heading: "Just in|Neu eingetroffen|Nouveautés|Recién llegado",
        tiles: products(ui),
      }),
    (ui) =>
      detailScreen(ui, {
        title: "Product|Produkt|Produit|Producto",
        subject: "lamp",
        kicker: "Lighting|Licht|Éclairage|Luz",
        name: "Arc lamp|Bogenlampe|Lampe arc|Lámpara de arco",
        price: ui.money(129),
        rating: "4.8 · 126 reviews|4,8 · 126 Bewertungen|4,8 · 126 avis|4,8 · 126 opiniones",
        text: "A warm light for reading corners. The shade tilts, the cable is wrapped in cotton, and the foot stands firmly on any floor.|Warmes Licht für die Leseecke. Der Schirm lässt sich neigen, das Kabel ist mit Baumwolle umwebt, der Fuß steht fest.|Une lumière chaude pour le coin lecture. L’abat-jour s’incline, le câble est gainé de coton et le pied reste stable.|Luz cálida para el rincón de lectura. La pantalla se inclina, el cable va forrado de algodón y el pie es estable.",
        options: {
          label: "Finish|Oberfläche|Finition|Acabado",
          values: ["Black|Schwarz|Noir|Negro", "Brass|Messing|Laiton|Latón", "White|Weiß|Blanc|Blanco"],
        },
        facts: [
          {
            icon: "truck",
            label: "Delivery|Lieferung|Livraison|Entrega",
            value: "2–3 days|2–3 Tage|2–3 jours|2–3 días",
          },
          { icon: "repeat", label: "Returns|Rückgabe|Retours|Cambios", value: "30 days|30 Tage|30 jours|30 días" },
          { icon: "shield", label: "Warranty|Garantie|Garantie|Garantía", value: "5 years|5 Jahre|5 ans|5 años" },
        ],
        action: "Add to basket|In den Korb|Ajouter au panier|Añadir a la cesta",
      }),
    (ui) =>
      checkoutScreen(ui, {
        title: "Your basket|Dein Korb|Votre panier|Tu cesta",
        heading: "3 products|3 Produkte|3 produits|3 productos",
        items: basket(ui),
        place: {
          heading: "Delivery|Lieferung|Livraison|Entrega",
          item: {
            icon: "pin",
            title: "Lena Hoffmann",
            note: "14 Linden Street, 2nd floor|Lindenstraße 14, 2. Stock|14, rue des Tilleuls, 2e étage|Calle del Tilo 14, 2.º",
          },
        },
        facts: [
          ["Products|Produkte|Produits|Productos", ui.money(297)],
          ["Delivery|Lieferung|Livraison|Entrega", ui.money(6.9)],
        ],
        total: ui.money(303.9),
        action: "Go to checkout|Zur Kasse|Passer commande|Ir a la caja",
      }),
    (ui) =>
      listScreen(ui, {
        title: "Search|Suche|Recherche|Buscar",
        search: "Search products|Produkte suchen|Chercher un produit|Buscar productos",
        chips: ["Price|Preis|Prix|Precio", "Color|Farbe|Couleur|Color", "Material|Material|Matière|Material"],
        groups: [
          {
            heading: "24 results|24 Treffer|24 résultats|24 resultados",
            items: products(ui)
              .slice(0, 6)
              .map(({ subject, title, note, value }) => ({
                subject,
                title,
                ...(note && { note }),
                ...(value && { value }),
              })),
          },
          {
            heading: "Last seen|Zuletzt angesehen|Vus récemment|Vistos hace poco",
            items: products(ui)
              .slice(5)
              .map(({ subject, title, note, value }) => ({
                subject,
                title,
                ...(note && { note }),
                ...(value && { value }),
              })),
          },
        ],
      }),
    (ui) =>
      profileScreen(ui, {
        title: "Account|Konto|Compte|Cuenta",
        tab: 3,
        name: "Lena Hoffmann",
        note: "Customer since 2021|Kundin seit 2021|Cliente depuis 2021|Clienta desde 2021",
        stats: [
          ["12", "Orders|Bestellungen|Commandes|Pedidos"],
          ["5", "Saved|Gemerkt|Favoris|Guardados"],
          ["2", "Vouchers|Gutscheine|Bons|Vales"],
        ],
        heading: "Latest orders|Letzte Bestellungen|Dernières commandes|Últimos pedidos",
        items: orders(ui),
        switches: [
          {
            icon: "bell",
            title: "News about orders|Neues zu Bestellungen|Suivi des commandes|Avisos de pedidos",
            isOn: true,
          },
          { icon: "mail", title: "Newsletter|Newsletter|Lettre d’information|Boletín", isOn: false },
        ],
      }),
  ],
};
