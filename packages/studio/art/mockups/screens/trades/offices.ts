// Longer than other files, because it is data: the words of each trade in four languages, in one place.
import type { AppKind } from "../app-kind.ts";
import { rooms } from "./counter.ts";
import { uptime } from "./days.ts";
import { account, agenda, bill, fields, lanes, listing, numbers, oneThing, trend } from "./forms.ts";
import {
  accountTab,
  calendarTab,
  doneWord,
  homeTab,
  newWord,
  openWord,
  peopleTab,
  savedTab,
  searchWord,
  statsTab,
} from "./shared-words.ts";
import { trade } from "./trade.ts";

const payroll = trade({
  id: "payroll",
  words:
    "payroll|payslips?|salar(?:y|ies)|wages|Lohn(?:abrechnung|buchhaltung|software)?|Gehalts?(?:abrechnung)?|paie|fiches? de paie|nóminas?|salarios",
  names: ["Paydayly", "Evenhand", "Wagewell", "Monthly"],
  hue: 150,
  tabs: [homeTab, peopleTab, ["calendar", "Runs|Läufe|Paies|Pagos"], accountTab],
  things: [
    ["portrait", "Amara Osei", "Design, full time|Design, Vollzeit|Design, plein temps|Diseño, jornada completa", 4200],
    ["portrait", "Bo Lindgren", "Support, 80 %", 2960],
    [
      "portrait",
      "Carla Ruiz",
      "Sales, full time|Vertrieb, Vollzeit|Ventes, plein temps|Ventas, jornada completa",
      3850,
    ],
    ["portrait", "Dev Patel", "Warehouse, 60 %|Lager, 60 %|Entrepôt, 60 %|Almacén, 60 %", 1980],
    [
      "portrait",
      "Elif Kaya",
      "Accounts, full time|Buchhaltung, Vollzeit|Compta, plein temps|Cuentas, jornada completa",
      3640,
    ],
    ["portrait", "Finn Moore", "Apprentice|Auszubildender|Apprenti|Aprendiz", 1120],
  ],
  screens: [
    numbers({
      title: "June payroll|Lohnlauf Juni|Paie de juin|Nómina de junio",
      label: "Goes out on 27 June|Auszahlung am 27. Juni|Versement le 27 juin|Pago el 27 de junio",
      figure: 17750,
      note: "Two payslips need a look|Zwei Abrechnungen prüfen|Deux fiches à vérifier|Dos nóminas por revisar",
      values: [16.9, 17.1, 17.1, 17.4, 17.4, 17.8],
      labels: "Jan,Feb,Mar,Apr,May,Jun|Jan,Feb,Mär,Apr,Mai,Jun|janv,févr,mars,avr,mai,juin|ene,feb,mar,abr,may,jun",
      stats: [
        ["users", "People|Personen|Personnes|Personas", "6", "+1"],
        ["clock", "Overtime|Überstunden|Heures sup.|Horas extra", "14 h", "−3 h"],
        ["file", "Tax|Steuer|Impôt|Impuesto", "21 %", "0 %"],
      ],
      heading: "Payslips|Abrechnungen|Fiches de paie|Nóminas",
    }),
    listing({
      title: "People|Personen|Personnes|Personas",
      tab: 1,
      heading: "Team|Team|Équipe|Equipo",
      search: searchWord,
      chips: ["Full time|Vollzeit|Plein temps|Completa", "Part time|Teilzeit|Temps partiel|Parcial"],
    }),
    bill({
      title: "Approve|Freigeben|Valider|Aprobar",
      heading: "June|Juni|Juin|Junio",
      count: 5,
      fee: "Contributions|Abgaben|Charges|Cotizaciones",
      action: "Approve and pay|Freigeben und auszahlen|Valider et payer|Aprobar y pagar",
      tab: 2,
    }),
    agenda({ title: "Runs|Läufe|Paies|Pagos", tab: 2 }),
    account({
      name: "Elif Kaya",
      note: "Accounts|Buchhaltung|Comptabilité|Cuentas",
      stats: [
        ["6", "People|Personen|Personnes|Personas"],
        ["12", "Runs|Läufe|Paies|Pagos"],
        ["0", "Late|Verspätet|En retard|Tarde"],
      ],
    }),
  ],
  pitch: {
    title:
      "Payday without the paperwork|Zahltag ohne Papierkram|Le jour de paie, sans paperasse|El día de pago, sin papeleo",
    text: "Hours in, payslips out. Check the month on one page, approve it once, and everyone is paid on time.|Stunden rein, Abrechnungen raus. Den Monat auf einer Seite prüfen, einmal freigeben, pünktlich zahlen.|Saisissez les heures, recevez les fiches. Une page à vérifier, un clic, tout le monde est payé.|Entran las horas, salen las nóminas. Revisa el mes en una página, apruébalo y todos cobran a tiempo.",
    action: "Run your first payroll|Ersten Lohnlauf starten|Lancer une première paie|Haz tu primera nómina",
    features: [
      [
        "clock",
        "Hours that add up|Stunden, die stimmen|Des heures justes|Horas que cuadran",
        "Shifts, leave and overtime in one list.|Schichten, Urlaub und Überstunden in einer Liste.|Horaires, congés et heures sup. réunis.|Turnos, vacaciones y extras en una lista.",
      ],
      [
        "file",
        "Clear payslips|Klare Abrechnungen|Des fiches claires|Nóminas claras",
        "Every line says where it comes from.|Jede Zeile erklärt sich selbst.|Chaque ligne s’explique.|Cada línea se explica.",
      ],
      [
        "shield",
        "Approved by you|Von dir freigegeben|Validé par vous|Lo apruebas tú",
        "No money moves before you say yes.|Kein Geld fließt vor deinem Ja.|Rien ne part sans votre accord.|Nada se mueve sin tu sí.",
      ],
    ],
  },
});

