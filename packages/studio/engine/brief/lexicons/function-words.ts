/** Little words at the end of a phrase that say nothing there, as regular expressions. */
export const looseEnds =
  "at|in|on|for|from|by|with|and|or|but|the|an?|of|to|is|are|called|named|titled|saying|takes? place|taking place|will be|featuring|starts?|starting|held|as|near|via|und|oder|mit|für|im|am|um|bei|von|vom|bis|ab|zum|zur|der|die|das|ein|eine|et|ou|avec|pour|au|aux|à|le|la|les|du|de|des|un|une|en|el|los|las|y|o|con|para|por|a|del|al|una";

/** Little words of English, German, French and Spanish, as regular expressions. A phrase that is printed does not end in one of these. */
export const openers = [
  "at|in|on|for|from|by|with|and|or|but|the|an|of|to|is|are|as|near|via|per|than|until|till|til|before|after|since|over|under|between|featuring|feat|incl|including|starring|presents|called|named|titled|author of|about|into|than|our|your|my|their|its|his|her|if|because|that|which|who|saying|will be|plus",
  "und|oder|mit|für|im|am|um|bei|beim|von|vom|bis|ab|zum|zur|zu|der|die|das|den|dem|des|ein|eine|einen|einem|einer|inkl|inklusive|erm|statt|pro|ohne|seit|nach|vor|über|unter|durch|gegen|sowie|sondern|wenn|dass|weil|unser|unsere|unserem|unseren|ihr|ihre|liest aus|wird|werden|wurde|sind|ist",
  "et|ou|avec|pour|au|aux|à|le|la|les|du|de|des|un|une|en|par|chez|sur|sans|dès|depuis|jusqu['’]à|jusqu['’]au|avant|après|entre|vers|que|qui|si|dans|notre|nos|votre|vos|ses|son|sa|sont|est",
  "y|o|u|con|para|por|del|al|el|los|las|una|unos|unas|desde|hasta|entre|sin|sobre|según|antes de|después de|incluye|nuestro|nuestra|su|sus|es|son|está|están",
].join("|");

/** A phrase that is printed does not begin with one of these. */
export const closers = [
  "and|or|but|if|than|per|incl|including|off|each|only|of|because|instead of",
  "und|oder|aber|wenn|weil|dass|sowie|statt|pro|inkl|inklusive|bzw|sondern|falls",
  "et|ou|mais|si|qui|à débattre|à discuter|à convenir|que|dont|compris|à volonté|au lieu|les \\d|l['’]un",
  "y|o|u|pero|si|que|incluye|incluido|en vez",
].join("|");

/** Before a date they say what happens then, and nothing alone: 'née', 'endet', 'entrée en poste'. */
export const dateLabels = [
  "(?:was )?born|ends?|ending|closes?|closing|starts?|starting|begins?|beginning|opens?|opening|reopens?|reopening|re-?opening|deadline|due|apply|rsvp|registration|sign[- ]?ups?|avail(?:able)?|valid|back|returns?|out|moves? in|always|est|established|since|departs?|departure|leaves?|check[- ]?in|check[- ]?out|entries|last entry|last orders|entry|viewings?|shift|celebration|ceremony|service|meet|meeting|kick[- ]?off|draw",
  "geboren|endet|schließt|beginnt|startet|start|beginn|öffnet|einlass|kasse|abendkasse|abfahrt|ankunft|treffpunkt|treffen|anmeldung|anmeldeschluss|einsendeschluss|bewerbungsschluss|frei|verfügbar|bezugsfrei|gültig|wieder da|immer|zurück|seit|gegründet|eröffnet|eröffnung|letzter tag|neu|abholung|ausgabe|aufbau|verlosung|ziehung|läuft|feier|trauung|empfang|schicht|nur noch",
  "nés?|nées?|(?:est|sont) nées?|(?:est|sont) nés?|finit|se termine|commence|débute|début|fin|ouvre|ouverture|réouverture|ferme|fermeture|clôture|départ|arrivée|entrée en (?:poste|fonctions?)|prise de poste|dispo(?:nible)?|libre|valable|inscriptions?|reprise|rentrée|toujours|rdv|rendez-vous|tirage|remise des prix|fête|cérémonie|horaire|accueil",
  "nacid[oa]|nació|termina|acaba|comienza|empieza|inicio|inicia|cierre|cierra|abre|apertura|reapertura|salida|llegada|inscripci(?:ón|ones)|matrícula|disponible|libre|válid[oa]|vigente|siempre|vuelve|volvemos|sorteo|desde|entrega|itv|recogida|turno(?: \\p{L}+)?|ceremonia|check-?in",
].join("|");

