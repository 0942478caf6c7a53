/** Words with which users ask for a design, as regular expressions. None of them is set. */
export const requestWords = [
  "please|pls|plz|kindly|can|could|would|will|you|i|i['’]d|i['’]m|i am|we|we['’]d|we are|we['’]re|need|needs|want|wants|like|love|to|have|make|making|me|us|create|creating|design|designing|generate|draw|build|produce|give|let['’]s|help|hi|hello|hey|looking|prepare|craft|get|do|just|also|some|one|this|that|it|is|an?|the|my|our",
  "bitte|kannst|du|könntest|können|könnten|sie|mir|uns|ich|wir|brauche|brauchen|möchte|möchten|hätte|gerne?|will|wollen|mache?|macht|erstelle?n?|gestalte|entwirf|entwerfe|designe|zeichne|generiere|hallo|eine?|einen|nen|einem|einer|das|die|der|den|unsere?n?|meine?n?",
  "s['’]il (?:vous|te) pla[iî]t|stp|svp|peux-tu|pouvez-vous|je|nous|voudrais|voudrions|veux|voulons|ai besoin|j['’]ai besoin|j['’]aimerais|d['’](?:une?)|de|fais(?:-moi)?|faites(?:-moi)?|crée(?:-moi|z)?|créer|créez-moi|dessine(?:z|-moi)?|conçois|concevez|génère|moi|une?|les?|la|notre|mon|ma|bonjour",
  "por favor|puedes|podrías|quiero|quisiera|queremos|necesito|necesitamos|haz|hazme|crea|créame|crear|diseña|diséñame|diseñar|genera|dibuja|me|una?|unos|el|nuestr[oa]|mi|hola",
].join("|");

const textNoun = "(?:text|words?|headline|title|caption|heading|slogan|copy|message|quote)";

/** Words that join the name of a kind and what the design is about. */
export const connectors = [
  "that (?:says|reads|announces|promotes|advertises|invites(?: people| everyone)? to)|which (?:says|reads|announces)|(?:saying|announcing|advertising|promoting|celebrating|reading|titled|entitled)",
  `with (?:the |a )?${textNoun}s?|to (?:announce|promote|advertise|celebrate|invite (?:people|everyone) to)|inviting (?:people |everyone )?to|for|about|on|of`,
  "mit (?:dem |der )?(?:text|titel|überschrift|worten)|das ankündigt|für|über|zum thema|zum|zur|von",
  "avec (?:le |la )?(?:texte|titre|mots)|qui (?:dit|annonce)|annonçant|pour|sur|du|des|de|d['’]",
  "con (?:el |la )?(?:texto|título|palabras)|que (?:diga|anuncie|dice)|anunciando|para|sobre|del",
].join("|");

export const articles =
  "the|an?|my|our|some|eine?|einen|einem|einer|das|die|der|den|dem|unsere?[nrm]?|meine?[nrm]?|les|le|la|l['’]|une?|des|notre|nos|mon|ma|mes|el|los|las|una?|nuestr[oa]s?|mis?";

/** Nouns after which a kind's name is only a part of what a design is about, as in 'poster exhibition'. */
export const afterKind =
  "exhibition|fair|show|sale|sales|shop|store|collection|contest|competition|festival|market|gallery|session|workshop|printing|board|office|band|girl|boy|art|game|games|teller|time|presentation";