const crm = trade({
  id: "crm",
  words:
    "crm|sales pipeline|pipelines?|lead(?:s| management| tracker)|deal tracker|Kundenverwaltung|Vertriebspipeline|Leads|gestion clients|suivi commercial|embudo de ventas|gestión de clientes|kanban(?:[- ]?boards?)?|trello",
  names: ["Warm Leads", "Pipeline", "Handshake", "Next Step"],
  hue: 265,
  tabs: [["layers", "Pipeline|Pipeline|Pipeline|Embudo"], peopleTab, statsTab, accountTab],
  things: [
    ["icon:users", "Office chairs, 40|Bürostühle, 40|Chaises, 40|Sillas, 40", "Northline", 5200],
    ["icon:users", "Shop fittings|Ladenbau|Agencement|Mobiliario de tienda", "Petit Quai", 12800],
    ["icon:users", "Yearly service|Jahreswartung|Contrat annuel|Servicio anual", "Meridian", 3600],
    ["icon:users", "Meeting room|Besprechungsraum|Salle de réunion|Sala de reuniones", "Oak Street", 7400],
    ["icon:users", "Second branch|Zweite Filiale|Deuxième boutique|Segunda sede", "Kiosk 24", 9100],
    ["icon:users", "Lighting|Beleuchtung|Éclairage|Iluminación", "Atelier Sol", 2300],
    ["icon:users", "Reception desk|Empfangstresen|Comptoir|Mostrador", "Tidewater", 4100],
    ["icon:users", "Shelving|Regale|Étagères|Estanterías", "Common Room", 1850],
    ["icon:users", "Canteen|Kantine|Cantine|Comedor", "Brightwork", 15600],
  ],
  screens: [
    lanes({
      title: "Pipeline|Pipeline|Pipeline|Embudo",
      lanes: [newWord, "Offer sent|Angebot raus|Devis envoyé|Oferta enviada", "Won|Gewonnen|Gagné|Ganado"],
    }),
    numbers({
      title: "This quarter|Dieses Quartal|Ce trimestre|Este trimestre",
      label: "In the pipeline|In der Pipeline|En cours|En curso",
      figure: 61950,
      note: "Three offers end this week|Drei Angebote enden diese Woche|Trois devis expirent|Tres ofertas vencen",
      values: [31, 38, 44, 41, 52, 58, 62],
      stats: [
        ["check", "Won|Gewonnen|Gagnés|Ganados", "11", "+3"],
        ["clock", "Days|Tage|Jours|Días", "24", "−2"],
        ["phone", "Calls|Anrufe|Appels|Llamadas", "46", "+8"],
      ],
      heading: "Next steps|Nächste Schritte|Prochaines étapes|Próximos pasos",
    }),
    listing({
      title: "Contacts|Kontakte|Contacts|Contactos",
      tab: 1,
      heading: "Deals|Abschlüsse|Affaires|Tratos",
      search: searchWord,
      chips: ["Warm|Warm|Chauds|Calientes", "Waiting|Wartend|En attente|Esperan"],
    }),
    trend({
      title: "Reports|Berichte|Rapports|Informes",
      tab: 2,
      label: "Won per week|Gewonnen pro Woche|Gagné par semaine|Ganado por semana",
      figure: 18400,
      change: "+14 %",
      values: [8, 12, 9, 14, 11, 16, 18],
      stats: [
        ["check", "Rate|Quote|Taux|Tasa", "31 %", "+4 %"],
        ["wallet", "Average|Schnitt|Moyenne|Media", "6.8 k", "+0.3"],
      ],
      heading: "Largest|Größte|Plus grands|Mayores",
    }),
    account({
      name: "Carla Ruiz",
      note: "Sales|Vertrieb|Ventes|Ventas",
      stats: [
        ["9", "Deals|Abschlüsse|Affaires|Tratos"],
        ["46", "Calls|Anrufe|Appels|Llamadas"],
        ["31 %", "Won|Gewonnen|Gagné|Ganado"],
      ],
    }),
  ],
});