/** Before a place they say what is there. */
export const placeLabels = [
  "start(?:s|ing)?(?: at| line)?|finish|meet(?:ing)?(?: point| at)?|departs?(?: from)?|departure|near|opposite|behind|outside|inside|next to|corner of|beside|above|below|parking(?: at)?|pick ?up|collection|venue|location|live from|buses|bus",
  "start|ziel|treffpunkt|treffen|abfahrt|nähe|nahe|ecke|gegenüber|hinter|neben|vor|bei schlechtem wetter|ausweichort|parken|abholung|ort|früher|ehem",
  "départ|arrivée|rdv|rendez-vous|repli|près de|proche|en face|derrière|devant|à côté|quartier|lieu|parking|angle|secteur",
  "salida|llegada|meta|punto de encuentro|quedada|zona|cerca|frente|junto|detrás|barrio|lugar|esquina|sector|altura|recogida",
].join("|");

/** Before a way to reach a person they say what for. */
export const reachLabels = [
  "(?:your |a )?(?:cvs?|résumés?|resumes?|applications?|questions?|info(?:rmation)?s?|details|bookings?|tickets?|registry|rsvp|enquiries|orders?|contact|sign[- ]?ups?|register|registration|book(?:ing)?s?(?: essential| required| recommended)?|reservations?|quotes?|new number|number|cell|mobile|after hours|emergenc(?:y|ies))(?: to| at| on| via| by(?: e?mail| phone| text)?)?|(?:call|text|ring|phone|tel|mobile|email|message|dm|whatsapp|ask)(?: (?:or|and|\\/|&) (?:call|text|ring|phone|email|message|dm|whatsapp))?(?: (?:for )?\\p{L}+){0,2}",
  "fragen(?: an)?|infos?|auskunft|anmeldung(?:en)?(?: bis .{1,12})?(?: unter| an| bei| per (?:e-?mail|mail|telefon))?|bewerbung(?:en)?(?: an)?|(?:neue )?(?:nr|nummer|telefonnummer|rufnummer)\\.?|bestellung(?:en)?|karten|tickets|reservierung(?:en)?(?: erbeten| erforderlich)?|termine?(?: unter)?|rückfragen|kontakt|mail|meldet euch|anruf genügt|einfach anrufen|(?:bitte )?melden(?: bei)?|(?:tel|handy|mobil|fon)\\.?(?: \\p{L}+)?|notruf|rückmeldung",
  "(?:envoyer |envoyez )?(?:(?:votre |un )?cv|candidatures?|lettre de motivation)(?: à| par (?:mail|courriel))?|réservations?(?: conseillée?s?| obligatoires?| souhaitée?s?)?|résa|inscriptions?|renseignements?|rens\\.?|infos?|contact|devis(?: gratuit)?(?: au)?|commandes?|billetterie|rdv|écrire à|par (?:mail|téléphone)|(?:tél|port)\\.?(?: \\p{L}+)?|appelez(?: \\p{L}+)?",
  "(?:enviar |envía(?:r)? |manda(?:r)? )?(?:(?:tu )?cv|currículum|curriculum)(?: a)?|reservas?|pedidos?|consultas?|info(?:rmes)?|inscripci(?:ón|ones)|contacto|bizum|(?:solo |sólo )?interesad[oa]s|(?:tel|cel|móvil|wsp|wa)\\.?(?: \\p{L}+)?|confirmar(?: (?:con|a) \\p{L}+)?|llamar a \\p{L}+|pedí (?:tu )?turno(?: al)?|turnos?(?: al)?|citas?|escribir a|más info|presupuesto(?: gratis)?",
].join("|");

/** A prize is no price. */
export const prizeWords =
  "prizes?|win|wins|won|jackpot|cash prize|worth|gewinne?|preisgeld|im wert von|hauptpreis|bon d['’]achat|lots?|cagnotte|gros lot|premios?|gana|bote|vale de|sorteo";
