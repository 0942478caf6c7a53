import type { AppKind } from "./app-kind.ts";
import { listScreen } from "./browse.ts";
import { landingPage } from "./landing.ts";
import { formScreen } from "./personal.ts";
import { article, pricing } from "./web.ts";

export const website: AppKind = {
  id: "landing",
  words:
    "landing ?pages?|websites?|homepage|startups?|agency|portfolio|product page|marketing site|one[- ]?pager|web ?page|Webseite|Startseite|Agentur|site web|page d[’']accueil|agence|página web|sitio web|agencia",
  names: ["Folio", "Plainly", "Brightwork", "Paperhouse"],
  hue: 255,
  frame: {
    nav: "site",
    tabs: [
      { icon: "layers", label: "Product|Produkt|Produit|Producto" },
      { icon: "tag", label: "Prices|Preise|Tarifs|Precios" },
      { icon: "book", label: "Guides|Ratgeber|Guides|Guías" },
      { icon: "mail", label: "Contact|Kontakt|Contact|Contacto" },
    ],
  },
  screens: [
    landingPage,
    (ui) =>
      pricing(ui, {
        title: "One price for each stage|Ein Preis für jede Phase|Un tarif pour chaque étape|Un precio para cada etapa",
        text: "Start free, change at any time.|Kostenlos starten, jederzeit wechseln.|Commencez gratuitement, changez quand vous voulez.|Empieza gratis y cambia cuando quieras.",
        per: "per month|pro Monat|par mois|al mes",
        plans: [
          {
            name: "Solo",
            price: ui.money(0),
            note: "For your own projects|Für eigene Projekte|Pour vos projets|Para tus proyectos",
            points: [
              "3 projects|3 Projekte|3 projets|3 proyectos",
              "Unlimited notes|Notizen ohne Limit|Notes illimitées|Notas ilimitadas",
              "1 GB of files|1 GB Dateien|1 Go de fichiers|1 GB de archivos",
            ],
            action: "Start free|Kostenlos starten|Commencer|Empezar gratis",
          },
          {
            name: "Team",
            price: ui.money(12),
            note: "For up to ten people|Für bis zu zehn Personen|Jusqu’à dix personnes|Hasta diez personas",
            points: [
              "All projects|Alle Projekte|Tous les projets|Todos los proyectos",
              "Shared templates|Gemeinsame Vorlagen|Modèles partagés|Plantillas compartidas",
              "100 GB of files|100 GB Dateien|100 Go de fichiers|100 GB de archivos",
              "Version history|Versionsverlauf|Historique|Historial",
            ],
            action: "Try for 14 days|14 Tage testen|Essayer 14 jours|Probar 14 días",
            isBest: true,
          },
          {
            name: "Studio",
            price: ui.money(29),
            note: "For larger teams|Für größere Teams|Pour les grandes équipes|Para equipos grandes",
            points: [
              "Roles and rights|Rollen und Rechte|Rôles et droits|Roles y permisos",
              "1 TB of files|1 TB Dateien|1 To de fichiers|1 TB de archivos",
              "Single sign-on|Single Sign-on|Connexion unique|Acceso único",
            ],
            action: "Talk to us|Sprich mit uns|Nous parler|Habla con nosotros",
          },
        ],
      }),
    (ui) =>
      formScreen(ui, {
        title: "Contact|Kontakt|Contact|Contacto",
        tab: 3,
        lead: "Tell us what you need|Erzähl uns, was du brauchst|Dites-nous tout|Cuéntanos qué necesitas",
        text: "We answer within one working day.|Wir antworten innerhalb eines Werktags.|Réponse sous un jour ouvré.|Respondemos en un día laborable.",
        fields: [
          { label: "Name|Name|Nom|Nombre", value: "Lena Hoffmann", icon: "user" },
          { label: "Email|E-Mail|E-mail|Correo", value: "lena@example.com", icon: "mail", type: "email" }, // words:allow
          {
            label: "Subject|Betreff|Objet|Asunto",
            value:
              "A site for our bakery|Eine Website für unsere Bäckerei|Un site pour notre boulangerie|Una web para la panadería",
            icon: "edit",
          },
        ],
        checks: [{ text: "Send me a copy|Kopie an mich senden|M’envoyer une copie|Enviarme una copia", isOn: true }],
        action: "Send message|Nachricht senden|Envoyer|Enviar mensaje",
      }),
    (ui) =>
      listScreen(ui, {
        title: "Guides|Ratgeber|Guides|Guías",
        tab: 2,
        search: "Search guides|Ratgeber suchen|Chercher un guide|Buscar guías",
        groups: [
          {
            heading: "First steps|Erste Schritte|Premiers pas|Primeros pasos",
            items: [
              {
                icon: "rocket",
                title: "Set up your space|Deinen Bereich einrichten|Préparer votre espace|Prepara tu espacio",
                note: "4 min",
              },
              {
                icon: "users",
                title: "Invite your team|Team einladen|Inviter l’équipe|Invita a tu equipo",
                note: "3 min",
              },
              {
                icon: "folder",
                title: "Import files|Dateien importieren|Importer des fichiers|Importar archivos",
                note: "5 min",
              },
            ],
          },
          {
            heading: "Go deeper|Mehr erfahren|Aller plus loin|Más a fondo",
            items: [
              {
                icon: "layers",
                title: "Templates that grow|Vorlagen, die mitwachsen|Des modèles évolutifs|Plantillas que crecen",
                note: "7 min",
              },
              {
                icon: "shield",
                title: "Roles and rights|Rollen und Rechte|Rôles et droits|Roles y permisos",
                note: "6 min",
              },
            ],
          },
        ],
      }),
    (ui) =>
      article(ui, {
        title: "Guide|Ratgeber|Guide|Guía",
        tab: 2,
        kicker: "First steps|Erste Schritte|Premiers pas|Primeros pasos",
        name: "Set up your space in four minutes|Dein Bereich in vier Minuten|Votre espace en quatre minutes|Tu espacio en cuatro minutos",
        by: "4 min",
        subject: "cover",
        lead: "Start with one project, not with ten folders.|Beginne mit einem Projekt, nicht mit zehn Ordnern.|Commencez par un projet, pas par dix dossiers.|Empieza con un proyecto, no con diez carpetas.",
        paragraphs: [
          "Name it after what should be done by the end. Add the people who work on it, then the first three tasks. Everything else can wait until it is needed.|Benenne es nach dem, was am Ende fertig sein soll. Füge die Beteiligten hinzu, dann die ersten drei Aufgaben. Alles andere hat Zeit.|Nommez-le d’après le résultat attendu. Ajoutez les personnes, puis les trois premières tâches. Le reste peut attendre.|Ponle el nombre de lo que debe quedar hecho. Añade a las personas y las tres primeras tareas. Lo demás puede esperar.",
        ],
        aside: [],
      }),
  ],
};