const jobs = trade({
  id: "jobs",
  words:
    "job ?(?:board|search|listings?|portal|app)s?|jobs|careers? (?:page|site)|recruit(?:ing|ment)|hiring|Jobbörse|Stellen(?:anzeigen|portal|markt|börse)|Karriereseite|offres d[’']emploi|emplois?|recrutement|bolsa de trabajo|ofertas de empleo|empleos?",
  names: ["Good Shift", "Openings", "Next Desk", "Worklight"],
  hue: 225,
  nav: "site",
  tabs: [
    ["search", "Jobs|Jobs|Offres|Empleos"],
    savedTab,
    ["file", "Applied|Bewerbungen|Candidatures|Solicitudes"],
    accountTab,
  ],
  things: [
    [
      "icon:medal",
      "Night nurse|Nachtpflege|Infirmier de nuit|Enfermería de noche",
      "City clinic, 80 %|Stadtklinik, 80 %|Clinique, 80 %|Clínica, 80 %",
      "32 h",
    ],
    [
      "icon:cup",
      "Barista",
      "Corner café, part time|Eckcafé, Teilzeit|Café du coin, partiel|Café, media jornada",
      "20 h",
    ],
    [
      "icon:code",
      "Web developer|Webentwicklung|Développeur web|Desarrollo web",
      "Remote, full time|Remote, Vollzeit|À distance, plein temps|Remoto, completa",
      "40 h",
    ],
    [
      "icon:truck",
      "Driver|Fahrer:in|Chauffeur|Conductor",
      "Morning tour|Frühtour|Tournée du matin|Ruta de mañana",
      "25 h",
    ],
    ["icon:book", "Teacher|Lehrkraft|Enseignant|Docente", "Primary school|Grundschule|École primaire|Primaria", "28 h"],
    [
      "icon:tool",
      "Carpenter|Tischlerei|Menuisier|Carpintería",
      "Workshop, full time|Werkstatt, Vollzeit|Atelier, plein temps|Taller, completa",
      "38 h",
    ],
  ],
  screens: [
    listing({
      title: "Find a job|Job finden|Trouver un emploi|Encuentra empleo",
      heading: "New today|Neu heute|Nouvelles offres|Nuevas hoy",
      search: "Job or company|Job oder Firma|Métier ou entreprise|Puesto o empresa",
      chips: [
        "Full time|Vollzeit|Plein temps|Completa",
        "Part time|Teilzeit|Partiel|Parcial",
        "Remote|Remote|À distance|Remoto",
      ],
      more: {
        heading: "Close to you|In deiner Nähe|Près de vous|Cerca de ti",
        things: [
          ["icon:fork", "Cook|Küche|Cuisinier|Cocina", "Canteen|Kantine|Cantine|Comedor", "30 h"],
          [
            "icon:leaf",
            "Gardener|Gartenbau|Jardinier|Jardinería",
            "Botanical garden|Botanischer Garten|Jardin botanique|Jardín botánico",
            "35 h",
          ],
        ],
      },
    }),
    oneThing({
      text: "Steady shifts, planned four weeks ahead. A buddy in the first month and paid training.|Feste Schichten, vier Wochen im Voraus geplant. Patin im ersten Monat und bezahlte Fortbildung.|Horaires stables, prévus quatre semaines avant. Tutorat et formation payée.|Turnos fijos con cuatro semanas de antelación. Tutoría y formación pagada.",
      action: "Apply|Bewerben|Postuler|Solicitar",
      facts: [
        ["clock", "Hours|Stunden|Heures|Horas", "32"],
        ["calendar", "Start|Beginn|Début|Inicio", "1.8."],
        ["pin", "Away|Entfernt|Distance|Distancia", "3 km"],
      ],
    }),
    fields({
      title: "Application|Bewerbung|Candidature|Solicitud",
      lead: "Apply in two minutes|In zwei Minuten bewerben|Postulez en deux minutes|Solicita en dos minutos",
      text: "A phone number is enough. You can add a CV later.|Eine Telefonnummer reicht. Den Lebenslauf kannst du später ergänzen.|Un numéro suffit. Le CV peut suivre.|Basta un teléfono. El CV puede ir después.",
      fields: [
        ["user", "Name|Name|Nom|Nombre", "Jonah Reed"],
        ["phone", "Phone|Telefon|Téléphone|Teléfono", "0151 555 01 23"],
        ["calendar", "From|Ab|Dès|Desde", "1.8."],
      ],
      checks: ["Call me in the afternoon|Nachmittags anrufen|Appelez l’après-midi|Llamadme por la tarde"],
      action: "Send|Senden|Envoyer|Enviar",
    }),
    lanes({
      title: "Applied|Bewerbungen|Candidatures|Solicitudes",
      tab: 2,
      lanes: ["Sent|Gesendet|Envoyée|Enviada", "Talk|Gespräch|Entretien|Entrevista", "Offer|Zusage|Offre|Oferta"],
    }),
    account({
      name: "Jonah Reed",
      note: "Open to offers|Offen für Angebote|À l’écoute|Abierto a ofertas",
      stats: [
        ["4", "Applied|Beworben|Envoyées|Enviadas"],
        ["1", "Talk|Gespräch|Entretien|Entrevista"],
        ["9", "Saved|Gemerkt|Favoris|Guardados"],
      ],
    }),
  ],
});

