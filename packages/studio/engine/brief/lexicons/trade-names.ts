/**
 * Trades and occasions by the figures that stand for them, the first one first, and their words in English; German; French; Spanish. They
 * are narrower than the subjects: a nail bar is no make-up, a flea market sells no carrots. Each figure of a line is true for all of its
 * words. A word of a line wins over the same word in `thing-names.ts`.
 */
export const tradeNames: Readonly<Record<string, string>> = {
  // Beauty and health
  "scissors comb hair-dryer":
    "hair salon,hairdresser,hairdressing,hair stylist,hairstylist,haircut,hair cut,hair studio,balayage,blowout,salon chair,chair rental; friseur,frisör,friseurin,friseurmeister,friseursalon,haarsalon,haarschnitt,haarstudio,coiffeur,balayage; coiffeur,coiffeuse,coiffure,salon de coiffure,coupe de cheveux,balayage; peluquería,peluqueria,peluquero,peluquera,corte de pelo,corte de cabello,balayage",
  "barber-pole scissors comb":
    "barber,barbershop,barber shop,beard trim; barbier,barber,barbershop,herrenfriseur; barbier,barber,barber shop; barbería,barberia,barbero,barber shop",
  "polish-bottle nail-polish":
    "nail bar,nail salon,nail studio,nail art,nail tech,nail technician,manicure,gel nails,acrylic nails,gel polish,mani pedi,mani-pedi,nails; nagelstudio,nageldesign,nagelpflege,nagelkunst,nägel,gelnägel,maniküre,shellac,nail bar; onglerie,ongles,bar à ongles,manucure,vernis semi-permanent,prothésiste ongulaire,nail art; uñas,uñas acrílicas,uñas semipermanentes,manicura,manicure,esmaltado,esmalte semipermanente,nail art,kapping",
  lashes:
    "lash,lashes,lash bar,lash extensions,lash lift,eyelash,eyelashes,eyelash extensions,brows,brow bar; wimpern,wimpernverlängerung,wimpernlifting,wimpernstudio,lashes,augenbrauen; cils,extensions de cils,extension de cils,rehaussement de cils,sourcils; pestañas,extensiones de pestañas,extensión de pestañas,lifting de pestañas,cejas",
  "lipstick mirror":
    "makeup,make up,make-up,makeup artist,mua; make-up,make up,visagistin,visagist; maquillage,maquilleuse,maquilleur; maquillaje,maquilladora,maquillador",
  "tooth toothbrush":
    "dentist,dental,dental clinic,dental care,teeth,tooth,teeth whitening,orthodontist,orthodontics,braces,oral hygiene,teeth cleaning; zahnarzt,zahnärztin,zahnarztpraxis,zahnmedizin,zahnreinigung,zahnklinik,zähne,zahnspange,kieferorthopäde,kieferorthopädin,kieferorthopädie; dentiste,cabinet dentaire,clinique dentaire,dentaire,dents,orthodontiste,orthodontie,blanchiment dentaire; dentista,clínica dental,clinica dental,dental,dientes,odontología,odontólogo,ortodoncia,ortodoncista,blanqueamiento dental,limpieza dental",
  "spine joint":
    "physio,physiotherapy,physiotherapist,physical therapy,physical therapist; physio,physiotherapie,physiotherapeut,physiotherapeutin,physiopraxis,krankengymnastik; kiné,kinésithérapeute,kinésithérapie,kinésithérapeutes; fisio,fisioterapia,fisioterapeuta",
  "pill plus": "pharmacy,chemist,drugstore; apotheke; pharmacie; farmacia,botica",
  // Animals
  dog: "dog,puppy,puppies,doggy,dog walker,dog walking,dog sitter,dog training; hund,hunde,welpe,hundeschule,hundesitter,hundetraining; chien,chienne,chiot,éducation canine; perro,perra,perrito,cachorro,paseador de perros,adiestramiento canino",
  "poodle dog":
    "dog grooming,dog groomer,dog groomers,dog wash,dog salon,pet grooming,pet groomer,grooming salon,puppy cut; hundesalon,hundefriseur,hundepflege,hundefrisör; toilettage,toiletteur,toiletteuse,toilettage canin,toilettage pour chiens,salon de toilettage; peluquería canina,peluqueria canina,peluquería para perros,baño canino,estética canina",
  cat: "cat,kitten,kitty,tomcat; katze,kater,kätzchen,katzenpension; chat perdu,chatte,chaton; gato,gata,gatito,gatita",
  parrot:
    "parrot,budgie,parakeet,cockatiel; papagei,wellensittich,nymphensittich; perroquet,perruche; loro,periquito,cotorra",
  "paw dog cat":
    "vet,vets,veterinary,veterinarian,vet clinic,animal clinic,animal hospital,pet sitter,pet sitting,pet shop,pet store; tierarzt,tierärztin,tierarztpraxis,tierpraxis,tierklinik,tiersitter,zoohandlung,tierpension; vétérinaire,clinique vétérinaire,cabinet vétérinaire,animalerie,pension animale; veterinario,veterinaria,clínica veterinaria,tienda de mascotas",
  "cockroach ant":
    "pest control,exterminator; schädlingsbekämpfung,kammerjäger; dératisation,désinsectisation; control de plagas,fumigación",
  // Homes and trades
  "pipe-wrench tap pipe":
    "plumber,plumbing,plumbers,bathroom fitter; klempner,klempnerei,sanitär,sanitärbetrieb,sanitärinstallation,installateur; plombier,plomberie,plombiers; fontanero,fontanería,fontaneria,plomero,plomería",
  "plug bulb":
    "electrician,electrical,electrical contractor,electrics,rewiring; elektriker,elektroinstallation,elektrobetrieb,elektromeister,elektrotechnik; électricien,électricité,électriciens; electricista,electricidad,instalaciones eléctricas",
  radiator:
    "boiler,boiler repair,boiler service,heating,heating engineer,heating engineers,furnace,radiator,heat pump,central heating; heizung,heizungsbau,heizungsbauer,heizkörper,heizungsinstallateur,heizungswartung,heizungsnotdienst,wärmepumpe,heizkessel; chauffage,chauffagiste,chaudière,radiateur,pompe à chaleur; calefacción,caldera,radiador,bomba de calor,calderas",
  roof: "roof,roofs,roofer,roofers,roofing,roof repair,roof repairs,gutter,gutters,gutter cleaning,shingles; dachdecker,dachdeckerei,dachdeckermeister,dachsanierung,dachreparatur,dachrinne,dachrinnen,dachrinnenreinigung,bedachung,bedachungen; couvreur,couvreurs,toiture,toit,gouttière,gouttières,zinguerie; tejado,tejados,techador,techos,techumbre,techado,canalones,cubiertas y tejados",
  "paint-roller":
    "house painter,house painters,house painting,painter and decorator,painters and decorators,painting and decorating,decorating,interior painting,exterior painting,painting contractor; malerbetrieb,malermeister,malerarbeiten,malerfirma,anstreicher,fassadenanstrich,maler und lackierer,wohnung streichen; peintre en bâtiment,peintre décorateur,peinture intérieure,travaux de peinture,ravalement; pintores,pintor de casas,pintura de casas,pintar tu casa,pintura de interiores,pintor profesional",
  "wood-plane saw hammer":
    "carpenter,carpenters,carpentry,joiner,joinery,woodwork,woodworker,woodworking,cabinet maker,cabinetmaker,custom cabinets; tischler,tischlerei,schreiner,schreinerei,schreinermeister,tischlermeister,zimmerei,zimmermann,zimmerer,holzbau,möbelbau; menuisier,menuiserie,ébéniste,ébénisterie,charpentier,charpente; carpintero,carpintería,carpinteria,ebanista,ebanistería",
  "watering-can trowel sprout":
    "gardener,gardeners,gardening,landscaper,landscaping,garden center,garden centre,garden maintenance; gärtner,gärtnerei,gartenbau,gartenpflege,gartencenter,gartenservice,landschaftsbau,landschaftsgärtner,galabau; jardinier,jardinerie,jardinage,paysagiste,entretien de jardin,entretien de jardins; jardinero,jardinería,jardineria,jardineros,paisajismo,paisajista",
  "lawn-mower":
    "lawn mowing,lawn care,lawn service,lawn mower,lawnmower,mowing,grass cutting; rasenmähen,rasen mähen,rasenmäher,rasenpflege; tonte,tonte de pelouse,tondeuse; cortar el césped,corte de césped,cortacésped,corte de pasto,corte de grama",
  "spray-bottle bucket broom":
    "cleaning lady,cleaners,cleaning service,cleaning company,house cleaning,office cleaning,maid service,janitorial,end of tenancy; putzfrau,putzhilfe,reinigungsfirma,reinigungsservice,reinigungskraft,gebäudereinigung,büroreinigung,hausreinigung,treppenhausreinigung; femme de ménage,aide ménagère,entreprise de nettoyage,service de nettoyage,nettoyage de bureaux,société de nettoyage; limpieza de casas,limpieza de oficinas,servicio de limpieza,empresa de limpieza,limpieza a domicilio,limpiadora",
  hanger:
    "dry cleaning,dry cleaner,dry cleaners; textilreinigung,chemische reinigung; pressing,nettoyage à sec; tintorería",
  "truck moving-box":
    "moving company,moving service,moving services,movers,removals,removal company,man and van,man with van,house moves; umzugsfirma,umzugsunternehmen,umzugsservice,umzugshilfe,umzüge,möbelpacker,möbelspedition; déménagement,déménagements,déménageur,déménageurs,société de déménagement; mudanza,mudanzas,empresa de mudanzas",
  dumpster:
    "junk removal,junk hauling,rubbish removal,waste removal,skip hire,house clearance,dumpster,dumpster rental,bulky waste; entrümpelung,entrümpelungen,haushaltsauflösung,wohnungsauflösung,sperrmüll,containerdienst; débarras,débarras de maison,encombrants,enlèvement d'encombrants,location de benne; retirada de muebles,retirada de escombros,vaciado de pisos,retiro de escombros,escombros,contenedores",
  wardrobe:
    "wardrobe,wardrobes,closet,closets,fitted wardrobes; kleiderschrank,einbauschrank,kleiderschränke,einbauschränke; armoire,dressing sur mesure,placard; armario,armarios,ropero,clóset",
  bed: "bedding,mattress,mattresses,beds; betten,matratze,matratzen,bettwaren,bettenhaus; literie,matelas; colchón,colchones,camas",
  "house key":
    "mortgage,mortgage broker; hypothek,baufinanzierung; hypothécaire,courtier hypothécaire,prêt immobilier; hipoteca,hipotecario",
  "bellhop-bell bed":
    "hotel,hostel,guest house,guesthouse,bed and breakfast; hotel,gästehaus,pension garni; hôtel,chambre d'hôtes,chambres d'hôtes; hotel,hostal,casa rural,posada",
  // Cars
  "car-wash":
    "car wash,carwash,car detailing,auto detailing,car valeting,car valet,car cleaning; autowäsche,autopflege,autowaschanlage,waschanlage,waschstraße,waschpark,fahrzeugaufbereitung,car wash; lavage auto,lavage de voiture,lavage voiture,lavage automobile,station de lavage,car wash; lavado de autos,lavado de coches,lavado de carros,lavado de vehículos,autolavado,lavadero de autos,lavadero de coches,car wash",
  "car wrench":
    "car repair,car repairs,auto repair,auto shop,car mechanic,auto mechanic,mechanic,mot,car service,body shop,garage; autowerkstatt,kfz-werkstatt,kfz,kfz-meister,kfz-meisterbetrieb,autoreparatur,autoservice; garagiste,mécanicien auto,mécanique auto,garage auto,garage automobile,réparation auto,carrosserie; taller mecánico,taller mecanico,mecánico,taller de coches,taller de autos,chapa y pintura",
  tire: "tire,tires,tyre,tyres,tire shop,tire change,new tires; reifen,reifenservice,reifenhandel,reifenwechsel,winterreifen,sommerreifen; pneu,pneus,pneumatiques,changement de pneus; neumático,neumáticos,llantas,llantera,gomería,cambio de llantas",
  "steering-wheel car":
    "driving school,driving lesson,driving lessons,driving instructor,learn to drive; fahrschule,fahrlehrer,fahrstunde,fahrstunden,führerschein; auto-école,auto école,autoécole,permis de conduire,leçons de conduite; autoescuela,auto escuela,escuela de manejo,carnet de conducir,clases de manejo",
  // Food and drink
  curry:
    "indian restaurant,indian takeaway,curry house; indisches restaurant,currys; restaurant indien; restaurante indio,comida india",
  "steak ham":
    "butcher,butchers,butchery,butcher shop; metzger,metzgerei,fleischer,fleischerei,fleischwaren; boucher,boucherie,charcuterie,charcutier; carnicero,carnicería,carniceria,charcutería",
  cheese:
    "cheesemonger,cheese shop,creamery; käserei,käseladen,käsetheke,raclette; fromager,fromagerie,raclette; quesería,queseria,quesos",
  "barn basket":
    "farm shop,farm stand,farm store,pick your own; hofladen,bauernladen,hofverkauf,direktvermarktung; magasin à la ferme,vente à la ferme,produits fermiers; productos de granja,venta en granja,tienda de granja",
  "basket market-stall apple":
    "farmers market,farmer's market,farmers' market,produce market; wochenmarkt,bauernmarkt,wochenmärkte; marché paysan,marché fermier,marché de producteurs,producteurs locaux; mercado campesino,mercado de agricultores,mercado de productores",
  "carrot broccoli lettuce":
    "vegetable,vegetables,veggies,veg box,greengrocer,greengrocers; gemüse,gemüsekiste,gemüsebau,gemüsehändler,gemüsestand; légume,légumes,maraîcher,maraîchère,ferme maraîchère,panier de légumes; verdura,verduras,verdulería,hortalizas",
  "honey-pot bee honeycomb":
    "honey,beekeeper,beekeeping,apiary; honig,imkerei,imker,imkerin; miel,apiculteur,apicultrice,apiculture; miel,apicultor,apicultura",
  "food-truck":
    "food truck,foodtruck,food trucks,foodtrucks,street food; food truck,foodtruck,foodtrucks,imbisswagen; food truck,camion-restaurant,food trucks; food truck,camión de comida,foodtruck",
  "matcha-bowl": "matcha,matcha latte,iced matcha; matcha,matcha latte; matcha; matcha",
  "spaghetti slice":
    "italian restaurant,trattoria,italian food; italienisches restaurant,trattoria,italiener; restaurant italien,trattoria; restaurante italiano,trattoria",
  "olive cutlery": "tapas,tapas bar; tapas,tapasbar; tapas,bar à tapas; tapas,bar de tapas",
  "chocolate-bar":
    "chocolate,chocolates,chocolatier,truffles; schokolade,pralinen,chocolatier,schokoladen; chocolat,chocolats,chocolatier,chocolaterie; chocolate,chocolates,bombones,chocolatería",
  "cookie cupcake": "bake sale,cookies,biscuits; kekse,plätzchen; biscuits,sablés; galletas",
  "beer-mug":
    "beer,craft beer,brewery,taproom,beer garden; bier,biergarten,brauerei,craft beer; bière,bières,brasserie artisanale; cerveza,cervezas,cervecería,michelada,micheladas",
  "martini tall-drink":
    "cocktail,cocktails,happy hour,mocktails; cocktail,cocktails,happy hour; cocktail,cocktails,happy hour; cóctel,cócteles,coctel,cocteles,happy hour",
  "cup coffee-bean moka-pot":
    "coffee,coffee shop,espresso,cold brew,latte,iced latte; kaffee,espresso,kaffeerösterei,rösterei; café,espresso,torréfacteur,torréfaction; café,cafetería,espresso,tostadora de café",
  // Buying and selling
  "vintage-lamp gramophone":
    "flea market,flea markets,garage sale,yard sale,estate sale,jumble sale,rummage sale,car boot sale,car boot,boot sale,thrift store,thrift shop,swap meet,antiques,antique fair,bric-a-brac; flohmarkt,flohmärkte,trödelmarkt,trödel,hofflohmarkt,garagenflohmarkt,hausflohmarkt,antikmarkt,antiquitäten; brocante,brocantes,brocanteur,vide-grenier,vide-greniers,vide grenier,vide greniers,vide-maison,marché aux puces,aux puces,les puces,braderie,antiquités,bric-à-brac; mercadillo,rastro,rastrillo,mercado de pulgas,feria de pulgas,feria americana,venta de garaje,venta de garage,antigüedades,feria de usados",
  "hanger dress":
    "clothes swap,clothing swap; kleidertausch,kleiderbörse,kleiderflohmarkt; vide-dressing,vide dressing,friperie; intercambio de ropa,mercadillo de ropa",
  candle:
    "candle,candles,candle business,candle shop,candle maker,soy candles,scented candle,scented candles,candle brand,candle studio,candle making; kerzen,duftkerze,duftkerzen,kerzenmanufaktur,kerzenladen,kerzenwerkstatt; bougie,bougies,bougies parfumées,bougie parfumée,bougies artisanales; velas,velas aromáticas,vela aromática,tienda de velas,velas artesanales",
  storefront:
    "shop to let,shop for rent,retail unit,retail space,commercial space; ladenlokal,ladenfläche,gewerbefläche; local commercial,bail commercial,boutique à louer; local comercial,se alquila local,alquilo local,alquiler de local,local en alquiler",
  "running-shoe":
    "sneaker,sneakers,running shoes,running shoe,trainers,fun run,charity run,half marathon,marathon,run club,running club; sneaker,sneakers,turnschuhe,laufschuhe,spendenlauf,benefizlauf,volkslauf,stadtlauf,lauftreff,halbmarathon,marathon; sneakers,chaussures de running,chaussures de sport,course à pied,course solidaire,course caritative,semi-marathon,marathon; sneakers,zapatillas,tenis deportivos,carrera solidaria,carrera popular,medio maratón,maratón",
  "shirt hanger": "t-shirt,t-shirts,tshirt; t-shirt,t-shirts; t-shirt,t-shirts; camiseta,camisetas,playera,playeras",
  // Learning, money and law
  "conversation globe":
    "language school,language course,language courses,english lessons,english classes,english course,spanish lessons,french lessons,learn english,learn spanish; sprachschule,sprachkurs,sprachkurse,sprachunterricht,englischkurs,englischunterricht,deutschkurs,spanischkurs; école de langues,cours d'anglais,cours anglais,cours de langue,cours de langues,cours de français,cours espagnol; academia de inglés,academia de ingles,clases de inglés,curso de inglés,escuela de idiomas,academia de idiomas,idiomas",
  "toy-blocks teddy-bear":
    "kindergarten,preschool,daycare,day care,nursery school,nursery open day,day nursery,playgroup,toddler group,childminder,early years; kita,kindergarten,kindertagesstätte,kinderkrippe,kinderbetreuung,erzieher,erzieherin,tagesmutter,krabbelgruppe,spielgruppe; crèche,garderie,école maternelle,maternelle,éducatrice,éducateur,petite enfance,assistante maternelle,nounou,cpe; guardería,guarderia,jardín infantil,jardín de infancia,escuela infantil,preescolar,educadora infantil,ludoteca",
  "pencil book-stack":
    "tutoring,tutor,tutors,maths tutor,math tutor,homework help; nachhilfe,nachhilfelehrer,nachhilfeunterricht,hausaufgabenhilfe; soutien scolaire,cours particuliers,cours particulier,aide aux devoirs; clases particulares,refuerzo escolar,apoyo escolar,clases de apoyo",
  "school-cone backpack pencil": "; einschulung,einschulungsfeier,schuleinführung,zuckertüte,schultüte,schulanfang; ; ",
  "backpack pencil":
    "back to school,first day of school,first school day; schulranzen; rentrée scolaire,premier jour d'école; vuelta al cole,regreso a clases,primer día de clases",
  "graduation-cap":
    "graduation,graduation party,grad party,graduate,graduates,commencement,class of,bachelor thesis,master thesis; abschlussfeier,abschlussball,abifeier,abiball,abitur,absolventen,bachelorarbeit,masterarbeit; remise de diplômes,remise des diplômes,diplôme,diplômés,fin d'études; graduación,graduacion,graduados,tesis",
  "calculator receipt":
    "accountant,accountants,accounting,accountancy,bookkeeping,bookkeeper,tax return,tax returns,tax prep,tax preparation,tax advisor,taxes,payroll; steuerberater,steuerberaterin,steuerberatung,steuererklärung,buchhaltung,buchhalter,lohnsteuerhilfe,buchführung; comptable,comptables,comptabilité,expert-comptable,expert comptable,cabinet comptable,impôts; contable,contables,contabilidad,contador,contadores,asesoría fiscal,gestoría,declaración de la renta,impuestos",
  "coins piggy-bank":
    "credit union,savings bank,building society; sparkasse,volksbank; caisse d'épargne; caja de ahorros",
  umbrella:
    "insurance,insurance agent,insurance broker,insurance agency; versicherung,versicherungen,versicherungsmakler,versicherungsbüro,versicherungsagentur; assurance,assurances,assureur,courtier en assurances; seguros,seguro de vida,agente de seguros,aseguradora,correduría de seguros",
  "scales gavel":
    "lawyer,lawyers,attorney,solicitor,solicitors,law firm,notary; anwalt,anwältin,rechtsanwalt,rechtsanwältin,anwaltskanzlei,kanzlei,notar; avocat,avocate,avocats,cabinet d'avocats,notaire; abogado,abogada,abogados,bufete,notaría",
  "laptop brackets":
    "coding,coding camp,code club,programming,hackathon; programmieren,programmierkurs,coding,hackathon; programmation,atelier code,hackathon; programación,hackathon",
  "parcel truck":
    "logistics,supply chain,freight,courier,courier service; spedition,logistik,kurierdienst; logistique,transporteur,coursier; logística,mensajería,transportista",
  // Music and shows
  choir:
    "choir,choirs,choral,choral concert,gospel choir,carol concert; chor,chöre,chorkonzert,chorprobe,kantorei,kirchenchor,gospelchor,männerchor,frauenchor,kammerchor,kinderchor,singkreis; chorale,chorales,chœur,choeur,concert choral; coro,coros,orfeón,concierto coral",
  guitar:
    "guitarist,guitarists,guitar lessons,guitar teacher,guitar; gitarrist,gitarristin,gitarrenunterricht,gitarrenlehrer,gitarrenkurs; guitariste,cours de guitare; guitarrista,clases de guitarra",
  piano:
    "piano,pianist,piano lessons,piano teacher; klavier,klavierunterricht,klavierlehrer,klavierabend,pianist; piano,pianiste,cours de piano; piano,pianista,clases de piano",
  drum: "drummer,drum lessons,drums; schlagzeug,schlagzeuger,schlagzeugunterricht; batteur,cours de batterie; baterista,clases de batería",
  cello:
    "cello,cellist,double bass; cello,cellist,kontrabass; violoncelle,violoncelliste,contrebasse; violonchelo,chelo,contrabajo",
  microphone:
    "comedy,comedy night,comedian,stand-up,standup,stand up comedy,karaoke,open mic,singer,singing lessons,vocal coach,poetry slam; comedy,kabarett,stand-up,karaoke,poetry slam,gesangsunterricht,sängerin,sänger; humoriste,stand-up,karaoké,karaoke,chanteuse,chanteur,cours de chant,scène ouverte; monólogos,monologuista,noche de comedia,karaoke,micrófono abierto,cantante,clases de canto",
  "flamenco-dancer": "flamenco; flamenco,flamencoabend,flamencokurs; flamenco; flamenco,tablao",
  "clapper film-reel popcorn":
    "cinema,outdoor cinema,movie night,film night,film club; kino,kinoabend,filmabend,open-air-kino,open air kino,freiluftkino; cinéma,ciné-club,séance ciné; cine,noche de cine,cine al aire libre",
  "airplane suitcase globe":
    "travel agency,travel agent; reisebüro,reiseagentur; agence de voyages,agence de voyage; agencia de viajes",
  "lotto-balls":
    "bingo,bingo night,lotto,lottery; bingo,bingoabend,lotto,lottoabend,lottomatch; loto,super loto,grand loto,bingo; bingo,lotería",
  "circus-tent": "circus; zirkus; cirque; circo",
  "ferris-wheel carousel-horse":
    "funfair,fun fair,carnival rides; kirmes,jahrmarkt,volksfest,rummel; fête foraine,kermesse; verbena",
  "mask party-popper":
    "carnival,mardi gras; karneval,fasching,fastnacht,karnevalsparty,faschingsparty; carnaval; carnaval",
  superhero:
    "superhero,superheroes,super hero,superheros,super heroes; superheld,superhelden,superheldenparty; super-héros,superhéros,super héros; superhéroe,superhéroes,superheroe,superheroes",
  trophy: "tournament; turnier; tournoi; torneo",
  "video-camera":
    "videographer,videography,vlog,vlogger,youtube channel; videograf,videoproduktion; vidéaste,vlog; videógrafo,vlog",
  "football trophy":
    "football tournament,soccer tournament; fußballturnier,hallenturnier; tournoi de foot,tournoi de football; torneo de fútbol",
  // Days of a life and of the year
  "stroller baby-bottle":
    "birth announcement,newborn,new baby,it's a boy,it's a girl,baby shower,babysitter,babysitting; geburtsanzeige,geburtskarte,neugeborenes,babyparty,babysitter; naissance,faire-part de naissance,faire part naissance,bébé,baby-sitter; nacimiento,recién nacido,bebé,baby shower,niñera",
  "dove candle":
    "christening,baptism,first communion,holy communion,confirmation mass; taufe,kindstaufe,erstkommunion,kommunion,konfirmation,firmung; baptême,première communion,communion; bautizo,bautismo,primera comunión,comunión,confirmación",
  "candle dove":
    "funeral,obituary,in memoriam,in loving memory,condolences,condolence card,sympathy card,memorial service,celebration of life; trauerfeier,traueranzeige,trauerkarte,beerdigung,beileid,todesanzeige,gedenkfeier; obsèques,funérailles,condoléances,faire-part de décès,avis de décès; funeral,esquela,pésame,condolencias,velatorio",
  church:
    "church,church service,sunday service,parish,chapel,worship night,revival; kirche,gottesdienst,pfarrei,kirchengemeinde,gemeindefest,kirchweih; église,paroisse,culte; iglesia,parroquia,misa",
  "fire-engine":
    "fire brigade,fire department,fire dept,fire station,firefighter,firefighters,firefighting; feuerwehr,feuerwehrhaus,jugendfeuerwehr,löschzug; pompier,pompiers,sapeurs-pompiers,caserne de pompiers; bombero,bomberos,parque de bomberos",
  "blood-drop":
    "blood drive,blood donation,blood donors,give blood,donate blood; blutspende,blutspenden,blutspendeaktion,blutspendetermin; don du sang,don de sang,collecte de sang,donneurs de sang; donación de sangre,donar sangre,dona sangre,campaña de sangre",
  bouquet: "mother's day,mothers day; muttertag; fête des mères; día de la madre,dia de la madre,día de las madres",
  necktie: "father's day,fathers day; vatertag; fête des pères; día del padre",
  "diya-lamp": "diwali,deepavali,diya,diyas; diwali; diwali; diwali",
  "moon paper-lantern": "ramadan,eid,eid mubarak,iftar; ramadan,zuckerfest,opferfest; ramadan,aïd; ramadán,eid",
  "dragon paper-lantern": "lunar new year,chinese new year; chinesisches neujahr; nouvel an chinois; año nuevo chino",
  "turkey pie": "thanksgiving; thanksgiving; thanksgiving; acción de gracias",
  "four-leaf-clover beer-mug":
    "st patrick's day,st patricks day,saint patrick's day; st patrick's day; saint-patrick,saint patrick; san patricio",
  "beer-mug pretzel": "oktoberfest; oktoberfest; oktoberfest; oktoberfest",
  "ballot-box":
    "election,elections,polling day; wahlen,kommunalwahl,bürgermeisterwahl; élection,élections,municipales; elecciones,elección",
  "hard-hat crane":
    "construction,construction company,general contractor,builder,builders; baufirma,bauunternehmen,hochbau,rohbau; entreprise de construction,btp,gros œuvre; constructora,empresa de construcción,reformas",
  "solar-panel":
    "solar energy,solar power,solar panels; solarenergie,solarstrom,solaranlage; énergie solaire; energía solar,paneles solares",
};
