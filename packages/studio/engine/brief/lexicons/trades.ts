import { compilePattern } from "../compile-pattern.ts";

/** Trades as a prompt names them before a name in quotes, as regular expressions. */
const tradeNouns = [
  "(?:pizza|burger|taco|sushi|kebab|noodle|ramen|sandwich) (?:place|bar|shop|joint)|bakery|café|cafe|coffee shop|restaurant|bistro|bar|pub|diner|pizzeria|food truck|brewery|winery|butcher|deli|grocery|shop|store|boutique|market stall|florist|salon|barber(?:shop)?|spa|gym|studio|clinic|practice|pharmacy|dentist|vet",
  "groom(?:ing|er)|walking|sitting|training|cleaning|plumbing|plumber|electrician|repairs?|garage|workshop|landscaping|gardening|photography|photographer|agency|firm|company|business|brand|startup|start-up|app|hotel|hostel|guest ?house|nursery|kindergarten|daycare|school|academy|tutoring|band|choir|club|foundation|charity|services?|delivery|catering|bookshop|bookstore|jewell?ery|pottery|brewing",
  "bäckerei|konditorei|metzgerei|gasthof|gasthaus|praxis|friseur(?:salon)?|laden|geschäft|werkstatt|buchhandlung|gärtnerei|blumenladen|yogastudio|fahrschule|musikschule|kita|verein|firma|hundesalon|reinigung",
  "boulangerie|pâtisserie|librairie|coiffeu(?:r|se)|fleuriste|magasin|atelier|entreprise|école|crèche|garage|panadería|peluquería|floristería|tienda|librería|taller|empresa|escuela|guardería|clínica|gimnasio",
].join("|");

/** A trade without a name, in small letters: 'architecture firm', 'online plant shop'. */
const bareTrade = compilePattern(`^(?:[\\p{Ll}][\\p{L}'’-]* ){0,3}(?:${tradeNouns})$`, "iu");

/** Tells whether words only say what kind of business it is. */
export const isBareTrade = (words: string): boolean =>
  bareTrade.test(words) && words.split(" ").filter((word) => /^\p{Lu}/u.test(word)).length < 2;