const invoices = trade({
  id: "invoices",
  words:
    "invoic(?:es?|ing)(?: app| tool)?|billing app|bookkeeping|accounting|freelanc\\w+|Rechnung(?:en|s\\w*)?|Buchhaltung|factur(?:es?|ation)|comptabilité|facturas?|facturación|contabilidad",
  names: ["Plain Invoice", "Net 14", "Ledger & Pen", "Billable"],
  hue: 245,
  tabs: [["file", "Invoices|Rechnungen|Factures|Facturas"], peopleTab, statsTab, accountTab],
  things: [
    [
      "icon:file",
      "Website, second part|Website, zweiter Teil|Site, deuxième partie|Web, segunda parte",
      "No. 24-031, due 30 June|Nr. 24-031, fällig 30.6.|N° 24-031, échéance 30 juin|N.º 24-031, vence 30 de junio",
      1840,
    ],
    [
      "icon:file",
      "Logo and cards|Logo und Karten|Logo et cartes|Logo y tarjetas",
      "No. 24-030, paid|Nr. 24-030, bezahlt|N° 24-030, payée|N.º 24-030, pagada",
      960,
    ],
    [
      "icon:file",
      "Workshop day|Workshoptag|Journée d’atelier|Jornada de taller",
      "No. 24-029, paid|Nr. 24-029, bezahlt|N° 24-029, payée|N.º 24-029, pagada",
      780,
    ],
    [
      "icon:file",
      "Photo edits|Bildbearbeitung|Retouches|Retoque",
      "No. 24-028, late|Nr. 24-028, überfällig|N° 24-028, en retard|N.º 24-028, vencida",
      340,
    ],
    [
      "icon:file",
      "Monthly care|Monatspauschale|Forfait mensuel|Cuota mensual",
      "No. 24-027, paid|Nr. 24-027, bezahlt|N° 24-027, payée|N.º 24-027, pagada",
      450,
    ],
  ],
  screens: [
    numbers({
      title: "Invoices|Rechnungen|Factures|Facturas",
      label: "Open|Offen|À encaisser|Pendiente",
      figure: 2180,
      note: "One invoice is late|Eine Rechnung ist überfällig|Une facture en retard|Una factura vencida",
      values: [2.4, 3.1, 2.2, 3.8, 3.4, 4.3],
      labels: "Jan,Feb,Mar,Apr,May,Jun|Jan,Feb,Mär,Apr,Mai,Jun|janv,févr,mars,avr,mai,juin|ene,feb,mar,abr,may,jun",
      stats: [
        ["check", "Paid|Bezahlt|Payé|Pagado", "4", "+1"],
        ["clock", "Days|Tage|Jours|Días", "11", "−2"],
        ["file", "Drafts|Entwürfe|Brouillons|Borradores", "2", "+1"],
      ],
      heading: "Latest|Zuletzt|Dernières|Últimas",
    }),
    bill({
      title: "No. 24-031|Nr. 24-031|N° 24-031|N.º 24-031",
      tab: 0,
      heading: "Services|Leistungen|Prestations|Servicios",
      fee: "VAT|MwSt.|TVA|IVA",
      action: "Send invoice|Rechnung senden|Envoyer|Enviar factura",
      place: ["icon:user", "Papierhaus", "14 Mill Lane|Mühlgasse 14|14, rue du Moulin|Calle del Molino 14", "30.6."],
    }),
    fields({
      title: "New invoice|Neue Rechnung|Nouvelle facture|Nueva factura",
      tab: 0,
      lead: "To whom?|Für wen?|Pour qui ?|¿Para quién?",
      text: "Number and tax are filled in for you.|Nummer und Steuer werden ergänzt.|Numéro et taxe sont remplis.|El número y el impuesto se rellenan.",
      fields: [
        ["user", "Client|Kunde|Client|Cliente", "Papierhaus"],
        ["edit", "Service|Leistung|Prestation|Servicio", "Website"],
        ["calendar", "Due|Fällig|Échéance|Vence", "30.6."],
      ],
      checks: ["Remind after 14 days|Nach 14 Tagen erinnern|Relancer à 14 jours|Recordar a los 14 días"],
      action: "Preview|Vorschau|Aperçu|Vista previa",
    }),
    listing({
      title: "All invoices|Alle Rechnungen|Toutes les factures|Todas las facturas",
      heading: "June|Juni|Juin|Junio",
      search: searchWord,
      chips: [openWord, "Late|Überfällig|En retard|Vencidas"],
    }),
    account({
      name: "Mila Sørensen",
      note: "Designer|Gestalterin|Designer|Diseñadora",
      stats: [
        ["31", "Invoices|Rechnungen|Factures|Facturas"],
        ["9", "Clients|Kunden|Clients|Clientes"],
        ["11", "Days|Tage|Jours|Días"],
      ],
    }),
  ],
});

