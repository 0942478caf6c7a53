/** Labels that several trades share. */
export const homeTab = ["home", "Home|Start|Accueil|Inicio"] as const;
export const todayTab = ["sun", "Today|Heute|Aujourd’hui|Hoy"] as const;
export const mapTab = ["map", "Map|Karte|Carte|Mapa"] as const;
export const calendarTab = ["calendar", "Calendar|Kalender|Calendrier|Calendario"] as const;
export const statsTab = ["chart", "Reports|Berichte|Rapports|Informes"] as const;
export const peopleTab = ["users", "People|Personen|Personnes|Personas"] as const;
export const chatTab = ["chat", "Messages|Nachrichten|Messages|Mensajes"] as const;
export const savedTab = ["heart", "Saved|Gemerkt|Favoris|Guardados"] as const;
export const accountTab = ["user", "Account|Konto|Compte|Cuenta"] as const;
export const searchWord = "Search|Suchen|Rechercher|Buscar";
export const newWord = "New|Neu|Nouveau|Nuevo";
export const doneWord = "Done|Erledigt|Fait|Hecho";
export const openWord = "Open|Offen|Ouvert|Abierto";
