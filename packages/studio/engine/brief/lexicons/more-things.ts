/**
 * Things by their figures, and their words in English; German; French; Spanish, beside those that `thing-names.ts` is generated with. A food
 * of several words is one thing: no hen stands for butter chicken. A word that has other meanings alone ('train') is here only in phrases.
 */
export const moreThings: Readonly<Record<string, string>> = {
  octopus: "octopus,octopuses; oktopus,krake,kraken; pieuvre,poulpe; pulpo",
  locomotive:
    "night train,sleeper train,train ride,train trip,train journey,train travel,train station,by train,trains; nachtzug,zugfahrt,zugreise,bahnhof,mit dem zug; train de nuit,le train,un train,en train à,voyage en train; tren,trenes,tren nocturno",
  cup: "mug,coffee mug,tea mug; tasse,kaffeetasse; tasse,mug; taza",
  curry:
    "butter chicken,chicken curry,chicken tikka,tikka masala,biryani,thali,naan; butter chicken,chicken curry,hähnchencurry; poulet au curry,poulet tikka,thali; pollo al curry,curry de pollo,thali",
  drumstick: "fried chicken,chicken wings,hot wings; backhendl,chicken wings; poulet frit; pollo frito,alitas",
  burger:
    "chicken burger,cheese burger,fish burger; chickenburger,cheeseburger; burger de poulet; hamburguesa de pollo",
  sandwich:
    "ham sandwich,egg sandwich,chicken sandwich,cheese sandwich; schinkenbrot,käsebrot; jambon-beurre; bocadillo",
  "hot-dog": "corn dog,chili dog; ; ; perrito caliente,perritos calientes",
  "jam-jar": "peanut butter; erdnussbutter; beurre de cacahuète; mantequilla de cacahuete,crema de cacahuete",
  "tall-drink":
    "ice tea,iced tea,orange juice,apple juice,lemonade; eistee,apfelsaft,orangensaft; thé glacé,jus d'orange,jus de pomme; té helado,té frío,jugo de naranja,zumo de naranja",
  "layer-cake":
    "carrot cake,chocolate cake,cheese cake; möhrenkuchen,karottenkuchen,käsekuchen; gâteau au chocolat; tarta de queso,tarta de zanahoria",
  loaf: "banana bread,garlic bread,corn bread; bananenbrot; pain d'épices; ",
};