const helpdesk = trade({
  id: "helpdesk",
  words:
    "help ?desk(?: inbox)?|support (?:inbox|desk|tickets?)|shared inbox|ticket system|customer support|Support-?Postfach|Kundensupport|Ticketsystem|service client|boîte de support|atención al cliente|mesa de ayuda",
  names: ["First Reply", "Helpline", "Kindly Reply", "Inbox Nine"],
  hue: 210,
  tabs: [["mail", "Inbox|Eingang|Boîte|Bandeja"], ["check", doneWord], statsTab, accountTab],
  things: [
    [
      "portrait",
      "Amara Osei",
      "The export stops at half|Export bleibt bei der Hälfte stehen|L’export s’arrête à moitié|La exportación se para",
      "2 min",
    ],
    [
      "portrait",
      "Hugo Blanc",
      "Wrong name on the invoice|Falscher Name auf der Rechnung|Mauvais nom sur la facture|Nombre erróneo en la factura",
      "14 min",
    ],
    [
      "portrait",
      "Iris Novak",
      "How do I add a colleague?|Wie lade ich jemanden ein?|Comment inviter un collègue ?|¿Cómo añado a alguien?",
      "38 min",
    ],
    [
      "portrait",
      "Dev Patel",
      "Thank you, it works now|Danke, jetzt geht es|Merci, ça marche|Gracias, ya funciona",
      "1 h",
    ],
    [
      "portrait",
      "Greta Holm",
      "Two parcels, one label|Zwei Pakete, ein Etikett|Deux colis, une étiquette|Dos paquetes, una etiqueta",
      "2 h",
    ],
    ["portrait", "Jonah Reed", "Change of address|Neue Adresse|Changement d’adresse|Cambio de dirección", "3 h"],
  ],
  screens: [
    listing({
      title: "Inbox|Eingang|Boîte|Bandeja",
      heading: "Waiting for you|Wartet auf dich|En attente|Te esperan",
      search: searchWord,
      chips: ["Mine|Meine|À moi|Mías", "Urgent|Eilig|Urgent|Urgente"],
      more: {
        heading: "Answered|Beantwortet|Répondus|Contestados",
        things: [
          [
            "portrait",
            "Carla Ruiz",
            "Refund is on its way|Rückzahlung ist unterwegs|Remboursement en cours|Reembolso en camino",
            "09:12",
          ],
          [
            "portrait",
            "Bo Lindgren",
            "Login works again|Anmeldung geht wieder|Connexion rétablie|Acceso restablecido",
            "08:47",
          ],
        ],
      },
    }),
    lanes({
      title: "Board|Tafel|Tableau|Tablero",
      lanes: [newWord, "In progress|In Arbeit|En cours|En curso", doneWord],
    }),
    trend({
      title: "Reports|Berichte|Rapports|Informes",
      tab: 2,
      label: "First reply|Erste Antwort|Première réponse|Primera respuesta",
      figure: "18 min",
      change: "−4 min",
      values: [24, 21, 26, 19, 22, 18, 18],
      stats: [
        ["mail", "Received|Eingang|Reçus|Recibidos", "126", "−9"],
        ["smile", "Happy|Zufrieden|Satisfaits|Contentos", "94 %", "+2 %"],
      ],
      heading: "Waiting|Wartend|En attente|En espera",
    }),
    fields({
      title: "Reply|Antwort|Réponse|Respuesta",
      tab: 0,
      lead: "The export stops at half|Export bleibt bei der Hälfte stehen|L’export s’arrête à moitié|La exportación se para",
      text: "Amara Osei, 2 min",
      fields: [
        [
          "edit",
          "Your reply|Deine Antwort|Votre réponse|Tu respuesta",
          "Thank you for the file|Danke für die Datei|Merci pour le fichier|Gracias por el archivo",
        ],
        ["tag", "Label|Etikett|Étiquette|Etiqueta", "Export"],
      ],
      checks: ["Close after sending|Nach dem Senden schließen|Clore après l’envoi|Cerrar al enviar"],
      action: "Send reply|Antwort senden|Envoyer|Enviar",
    }),
    account({
      name: "Noah Reed",
      note: "Support",
      stats: [
        ["18", "Today|Heute|Aujourd’hui|Hoy"],
        ["94 %", "Happy|Zufrieden|Satisfaits|Contentos"],
        ["6", "Open|Offen|Ouverts|Abiertos"],
      ],
    }),
  ],
});

