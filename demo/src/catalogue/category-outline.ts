/**
 * Departments, aisles and shelves: "Italian | German | English" by indentation; a line after `>` describes the
 * department above it. Slugs come from the Italian names, and product files name them whole.
 */
export const categoryOutline = `
Frutta e verdura | Obst und Gemüse | Fruit and vegetables
> Di stagione, dai campi e dai frutteti più vicini. | Saisonal, von Feldern und Obstgärten aus der Nähe. | In season, from the nearest fields and orchards.
  Frutta fresca | Frisches Obst | Fresh fruit
    Mele e pere | Äpfel und Birnen | Apples and pears
    Agrumi | Zitrusfrüchte | Citrus fruit
    Banane e frutta esotica | Bananen und exotische Früchte | Bananas and exotic fruit
    Uva, pesche e susine | Trauben, Pfirsiche und Pflaumen | Grapes, peaches and plums
    Fragole e frutti di bosco | Erdbeeren und Waldbeeren | Strawberries and berries
    Meloni e angurie | Melonen | Melons
  Verdura fresca | Frisches Gemüse | Fresh vegetables
    Pomodori | Tomaten | Tomatoes
    Patate, cipolle e aglio | Kartoffeln, Zwiebeln und Knoblauch | Potatoes, onions and garlic
    Carote, sedano e radici | Karotten, Sellerie und Wurzelgemüse | Carrots, celery and roots
    Zucchine, melanzane e peperoni | Zucchini, Auberginen und Paprika | Courgettes, aubergines and peppers
    Cavoli e broccoli | Kohl und Brokkoli | Cabbages and broccoli
    Insalate e radicchi | Salate und Radicchio | Lettuces and radicchio
    Legumi e funghi freschi | Frische Hülsenfrüchte und Pilze | Fresh pulses and mushrooms
    Erbe aromatiche | Kräuter | Herbs
  Pronti da gustare | Küchenfertig | Ready to eat
    Insalate in busta | Salate im Beutel | Bagged salads
    Verdure pulite | Geputztes Gemüse | Prepared vegetables
    Macedonie e frutta tagliata | Obstsalate und geschnittenes Obst | Fruit salads and cut fruit
  Frutta secca | Nüsse und Trockenobst | Nuts and dried fruit
    Noci, mandorle e nocciole | Nüsse und Mandeln | Nuts and almonds
    Frutta disidratata | Trockenobst | Dried fruit
Carne | Fleisch | Meat
> Tagli scelti dai nostri macellai, quasi tutti da allevamenti italiani. | Von unseren Metzgern ausgesucht, fast alles aus italienischer Haltung. | Cuts chosen by our butchers, nearly all from Italian farms.
  Bovino | Rind | Beef
    Bistecche e fettine | Steaks und Schnitzel | Steaks and slices
    Arrosti e bolliti | Braten und Siedfleisch | Roasts and boiling cuts
    Macinati e hamburger | Hackfleisch und Hamburger | Mince and burgers
  Suino | Schwein | Pork
    Braciole e costine | Koteletts und Rippchen | Chops and ribs
    Salsicce e wurstel freschi | Frische Würste | Fresh sausages
    Arista e filetto | Rücken und Filet | Loin and fillet
  Pollo e tacchino | Huhn und Pute | Chicken and turkey
    Petti e fettine | Brust und Schnitzel | Breasts and slices
    Cosce, ali e pollo intero | Schenkel, Flügel und ganzes Huhn | Legs, wings and whole chicken
    Elaborati di pollo | Geflügelzubereitungen | Prepared poultry
  Altre carni | Weitere Fleischarten | Other meats
    Agnello e coniglio | Lamm und Kaninchen | Lamb and rabbit
    Selvaggina e cavallo | Wild und Pferd | Game and horse
Pesce | Fisch | Fish
> Dal mercato del mattino al banco, pulito come lo chiedi tu. | Vom Morgenmarkt an die Theke, so geputzt, wie du es möchtest. | From the morning market to the counter, cleaned the way you ask.
  Pesce fresco | Frischer Fisch | Fresh fish
    Pesce intero | Ganzer Fisch | Whole fish
    Filetti e tranci | Filets und Tranchen | Fillets and steaks
    Molluschi e crostacei | Weich- und Krustentiere | Shellfish
  Pesce conservato | Haltbarer Fisch | Preserved fish
    Affumicati e marinati | Geräuchert und mariniert | Smoked and marinated
    Tonno e sgombro in scatola | Thunfisch und Makrele in Dosen | Tinned tuna and mackerel
    Acciughe e altre specialità | Sardellen und Spezialitäten | Anchovies and specialities
Salumi e formaggi | Wurst und Käse | Cured meats and cheese
> Affettati al momento o già in vaschetta: le DOP e le IGP delle nostre valli. | Frisch aufgeschnitten oder in der Schale: g.U. und g.g.A. aus unseren Tälern. | Sliced to order or ready in trays: PDO and PGI names from our valleys.
  Salumi | Wurstwaren | Cured meats
    Prosciutto cotto e crudo | Gekochter und roher Schinken | Cooked and cured ham
    Salami e coppe | Salami und Coppa | Salami and coppa
    Speck, bresaola e pancetta | Speck, Bresaola und Pancetta | Speck, bresaola and pancetta
    Mortadella e arrosti | Mortadella und Braten | Mortadella and roasts
    Wurstel e cotechini | Würstchen und Cotechino | Frankfurters and cotechino
  Formaggi | Käse | Cheese
    Mozzarelle e burrate | Mozzarella und Burrata | Mozzarella and burrata
    Formaggi freschi e spalmabili | Frisch- und Streichkäse | Fresh and spreadable cheese
    Formaggi molli e semistagionati | Weich- und Schnittkäse | Soft and semi-hard cheese
    Formaggi stagionati e grattugiati | Hart- und Reibkäse | Hard and grated cheese
    Formaggi di montagna | Bergkäse | Mountain cheese
Latte, uova e yogurt | Milch, Eier und Joghurt | Milk, eggs and yogurt
> Il frigo di ogni giorno, con il latte delle stalle di montagna. | Der Kühlschrank für jeden Tag, mit Milch aus Bergställen. | The everyday fridge, with milk from mountain barns.
  Latte | Milch | Milk
    Latte fresco | Frischmilch | Fresh milk
    Latte a lunga conservazione | H-Milch | Long-life milk
    Bevande vegetali | Pflanzliche Drinks | Plant drinks
  Yogurt e dessert | Joghurt und Desserts | Yogurt and desserts
    Yogurt bianco e greco | Naturjoghurt und griechischer Joghurt | Plain and Greek yogurt
    Yogurt alla frutta | Fruchtjoghurt | Fruit yogurt
    Kefir e yogurt da bere | Kefir und Trinkjoghurt | Kefir and drinking yogurt
    Dessert freschi | Frische Desserts | Chilled desserts
  Burro, panna e uova | Butter, Sahne und Eier | Butter, cream and eggs
    Uova | Eier | Eggs
    Burro e margarina | Butter und Margarine | Butter and margarine
    Panna e besciamella | Sahne und Béchamel | Cream and béchamel
    Lievito e basi fresche | Hefe und frische Teige | Yeast and fresh dough
Pane e pasticceria | Brot und Gebäck | Bread and pastry
> Sfornato ogni mattina: pane, focacce e dolci da forno. | Jeden Morgen frisch gebacken: Brot, Focaccia und Kuchen. | Baked every morning: bread, focaccia and cakes.
  Pane fresco | Frisches Brot | Fresh bread
    Pagnotte e filoni | Laibe und Stangen | Loaves
    Panini e baguette | Brötchen und Baguettes | Rolls and baguettes
    Pani di montagna | Bergbrote | Mountain breads
    Focacce e pizze | Focaccia und Pizza | Focaccia and pizza
  Pane confezionato | Abgepacktes Brot | Packaged bread
    Pane in cassetta e piadine | Toastbrot und Piadina | Sliced bread and piadina
    Pane croccante e fette biscottate | Knäckebrot und Zwieback | Crispbread and rusks
  Pasticceria | Feingebäck | Pastry
    Brioche e cornetti freschi | Frische Hörnchen | Fresh croissants
    Torte e crostate | Torten und Mürbeteigkuchen | Cakes and tarts
    Dolci delle feste | Festtagsgebäck | Festive cakes
Pasta, riso e farine | Pasta, Reis und Mehl | Pasta, rice and flour
> La base di ogni pranzo, dalla semola al riso delle risaie piemontesi. | Die Grundlage jeder Mahlzeit, vom Hartweizen bis zum piemontesischen Reis. | The base of every meal, from durum wheat to Piedmont rice.
  Pasta secca | Trockene Pasta | Dried pasta
    Pasta corta | Kurze Pasta | Short pasta
    Pasta lunga | Lange Pasta | Long pasta
    Pastina e pasta per brodo | Suppennudeln | Soup pasta
    Pasta integrale e di legumi | Vollkorn- und Hülsenfruchtpasta | Wholemeal and pulse pasta
    Pasta all'uovo | Eiernudeln | Egg pasta
    Pasta senza glutine | Glutenfreie Pasta | Gluten-free pasta
  Pasta fresca | Frische Pasta | Fresh pasta
    Ripiena | Gefüllte Pasta | Filled pasta
    Gnocchi e sfoglie | Gnocchi und Nudelblätter | Gnocchi and sheets
  Riso e cereali | Reis und Getreide | Rice and grains
    Riso | Reis | Rice
    Farro, orzo e quinoa | Dinkel, Gerste und Quinoa | Spelt, barley and quinoa
    Polenta e cous cous | Polenta und Couscous | Polenta and couscous
  Farine e preparati | Mehl und Backmischungen | Flour and mixes
    Farine | Mehl | Flour
    Lieviti e amidi | Backhefe und Stärke | Yeast and starch
    Pangrattato e panature | Paniermehl | Breadcrumbs
Dispensa | Vorratskammer | Pantry
> Olio, pomodoro, legumi: quello che in cucina non deve mancare. | Öl, Tomaten, Hülsenfrüchte: was in der Küche nie fehlen darf. | Oil, tomatoes, pulses: what a kitchen should never lack.
  Olio e aceto | Öl und Essig | Oil and vinegar
    Olio extravergine di oliva | Natives Olivenöl extra | Extra virgin olive oil
    Oli di semi | Pflanzenöle | Seed oils
    Aceto e balsamico | Essig und Balsamico | Vinegar and balsamic
  Pomodoro e sughi | Tomaten und Saucen | Tomatoes and sauces
    Passate e pelati | Passata und geschälte Tomaten | Passata and peeled tomatoes
    Sughi pronti e pesti | Fertige Saucen und Pesto | Ready sauces and pesto
    Maionese, ketchup e salse | Mayonnaise, Ketchup und Saucen | Mayonnaise, ketchup and sauces
  Legumi e verdure in scatola | Hülsenfrüchte und Gemüse in Dosen | Tinned pulses and vegetables
    Legumi in scatola e secchi | Hülsenfrüchte | Pulses
    Mais e verdure | Mais und Gemüse | Sweetcorn and vegetables
    Sottoli e sottaceti | Eingelegtes | Preserves in oil and vinegar
    Olive e capperi | Oliven und Kapern | Olives and capers
  Sale, spezie e brodo | Salz, Gewürze und Brühe | Salt, spices and stock
    Sale e zucchero | Salz und Zucker | Salt and sugar
    Spezie | Gewürze | Spices
    Brodo e insaporitori | Brühe und Würzmittel | Stock and seasonings
Colazione e dolci | Frühstück und Süßes | Breakfast and sweets
> Caffè, biscotti e marmellate per cominciare bene la giornata. | Kaffee, Kekse und Marmelade für einen guten Start in den Tag. | Coffee, biscuits and jam for a good start to the day.
  Caffè e tè | Kaffee und Tee | Coffee and tea
    Caffè macinato e in grani | Gemahlener Kaffee und Bohnen | Ground coffee and beans
    Capsule e cialde | Kapseln und Pads | Capsules and pods
    Tè, tisane e infusi | Tee und Kräutertee | Tea and infusions
    Orzo, cacao e solubili | Gerstenkaffee, Kakao und Instantgetränke | Barley, cocoa and instant drinks
  Biscotti e merende | Kekse und Gebäck | Biscuits and snack cakes
    Frollini | Mürbekekse | Shortbread biscuits
    Biscotti secchi e integrali | Trocken- und Vollkornkekse | Plain and wholemeal biscuits
    Merendine e plumcake | Kleingebäck | Snack cakes
  Cereali e creme | Müsli und Aufstriche | Cereals and spreads
    Cereali e muesli | Cerealien und Müsli | Cereals and muesli
    Marmellate e confetture | Marmeladen und Konfitüren | Jams and marmalades
    Miele | Honig | Honey
    Creme spalmabili | Süße Aufstriche | Sweet spreads
  Cioccolato e caramelle | Schokolade und Bonbons | Chocolate and sweets
    Tavolette di cioccolato | Schokoladentafeln | Chocolate bars
    Cioccolatini | Pralinen | Chocolates
    Caramelle e gomme | Bonbons und Kaugummi | Sweets and chewing gum
Snack e aperitivo | Snacks und Aperitif | Snacks and aperitif
> Per la merenda, per gli amici, per la partita. | Für zwischendurch, für Freunde, fürs Spiel. | For a break, for friends, for the match.
  Snack salati | Salzige Snacks | Savoury snacks
    Patatine | Kartoffelchips | Crisps
    Taralli, grissini e cracker | Taralli, Grissini und Cracker | Taralli, breadsticks and crackers
    Popcorn e snack di mais | Popcorn und Maissnacks | Popcorn and corn snacks
  Frutta secca salata | Gesalzene Nüsse | Salted nuts
    Arachidi e pistacchi | Erdnüsse und Pistazien | Peanuts and pistachios
  Barrette | Riegel | Bars
    Barrette ai cereali | Müsliriegel | Cereal bars
Piatti pronti | Fertiggerichte | Ready meals
> Cucinati da noi: li scaldi e sono in tavola. | Von uns gekocht: aufwärmen und servieren. | Cooked by us: warm them up and dinner is served.
  Gastronomia | Feinkost | Deli
    Primi piatti | Erste Gänge | First courses
    Secondi e contorni | Hauptgerichte und Beilagen | Mains and sides
    Insalate e antipasti | Salate und Vorspeisen | Salads and starters
    Zuppe fresche | Frische Suppen | Fresh soups
  Specialità | Spezialitäten | Specialities
    Sushi e cucina dal mondo | Sushi und Weltküche | Sushi and world food
    Hummus e salse fresche | Hummus und frische Dips | Hummus and fresh dips
    Tofu e alternative vegetali | Tofu und pflanzliche Alternativen | Tofu and plant-based
    Tramezzini e panini | Sandwiches | Sandwiches
Surgelati e gelati | Tiefkühlkost und Eis | Frozen food and ice cream
> Il freddo conserva il buono, dal pisello al gelato. | Kälte bewahrt den Geschmack, von Erbsen bis Eis. | Cold keeps the goodness, from peas to ice cream.
  Surgelati | Tiefkühlkost | Frozen food
    Verdure surgelate | Tiefkühlgemüse | Frozen vegetables
    Pesce surgelato | Tiefkühlfisch | Frozen fish
    Pizze e focacce surgelate | Tiefkühlpizza | Frozen pizza
    Patate e fritti | Pommes und Frittiertes | Chips and fried food
    Primi surgelati | Tiefgekühlte Nudelgerichte | Frozen first courses
    Frutta e dolci surgelati | Tiefkühlobst und -kuchen | Frozen fruit and desserts
  Gelati | Eis | Ice cream
    Vaschette | Eis im Becher | Tubs
    Coni, stecchi e sorbetti | Hörnchen, Stieleis und Sorbets | Cones, sticks and sorbets
    Ghiaccio | Eiswürfel | Ice
Acqua e bibite | Wasser und Softdrinks | Water and soft drinks
> Casse pesanti? Le portiamo noi fino alla porta. | Schwere Kisten? Wir bringen sie bis zur Tür. | Heavy packs? We carry them to your door.
  Acqua | Wasser | Water
    Acqua naturale | Stilles Wasser | Still water
    Acqua frizzante ed effervescente | Mineralwasser mit Kohlensäure | Sparkling water
  Bibite | Softdrinks | Soft drinks
    Cole, aranciate e gassose | Cola, Orangen- und Zitronenlimonade | Cola, orangeade and lemonade
    Tè freddi | Eistee | Iced tea
    Toniche, ginger e sciroppi | Tonic, Ginger und Sirup | Tonics, ginger and syrups
    Energy e sport drink | Energy- und Sportdrinks | Energy and sports drinks
    Aperitivi analcolici | Alkoholfreie Aperitifs | Alcohol-free aperitifs
  Succhi | Säfte | Juices
    Succhi e nettari | Säfte und Nektare | Juices and nectars
    Spremute fresche | Frisch gepresste Säfte | Fresh juices
Vini, birre e liquori | Wein, Bier und Spirituosen | Wine, beer and spirits
> Cantine piccole e grandi nomi, dalle Langhe alla Val d'Isarco. | Kleine Keller und große Namen, von den Langhe bis ins Eisacktal. | Small cellars and great names, from the Langhe to the Eisack valley.
  Vini | Wein | Wine
    Vini rossi | Rotwein | Red wine
    Vini bianchi | Weißwein | White wine
    Rosati | Rosé | Rosé
    Spumanti e prosecco | Schaumwein und Prosecco | Sparkling wine and prosecco
  Birre | Bier | Beer
    Birre chiare | Helles Bier | Lager
    Birre speciali e artigianali | Spezial- und Craftbier | Speciality and craft beer
    Birre analcoliche | Alkoholfreies Bier | Alcohol-free beer
  Liquori e distillati | Spirituosen | Spirits
    Amari e aperitivi | Bitter und Aperitifs | Bitters and aperitifs
    Grappe e distillati | Grappa und Destillate | Grappa and distilled spirits
    Gin, vodka e rum | Gin, Wodka und Rum | Gin, vodka and rum
Infanzia | Baby und Kind | Baby and child
> Dalla prima poppata ai primi passi. | Vom ersten Fläschchen bis zu den ersten Schritten. | From the first bottle to the first steps.
  Alimentazione | Babynahrung | Baby food
    Latte in polvere e liquido | Säuglings- und Folgemilch | Formula milk
    Omogeneizzati e pappe | Babygläschen und Brei | Purées and baby meals
    Biscotti e merende per bambini | Kekse und Snacks für Kinder | Baby biscuits and snacks
  Cura del bambino | Babypflege | Baby care
    Pannolini | Windeln | Nappies
    Salviette e igiene | Feuchttücher und Pflege | Wipes and hygiene
    Accessori | Zubehör | Accessories
Igiene e bellezza | Körperpflege und Schönheit | Personal care and beauty
> Per prenderti cura di te, dalla doccia alla farmacia di casa. | Für deine Pflege, von der Dusche bis zur Hausapotheke. | To look after yourself, from the shower to the first-aid box.
  Corpo e capelli | Körper und Haare | Body and hair
    Bagnoschiuma e saponi | Duschgel und Seife | Shower gel and soap
    Shampoo e balsamo | Shampoo und Spülung | Shampoo and conditioner
    Deodoranti | Deodorants | Deodorants
    Creme viso e corpo | Gesichts- und Körpercremes | Face and body creams
    Solari | Sonnenschutz | Sun care
  Igiene orale | Mundpflege | Oral care
    Dentifrici e collutori | Zahnpasta und Mundwasser | Toothpaste and mouthwash
    Spazzolini e filo | Zahnbürsten und Zahnseide | Toothbrushes and floss
  Igiene e benessere | Hygiene und Wohlbefinden | Hygiene and wellbeing
    Assorbenti | Damenhygiene | Sanitary products
    Rasatura | Rasur | Shaving
    Cotone, cerotti e parafarmacia | Watte, Pflaster und Hausapotheke | Cotton, plasters and first aid
    Make-up e unghie | Make-up und Nägel | Make-up and nails
Casa e pulizia | Haushalt und Reinigung | Home and cleaning
> Bucato, piatti, pavimenti e tutto il resto. | Wäsche, Geschirr, Böden und alles andere. | Laundry, dishes, floors and all the rest.
  Bucato | Wäsche | Laundry
    Detersivi lavatrice | Waschmittel | Laundry detergent
    Ammorbidenti e smacchiatori | Weichspüler und Fleckenentferner | Softeners and stain removers
  Pulizia | Reinigung | Cleaning
    Detersivi piatti e lavastoviglie | Spülmittel und Geschirrreiniger | Washing-up and dishwasher
    Pavimenti e superfici | Böden und Oberflächen | Floors and surfaces
    Bagno e wc | Bad und WC | Bathroom and toilet
    Spugne, panni e scope | Schwämme, Tücher und Besen | Sponges, cloths and brooms
  Carta e usa e getta | Papier und Einweg | Paper and disposables
    Carta igienica e da cucina | Toiletten- und Küchenpapier | Toilet and kitchen paper
    Fazzoletti e tovaglioli | Taschentücher und Servietten | Tissues and napkins
    Sacchetti, pellicole e alluminio | Beutel, Folien und Alu | Bags, film and foil
  Per la casa | Für das Haus | For the home
    Cucina e tavola | Küche und Tisch | Kitchen and table
    Candele e profumatori | Kerzen und Düfte | Candles and fragrances
    Pile, lampadine e utilità | Batterien, Lampen und Nützliches | Batteries, bulbs and useful things
    Piante e fiori | Pflanzen und Blumen | Plants and flowers
    Cartoleria | Schreibwaren | Stationery
    Insetticidi | Insektenschutz | Insect control
Animali | Tierbedarf | Pets
> Anche loro mangiano con noi. | Auch sie essen mit uns. | They eat with us, too.
  Cane | Hund | Dog
    Crocchette per cani | Trockenfutter für Hunde | Dry dog food
    Umido per cani | Nassfutter für Hunde | Wet dog food
    Snack e ossa | Snacks und Knochen | Treats and bones
  Gatto | Katze | Cat
    Crocchette per gatti | Trockenfutter für Katzen | Dry cat food
    Umido per gatti | Nassfutter für Katzen | Wet cat food
    Lettiere | Katzenstreu | Cat litter
  Altri animali | Weitere Tiere | Other pets
    Uccelli e roditori | Vögel und Nager | Birds and rodents
    Pesci | Fische | Fish keeping
`