/** Sentences with such a beginning tell how the design should be. */
export const instructionLeads = [
  "(?:please )?(?:use|using|make (?:it|the|this|sure)|include|avoid|don['’]t|do not|ensure|no (?:text|people|photos?|images?)|without|(?:place|put|show|add|set|leave|choose|pick|try) (?:the|an?|some|more|no|my|our|it|space|room)|keep (?:it|the))",
  "(?:it|this|the (?:style|design|poster|flyer|background|colou?rs?|mood|layout|text|font|typography|tone|look|feel|image|overall \\p{L}+|vibe|palette|post|banner|card|logo)) (?:should|must|needs?|has|have|is|are|can|could|will|would)",
  "i (?:want|would like|need|like|prefer|love)|i['’]d like|we (?:want(?! you(?!\\p{L}))|would like|need|like|prefer)|(?:style|mood|vibe|tone|look|font|background|layout|palette|aesthetic)(?: ?:| and )",
  "verwende|nutze|benutze|es soll|das (?:design|plakat|bild) soll|ohne (?!anmeldung|voranmeldung|termin|vorkenntnisse|gewähr|zucker|alkohol|gluten|laktose|eintritt)|zeige|füge|achte|kein(?:e|en)? (?:text|fotos?|bilde?r?|menschen|personen|rahmen|schatten|logos?)|stil ?:|stimmung ?:",
  "utilise[zr]?|il (?:doit|faut)|l['’]affiche doit|sans (?!réservation|rendez-vous|rdv|inscription|engagement|gluten|sucre|alcool|lactose|permis|frais)|ajoute[zr]?|montre[zr]?|évite[zr]?|style ?:|usa|utiliza|debe|sin (?!cita|inscripción|reserva|compromiso|gluten|azúcar|alcohol|lactosa|costo|costos|experiencia)|añade|muestra|evita|estilo ?:",
].join("|");

/** Sentences with such a beginning introduce the user. */
export const introductionLeads =
  "i['’]m|i am|i (?:have|run|own|work)|my (?:name|company|business|brand|shop) is|we(?:['’]re| are) an?|we (?:run|own|have)|we (?:play|perform|are playing)|it(?:['’]s| is| will be| takes place)|ich (?:bin|habe|eröffne)|wir sind ein|je suis|j['’]ai|j['’]ouvre|nous sommes une?|soy|tengo|somos una?";

/** Nouns for what can be seen in a design: 'with lots of flowers' says how it should look. */
export const visualNouns = [
  "background|colou?rs?|colou?red|palette|tones?|hues?|shades?|images?|pictures?|photos?|photographs?|illustrations?|illustrated|icons?|patterns?|textures?|gradients?|shapes?|circles?|triangles?|squares?|lines?|stripes?|dots?|waves?|typography|typeface|fonts?|letters?|lettering|borders?|frames?|layout|space|whitespace|grid|shadows?|style|look|feel|vibe|vibes|mood|aesthetic|accents?|motifs?|ornaments?|silhouettes?|drawings?",
  "flowers?|leaves|leaf|plants?|trees?|forest|mountains?|hills?|sea|ocean|sun|moon|stars?|clouds?|sky|birds?|cats?|dogs?|fox(?:es)?|fish|butterfl(?:y|ies)|fruits?|lemons?|hands?|eyes?|faces?|people|saxophones?|guitars?|instruments?|confetti|balloons?|hearts?|snowflakes?|skyline|buildings?|city|sunburst|rays?|roses?|blossoms?|palms?",
  "hintergrund|farben?|bilde?r?|fotos?|muster|formen|kreisen?|linien|schrift|blumen|blätter|blättern|bäumen?|sternen?|sonne|mond|fond|couleurs?|motifs?|formes|cercles|lignes|fleurs|feuilles|arbres|étoiles|fondo|colores|formas|círculos|líneas|flores|hojas|árboles|estrellas",
].join("|");

/** They say for whom, not what: set only where a prompt has no other words. */
export const genericWords = new Set(
  (
    "shop store company business restaurant cafe café bar bakery brand startup start-up website novel book song album film movie mother father mom mum dad sister brother grandma grandpa wife husband son daughter boss colleague teacher kids everyone mutter vater mère père madre padre site app club school salon studio agency event party client clients customers customer team wall window room office " +
    "firm clinic gym hotel museum library church band family friend friends organization nonprofit charity boutique bookstore bookshop florist barber practice firma laden geschäft restaurant bäckerei verein schule unternehmen kunden " +
    "entreprise magasin boulangerie boutique association école empresa tienda panadería panaderia peluqueria pasteleria restaurante escuela clientes design announcement invitation image picture graphic local small new little upcoming next online a an the our my your their for of in"
  ).split(" "),
);