const status = trade({
  id: "status",
  words:
    "status ?page|uptime|service status|system status|incident page|Statusseite|Systemstatus|Verfügbarkeit|page de statut|état des services|página de estado|estado del servicio",
  names: ["Upbeat", "All Green", "Steady", "Nine Nines"],
  hue: 165,
  nav: "site",
  tabs: [
    ["pulse", "Status|Status|État|Estado"],
    ["clock", "History|Verlauf|Historique|Historial"],
    ["bell", "Alerts|Meldungen|Alertes|Avisos"],
  ],
  things: [
    ["icon:globe", "Website|Website|Site web|Sitio web", "", "100 %"],
    ["icon:code", "API", "", "99.98 %"],
    ["icon:mail", "Email delivery|E-Mail-Versand|Envoi d’e-mails|Envío de correo", "", "99.91 %"], // words:allow
    ["icon:cloud", "Storage|Speicher|Stockage|Almacenamiento", "", "100 %"],
    ["icon:lock", "Sign-in|Anmeldung|Connexion|Acceso", "", "99.99 %"],
  ],
  screens: [
    uptime({
      title: "Status|Status|État|Estado",
      banner: "Everything is running|Alles läuft|Tout fonctionne|Todo funciona",
      note: "Email is a little slower than usual|E-Mails sind etwas langsamer als sonst|Les e-mails sont un peu lents|El correo va algo lento", // words:allow
      heading: "Last 40 days|Letzte 40 Tage|40 derniers jours|Últimos 40 días",
      past: "Past incidents|Frühere Störungen|Incidents passés|Incidencias",
      incidents: [
        [
          "icon:check",
          "API answered slowly|API antwortete langsam|API lente|API lenta",
          "12 June, 34 min|12. Juni, 34 Min.|12 juin, 34 min|12 de junio, 34 min",
        ],
        [
          "icon:check",
          "Planned work|Geplante Arbeiten|Travaux prévus|Trabajo previsto",
          "3 June, 10 min|3. Juni, 10 Min.|3 juin, 10 min|3 de junio, 10 min",
        ],
      ],
    }),
    listing({
      title: "History|Verlauf|Historique|Historial",
      tab: 1,
      heading: "Services|Dienste|Services|Servicios",
      chips: ["Slow|Langsam|Lents|Lentos", "Down|Ausfall|Pannes|Caídas"],
    }),
    trend({
      title: "Response time|Antwortzeit|Temps de réponse|Tiempo de respuesta",
      tab: 1,
      label: "Median today|Median heute|Médiane du jour|Mediana de hoy",
      figure: "142 ms",
      change: "−8 ms",
      values: [150, 148, 160, 151, 147, 144, 142],
      stats: [
        ["pulse", "Slowest|Langsamste|Plus lente|Más lenta", "480 ms", "−30"],
        ["check", "Checks|Prüfungen|Contrôles|Pruebas", "1,440", "0"],
      ],
      heading: "By service|Nach Dienst|Par service|Por servicio",
    }),
    fields({
      title: "Alerts|Meldungen|Alertes|Avisos",
      lead: "Know it first|Zuerst erfahren|Soyez prévenu|Entérate primero",
      text: "One message when something breaks, one when it works again.|Eine Nachricht bei einer Störung, eine, wenn alles wieder läuft.|Un message en cas de panne, un autre au retour.|Un mensaje al fallar y otro al volver.",
      fields: [["mail", "Email|E-Mail|E-mail|Correo", "team@example.com"]], // words:allow
      checks: ["Planned work too|Auch geplante Arbeiten|Aussi les travaux prévus|También trabajos previstos"],
      action: "Subscribe|Abonnieren|S’abonner|Suscribirse",
    }),
    agenda({ title: "Planned work|Geplante Arbeiten|Travaux prévus|Trabajo previsto", tab: 1 }),
  ],
});

