/** Beginnings of what a prompt rules out, as regular expressions: 'no blue', 'ohne Rot', 'sans photos'. */
export const refusalLeads = [
  "no|not|without|avoid(?:ing)?|never|(?:don['’]t|do not|please don['’]t) (?:use|want|like|add|include)|nothing|stay away from|steer clear of",
  "ohne|keine?[nrsm]?|nicht|niemals|bitte (?:ohne|keine?[nrsm]?)|vermeide?n?(?: sie)?",
  "sans|pas (?:de|d['’])|aucune?|ni|évite[zr]?|surtout pas (?:de|d['’])",
  "sin|nada de|ningun[oa]?|ningún|evita[r]?|no (?:uses|usar|quiero|quiera)",
].join("|");

/** Words between a beginning and what is ruled out. */
export const refusalFillers =
  "any|the|use of|using|too much|too many|kind of|at all|bitte|die|das|der|les?|la|du|des|el|los|las|un|una|une|color|colou?r|farbe|couleur";

/** Parts of a design that a prompt can rule out, as regular expressions. Things that a design may be about are none of them. */
export const refusedParts = [
  "(?:stock )?(?:photos?|photographs?|photography|pictures?|images?)|illustrations?|drawings?|clip[- ]?art|emojis?|gradients?|shadows?|textures?|patterns?|borders?|frames?|outlines?|icons?|stock art|people|persons?|humans?|faces?|cliché[es]?|cliches?|serifs?|script fonts?|glitter|sparkles|prices?|(?:phone )?numbers?|hearts|balloons|confetti|santas?|snowm[ae]n|christmas trees?|skulls?|unicorns?|swirls|stars",
  "(?:stock)?fotos?|bilder|menschen|personen|gesichter|verläufe|farbverläufe|schatten|muster|rahmen|ränder|symbole|illustrationen|preise?|schnörkel|glitzer|herzen|herzchen|luftballons|konfetti|weihnachtsmänner|weihnachtsmann|tannenb(?:aum|äume)|einhörner|sterne",
  "photos?|images?|personnes?|visages?|dégradés?|ombres?|motifs?|cadres?|bordures?|icônes?|personas?|imágenes|caras?|degradados?|sombras?|patrones|marcos?|bordes?|iconos?|dibujos?|prix|tarifs?|precios?|paillettes|purpurina|cœurs|coeurs|ballons|confettis|sapins?|père noël|licornes?|corazones|globos|calaveras?|papá noel",
].join("|");

/** Asks for a design without colors, as a regular expression. */
export const colorlessWords =
  "black[- ](?:and|&|n)[- ]white|b ?& ?w|b\\/w|gr[ae]y ?scale|schwarz[- ]?(?:und[- ])?wei(?:ß|ss)|graustufen|(?:en )?noir et blanc|niveaux de gris|(?:en )?blanco y negro|escala de grises";