const hotelDesk = trade({
  id: "hotel-desk",
  words:
    "(?:hotel|hostel|motel|b&b) ?(?:front desk|reception|rooms?|management|pms|check-?in)|front desk|property management|housekeeping|Hotelrezeption|Rezeption|Zimmerplan|réception d[’']hôtel|recepción de hotel|gestión hotelera",
  names: ["Key 204", "Lobby", "Room & Bell", "Late Arrival"],
  hue: 195,
  tabs: [["bed", "Rooms|Zimmer|Chambres|Habitaciones"], calendarTab, peopleTab, accountTab],
  things: [
    ["portrait", "Hansen, 2 nights|Hansen, 2 Nächte|Hansen, 2 nuits|Hansen, 2 noches", "14:00 · 204", 218],
    ["portrait", "Okafor, 1 night|Okafor, 1 Nacht|Okafor, 1 nuit|Okafor, 1 noche", "15:30 · 112", 96],
    ["portrait", "Petit, 4 nights|Petit, 4 Nächte|Petit, 4 nuits|Petit, 4 noches", "16:00 · 301", 436],
    ["portrait", "Novak, 3 nights|Novak, 3 Nächte|Novak, 3 nuits|Novak, 3 noches", "18:45 · 208", 327],
    ["portrait", "Lang, 1 night|Lang, 1 Nacht|Lang, 1 nuit|Lang, 1 noche", "21:00 · 105", 92],
  ],
  screens: [
    rooms({
      title: "Rooms|Zimmer|Chambres|Habitaciones",
      numbers: ["101", "102", "103", "104", "105", "112", "201", "202", "203", "204", "208", "301"],
      states: [
        { name: "Ready|Bereit|Prête|Lista", kind: "good" },
        { name: "Occupied|Belegt|Occupée|Ocupada", kind: "plain" },
        { name: "Cleaning|Reinigung|Ménage|Limpieza", kind: "warn" },
        { name: "Blocked|Gesperrt|Bloquée|Bloqueada", kind: "bad" },
      ],
      heading: "Today|Heute|Aujourd’hui|Hoy",
      side: "Arrivals|Anreisen|Arrivées|Llegadas",
    }),
    listing({
      title: "Arrivals|Anreisen|Arrivées|Llegadas",
      tab: 2,
      heading: "Today|Heute|Aujourd’hui|Hoy",
      search: searchWord,
      chips: ["Arriving|Anreise|Arrivées|Llegan", "Leaving|Abreise|Départs|Salen"],
    }),
    bill({
      title: "Room 204|Zimmer 204|Chambre 204|Habitación 204",
      tab: 0,
      heading: "Bill|Rechnung|Note|Cuenta",
      count: 2,
      fee: "City tax|Kurtaxe|Taxe de séjour|Tasa turística",
      action: "Check out|Auschecken|Régler|Hacer check-out",
    }),
    agenda({ title: "Calendar|Kalender|Calendrier|Calendario" }),
    account({
      name: "Lena Hoffmann",
      note: "Front desk|Rezeption|Réception|Recepción",
      stats: [
        ["12", "Rooms|Zimmer|Chambres|Habit."],
        ["5", "Arrivals|Anreisen|Arrivées|Llegadas"],
        ["3", "Leaving|Abreisen|Départs|Salidas"],
      ],
    }),
  ],
});

const signIn = trade({
  id: "sign-in",
  words:
    "log ?-?in(?: page| screen)?|sign ?-?(?:in|up)(?: page| screen)?|registration|onboarding|authentication|Anmelde(?:seite|formular)|Anmeldung|Registrierung|connexion|inscription|inicio de sesión|registro",
  names: ["Hello Again", "Latchkey", "Front Gate", "Welcome"],
  hue: 255,
  tabs: [homeTab, ["search", searchWord], ["bell", "News|Neues|Nouvelles|Novedades"], accountTab],
  things: [
    ["icon:user", "Profile|Profil|Profil|Perfil", ""],
    ["icon:shield", "Security|Sicherheit|Sécurité|Seguridad", ""],
    ["icon:bell", "Notifications|Mitteilungen|Notifications|Avisos", ""],
  ],
  screens: [
    fields({
      title: "Sign in|Anmelden|Connexion|Entrar",
      tab: 0,
      lead: "Welcome back|Willkommen zurück|Bon retour|Hola de nuevo",
      text: "Sign in with your email and password.|Melde dich mit E-Mail und Passwort an.|Connectez-vous avec votre e-mail et votre mot de passe.|Entra con tu correo y contraseña.", // words:allow
      fields: [
        ["mail", "Email|E-Mail|E-mail|Correo", "lena@example.com"], // words:allow
        ["lock", "Password|Passwort|Mot de passe|Contraseña", "••••••••••"],
      ],
      checks: ["Stay signed in|Angemeldet bleiben|Rester connecté|Mantener la sesión"],
      action: "Sign in|Anmelden|Se connecter|Entrar",
    }),
    fields({
      title: "Create account|Konto erstellen|Créer un compte|Crear cuenta",
      tab: 0,
      lead: "Create your account|Erstelle dein Konto|Créez votre compte|Crea tu cuenta",
      text: "It takes a minute.|Das dauert eine Minute.|Cela prend une minute.|Tarda un minuto.",
      fields: [
        ["user", "Name|Name|Nom|Nombre", "Lena Hoffmann"],
        ["mail", "Email|E-Mail|E-mail|Correo", "lena@example.com"], // words:allow
        ["lock", "Password|Passwort|Mot de passe|Contraseña", "••••••••••"],
      ],
      checks: ["I accept the terms|Ich stimme den Bedingungen zu|J’accepte les conditions|Acepto las condiciones"],
      action: "Create account|Konto erstellen|Créer le compte|Crear cuenta",
    }),
    fields({
      title: "Reset password|Passwort zurücksetzen|Mot de passe oublié|Restablecer contraseña",
      tab: 0,
      lead: "Forgot your password?|Passwort vergessen?|Mot de passe oublié ?|¿Olvidaste la contraseña?",
      text: "We send you a link that works for one hour.|Wir senden dir einen Link, der eine Stunde gilt.|Nous envoyons un lien valable une heure.|Te enviamos un enlace válido una hora.",
      fields: [["mail", "Email|E-Mail|E-mail|Correo", "lena@example.com"]], // words:allow
      action: "Send link|Link senden|Envoyer le lien|Enviar enlace",
    }),
    listing({
      title: "Security|Sicherheit|Sécurité|Seguridad",
      tab: 3,
      heading: "Account|Konto|Compte|Cuenta",
      more: {
        heading: "Signed in|Angemeldet|Sessions|Sesiones",
        things: [
          ["icon:phone", "Phone|Handy|Téléphone|Móvil", "Now|Jetzt|Maintenant|Ahora"],
          ["icon:globe", "Laptop|Laptop|Ordinateur|Portátil", "Yesterday|Gestern|Hier|Ayer"],
        ],
      },
    }),
    account({
      name: "Lena Hoffmann",
      note: "lena@example.com",
      stats: [
        ["2", "Devices|Geräte|Appareils|Equipos"],
        ["1", "Passkey|Passkey|Clé|Clave"],
        ["0", "Alerts|Warnungen|Alertes|Avisos"],
      ],
    }),
  ],
});

const settings = trade({
  id: "settings",
  words:
    "settings(?: page| screen)?|preferences|account page|Einstellungen|Einstellungsseite|réglages|paramètres|ajustes|configuración",
  names: ["Knobs", "Preferences", "Tune", "House Rules"],
  hue: 230,
  tabs: [homeTab, ["search", searchWord], ["bell", "Alerts|Meldungen|Alertes|Avisos"], accountTab],
  things: [
    [
      "icon:user",
      "Profile|Profil|Profil|Perfil",
      "Name, photo, language|Name, Foto, Sprache|Nom, photo, langue|Nombre, foto, idioma",
    ],
    [
      "icon:lock",
      "Password and passkeys|Passwort und Passkeys|Mot de passe et clés|Contraseña y claves",
      "Changed in May|Im Mai geändert|Modifié en mai|Cambiada en mayo",
    ],
    [
      "icon:card",
      "Plan and invoices|Tarif und Rechnungen|Abonnement et factures|Plan y facturas",
      "Next on 1 July|Nächste am 1. Juli|Prochaine le 1er juillet|Próxima el 1 de julio",
    ],
    ["icon:users", "Team|Team|Équipe|Equipo", "6 people|6 Personen|6 personnes|6 personas"],
    ["icon:download", "Export my data|Daten exportieren|Exporter mes données|Exportar mis datos", "ZIP"],
  ],
  screens: [
    account({
      name: "Lena Hoffmann",
      note: "lena@example.com",
      stats: [
        ["6", "People|Personen|Personnes|Personas"],
        ["3", "Projects|Projekte|Projets|Proyectos"],
        ["2", "Devices|Geräte|Appareils|Equipos"],
      ],
    }),
    listing({
      title: "Settings|Einstellungen|Réglages|Ajustes",
      tab: 3,
      heading: "Account|Konto|Compte|Cuenta",
      search: searchWord,
      more: {
        heading: "App",
        things: [
          ["icon:moon", "Appearance|Darstellung|Apparence|Aspecto", "Light|Hell|Clair|Claro"],
          ["icon:globe", "Language|Sprache|Langue|Idioma", "English|Deutsch|Français|Español"],
        ],
      },
    }),
    fields({
      title: "Profile|Profil|Profil|Perfil",
      tab: 3,
      lead: "Your profile|Dein Profil|Votre profil|Tu perfil",
      text: "Others in your team see this.|Dein Team sieht diese Angaben.|Votre équipe voit ces informations.|Tu equipo ve estos datos.",
      fields: [
        ["user", "Name|Name|Nom|Nombre", "Lena Hoffmann"],
        ["mail", "Email|E-Mail|E-mail|Correo", "lena@example.com"], // words:allow
        ["globe", "Language|Sprache|Langue|Idioma", "English|Deutsch|Français|Español"],
      ],
      checks: ["Show my photo|Mein Foto zeigen|Afficher ma photo|Mostrar mi foto"],
      action: "Save|Speichern|Enregistrer|Guardar",
    }),
    fields({
      title: "Password|Passwort|Mot de passe|Contraseña",
      tab: 3,
      lead: "New password|Neues Passwort|Nouveau mot de passe|Contraseña nueva",
      text: "Ten characters or more.|Mindestens zehn Zeichen.|Dix caractères ou plus.|Diez caracteres o más.",
      fields: [
        ["lock", "Current|Aktuell|Actuel|Actual", "••••••••••"],
        ["lock", "New|Neu|Nouveau|Nueva", "••••••••••••"],
      ],
      checks: ["Sign out elsewhere|Woanders abmelden|Déconnecter ailleurs|Cerrar otras sesiones"],
      action: "Change password|Passwort ändern|Changer|Cambiar",
    }),
    agenda({ title: "Quiet days|Ruhige Tage|Jours calmes|Días tranquilos", tab: 2 }),
  ],
});

export const officeTrades: readonly AppKind[] = [
  payroll,
  crm,
  jobs,
  invoices,
  helpdesk,
  status,
  hotelDesk,
  signIn,
  settings,
];
