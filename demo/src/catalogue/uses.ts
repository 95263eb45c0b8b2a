/** The uses of goods, by the last part of the slug of their shelf, else of their aisle. */
export const uses: Readonly<Record<string, string>> = {
  'mele-e-pere':
    'Da mangiare fresche, in una torta o cotte al forno. | Frisch, im Kuchen oder aus dem Ofen. | To eat fresh, in a cake or baked.',
  agrumi:
    'Da spremere, da mangiare a spicchi o per profumare dolci e insalate. | Zum Pressen, als Schnitze oder für Kuchen und Salate. | To squeeze, to eat in segments, or for cakes and salads.',
  'frutta-fresca':
    'Da mangiare fresca, in macedonia o frullata. | Frisch, im Obstsalat oder als Smoothie. | To eat fresh, in a fruit salad or a smoothie.',
  pomodori:
    'Per insalate, bruschette e sughi veloci. | Für Salate, Bruschetta und schnelle Saucen. | For salads, bruschetta and quick sauces.',
  'patate-cipolle-e-aglio':
    'La base di forno, purè, zuppe e soffritti. | Die Grundlage für Ofengerichte, Püree, Suppen und Röstgemüse. | The base of roasts, mash, soups and sautés.',
  'insalate-e-radicchi':
    'Cruda in insalata; molte sono buone anche saltate in padella o alla griglia. | Roh im Salat, viele auch aus der Pfanne oder vom Grill. | Raw in a salad; many are good in the pan or on the grill too.',
  'erbe-aromatiche':
    'Da aggiungere alla fine, perché il profumo resti. | Erst am Ende dazugeben, damit das Aroma bleibt. | Add at the end, so that the scent stays.',
  'verdura-fresca':
    'Al vapore, in padella, al forno o in una minestra. | Gedämpft, aus der Pfanne, aus dem Ofen oder in der Suppe. | Steamed, in the pan, roasted or in a soup.',
  'pronti-da-gustare':
    'Già puliti e tagliati: si apre la confezione e si è pronti. | Schon geputzt und geschnitten: öffnen und fertig. | Washed and cut already: open and serve.',
  'frutta-secca':
    'Per uno spuntino, nello yogurt, nei dolci e nelle insalate. | Als Imbiss, im Joghurt, im Kuchen und im Salat. | For a snack, in yogurt, cakes and salads.',
  'bistecche-e-fettine':
    'Poco tempo in padella ben calda o sulla griglia. | Kurz in die sehr heiße Pfanne oder auf den Grill. | A short time in a very hot pan or on the grill.',
  'arrosti-e-bolliti':
    'Da cuocere a lungo e piano, in forno o in pentola. | Lange und sanft garen, im Ofen oder im Topf. | Cook long and slow, in the oven or the pot.',
  'macinati-e-hamburger':
    'Per ragù, polpette e hamburger. | Für Ragù, Fleischbällchen und Burger. | For ragù, meatballs and burgers.',
  bovino:
    'In padella, alla griglia o in umido. | Aus der Pfanne, vom Grill oder geschmort. | In the pan, on the grill or stewed.',
  suino:
    'In padella, alla griglia o al forno. | Aus der Pfanne, vom Grill oder aus dem Ofen. | In the pan, on the grill or roasted.',
  'pollo-e-tacchino':
    'Da cuocere sempre fino al centro: in padella, al forno o alla griglia. | Immer durchgaren: in der Pfanne, im Ofen oder auf dem Grill. | Always cook through: in the pan, in the oven or on the grill.',
  'altre-carni':
    'Al forno o in umido, con erbe e vino. | Aus dem Ofen oder geschmort, mit Kräutern und Wein. | Roasted or stewed, with herbs and wine.',
  'pesce-fresco':
    'Al forno, al vapore o in padella, con poco olio. | Aus dem Ofen, gedämpft oder aus der Pfanne, mit wenig Öl. | Baked, steamed or in the pan, with a little oil.',
  'pesce-conservato':
    'Pronto per antipasti, insalate e primi piatti. | Fertig für Vorspeisen, Salate und Pasta. | Ready for starters, salads and pasta.',
  salumi:
    'Per un tagliere, un panino o un antipasto. | Für die Brotzeit, ein Brötchen oder die Vorspeise. | For a board, a roll or a starter.',
  'mozzarelle-e-burrate':
    'A temperatura ambiente con pomodoro e olio, o sulla pizza. | Zimmerwarm mit Tomaten und Öl oder auf der Pizza. | At room temperature with tomatoes and oil, or on a pizza.',
  'formaggi-stagionati-e-grattugiati':
    'Da grattugiare sui primi o da servire a scaglie. | Zum Reiben über Pasta oder in Spänen. | To grate over pasta or to serve in shavings.',
  formaggi:
    'Sul tagliere, nel panino o fuso in cucina. | Für die Käseplatte, aufs Brot oder zum Überbacken. | On a board, in a roll or melted in the kitchen.',
  latte:
    'A colazione, nel caffè e in cucina. | Zum Frühstück, in den Kaffee und in die Küche. | For breakfast, in coffee and in the kitchen.',
  'bevande-vegetali':
    'Al posto del latte: a colazione, nel caffè e nei dolci. | Statt Milch: zum Frühstück, im Kaffee und im Kuchen. | In place of milk: at breakfast, in coffee and in cakes.',
  'yogurt-e-dessert':
    'A colazione, a merenda o a fine pasto. | Zum Frühstück, als Zwischenmahlzeit oder Nachtisch. | At breakfast, as a snack or for dessert.',
  uova: 'Al tegamino, sode, in frittata e per dolci e pasta. | Gebraten, gekocht, als Omelett, für Kuchen und Nudeln. | Fried, boiled, in an omelette, for cakes and pasta.',
  'burro-panna-e-uova':
    'Per cucinare, mantecare e fare dolci. | Zum Kochen, Verfeinern und Backen. | For cooking, finishing and baking.',
  'pane-fresco':
    'Sfornato in giornata; il giorno dopo è buono tostato. | Am selben Tag gebacken; am nächsten Tag getoastet gut. | Baked on the day; good toasted the day after.',
  'pane-confezionato':
    'Sempre pronto per la colazione, un toast o un panino. | Immer bereit fürs Frühstück, einen Toast oder ein Sandwich. | Always ready for breakfast, toast or a sandwich.',
  pasticceria:
    'Per la colazione e la tavola della festa. | Zum Frühstück und für die Festtafel. | For breakfast and for the festive table.',
  'pasta-corta':
    'Trattiene bene i sughi: al pomodoro, con verdure o al forno. | Nimmt Saucen gut auf: mit Tomaten, Gemüse oder überbacken. | Holds sauces well: tomato, vegetables or baked.',
  'pasta-lunga':
    'Per sughi che avvolgono: aglio e olio, pomodoro, pesce. | Für Saucen, die sie umhüllen: Knoblauch und Öl, Tomate, Fisch. | For sauces that coat it: garlic and oil, tomato, fish.',
  'pastina-e-pasta-per-brodo':
    'In brodo o in una minestra, anche per i più piccoli. | In der Brühe oder Suppe, auch für die Kleinen. | In broth or soup, for little ones too.',
  'pasta-secca':
    'Si cuoce in abbondante acqua salata. | In reichlich Salzwasser kochen. | Cook in plenty of salted water.',
  ripiena:
    'Pochi minuti in acqua che bolle piano; basta burro e salvia, o il brodo. | Wenige Minuten in leise kochendem Wasser; dazu Butter und Salbei oder Brühe. | A few minutes in gently boiling water; butter and sage, or broth, is enough.',
  'pasta-fresca':
    'Cuoce in pochi minuti e lega bene ogni sugo. | In wenigen Minuten gar und gut mit jeder Sauce. | Cooks in minutes and binds with any sauce.',
  riso: 'Per risotti, minestre, timballi e insalate di riso. | Für Risotto, Suppen, Aufläufe und Reissalat. | For risotto, soups, bakes and rice salad.',
  'riso-e-cereali':
    'Per minestre, insalate e contorni. | Für Suppen, Salate und Beilagen. | For soups, salads and sides.',
  'farine-e-preparati':
    'Per impastare, panare e fare dolci in casa. | Zum Kneten, Panieren und Backen. | For doughs, coatings and home baking.',
  'olio-extravergine-di-oliva':
    'A crudo su verdure, pesce e pane, e per cucinare. | Roh zu Gemüse, Fisch und Brot und zum Kochen. | Raw on vegetables, fish and bread, and for cooking.',
  'olio-e-aceto':
    'Per condire, cucinare e conservare. | Zum Würzen, Kochen und Einlegen. | For dressing, cooking and preserving.',
  'pomodoro-e-sughi':
    'Per pasta, pizza e umidi, in pochi minuti. | Für Pasta, Pizza und Schmorgerichte, in wenigen Minuten. | For pasta, pizza and stews, in minutes.',
  'legumi-e-verdure-in-scatola':
    'In insalata, in zuppa o come contorno. | Im Salat, in der Suppe oder als Beilage. | In a salad, in a soup or as a side.',
  'sale-spezie-e-brodo':
    'Quel poco che dà sapore a tutto il resto. | Das Wenige, das allem anderen Geschmack gibt. | The little that gives everything else its taste.',
  'caffe-macinato-e-in-grani':
    'Per moka, filtro o macchina: conta la macinatura. | Für Mokka, Filter oder Maschine: auf den Mahlgrad kommt es an. | For moka, filter or machine: the grind decides.',
  'te-tisane-e-infusi':
    'Una bustina per tazza, acqua calda e qualche minuto. | Ein Beutel pro Tasse, heißes Wasser und einige Minuten. | One bag a cup, hot water and a few minutes.',
  'caffe-e-te':
    'Per la colazione e le pause della giornata. | Zum Frühstück und für die Pausen des Tages. | For breakfast and the breaks of the day.',
  'biscotti-e-merende':
    'A colazione da inzuppare, o a merenda. | Zum Frühstück, zum Eintunken oder zwischendurch. | At breakfast, for dipping, or as a snack.',
  'cereali-e-creme':
    'A colazione, con latte, yogurt o pane. | Zum Frühstück, mit Milch, Joghurt oder Brot. | At breakfast, with milk, yogurt or bread.',
  'cioccolato-e-caramelle':
    'Un dolce piccolo, da gustare piano o da regalare. | Etwas Süßes zum Genießen oder Verschenken. | Something sweet to savour or to give.',
  'snack-salati':
    'Per l’aperitivo, la merenda e la partita. | Zum Aperitif, zwischendurch und fürs Spiel. | For drinks, breaks and the match.',
  'frutta-secca-salata': 'Per l’aperitivo o nelle insalate. | Zum Aperitif oder im Salat. | With drinks or in salads.',
  barrette: 'Una merenda da portare con sé. | Eine Zwischenmahlzeit zum Mitnehmen. | A snack to take along.',
  gastronomia:
    'Già cucinato: si scalda, o si serve com’è, ed è pronto. | Schon gekocht: aufwärmen oder kalt servieren. | Cooked already: warm it, or serve as it is.',
  specialita:
    'Pronto da gustare, da solo o con altri piatti. | Fertig zum Genießen, allein oder zu anderem. | Ready to enjoy, alone or with other dishes.',
  surgelati:
    'Dal congelatore alla pentola, alla padella o al forno, senza scongelare se la confezione non lo chiede. | Vom Gefrierfach in Topf, Pfanne oder Ofen; auftauen nur, wenn es die Packung verlangt. | From the freezer to pot, pan or oven, without thawing unless the pack says so.',
  gelati:
    'Da togliere dal freddo qualche minuto prima di servire. | Einige Minuten vor dem Servieren herausnehmen. | Take out of the cold a few minutes before serving.',
  acqua: 'Per la tavola di ogni giorno. | Für den täglichen Tisch. | For the table every day.',
  bibite: 'Da servire fresca. | Gut gekühlt servieren. | Serve chilled.',
  succhi:
    'A colazione o a merenda, meglio se fresco. | Zum Frühstück oder zwischendurch, am besten gekühlt. | At breakfast or as a break, best chilled.',
  'vini-rossi':
    'Si serve a 16–18 °C con primi al ragù, carni e formaggi stagionati. | Bei 16–18 °C zu Pasta mit Ragù, Fleisch und reifem Käse. | Serve at 16–18 °C with ragù, meat and aged cheese.',
  'vini-bianchi':
    'Si serve a 8–10 °C con pesce, verdure e formaggi freschi. | Bei 8–10 °C zu Fisch, Gemüse und Frischkäse. | Serve at 8–10 °C with fish, vegetables and fresh cheese.',
  rosati:
    'Si serve a 10–12 °C con antipasti, salumi e pizza. | Bei 10–12 °C zu Vorspeisen, Wurst und Pizza. | Serve at 10–12 °C with starters, cured meats and pizza.',
  'spumanti-e-prosecco':
    'Si serve a 6–8 °C, per l’aperitivo e per brindare. | Bei 6–8 °C zum Aperitif und zum Anstoßen. | Serve at 6–8 °C, before dinner and for a toast.',
  birre:
    'Da servire fresca, con pizza, panini e piatti semplici. | Kühl servieren, zu Pizza, Brötchen und einfachen Gerichten. | Serve chilled, with pizza, rolls and simple dishes.',
  'liquori-e-distillati':
    'A fine pasto, con ghiaccio o nei cocktail. | Nach dem Essen, auf Eis oder im Cocktail. | After dinner, on ice or in a cocktail.',
  alimentazione:
    'Per la pappa dei piccoli: l’età giusta è sulla confezione. | Für die Kleinsten: das richtige Alter steht auf der Packung. | For little ones: the right age is on the pack.',
  'cura-del-bambino':
    'Per la cura di ogni giorno dei più piccoli. | Für die tägliche Pflege der Kleinsten. | For the daily care of little ones.',
  'corpo-e-capelli':
    'Per la cura quotidiana di pelle e capelli. | Für die tägliche Pflege von Haut und Haar. | For the daily care of skin and hair.',
  'igiene-orale':
    'Per denti e gengive, ogni giorno. | Für Zähne und Zahnfleisch, jeden Tag. | For teeth and gums, every day.',
  'igiene-e-benessere':
    'Da tenere in bagno e nella farmacia di casa. | Für Bad und Hausapotheke. | For the bathroom and the first-aid box.',
  bucato:
    'Per il bucato di casa: la dose è sulla confezione. | Für die Wäsche zu Hause: die Dosierung steht auf der Packung. | For the laundry at home: the dose is on the pack.',
  pulizia: 'Per la pulizia di ogni giorno in casa. | Für den täglichen Hausputz. | For the daily cleaning of the home.',
  'carta-e-usa-e-getta': 'Da tenere di scorta in casa. | Ein Vorrat für den Haushalt. | To keep in store at home.',
  'per-la-casa':
    'Utile in casa, anche da regalare. | Nützlich im Haus, auch als Geschenk. | Useful at home, also as a gift.',
  cane: 'Per il cane: la razione giusta per peso è sulla confezione. | Für den Hund: die Menge nach Gewicht steht auf der Packung. | For dogs: the amount by weight is on the pack.',
  gatto:
    'Per il gatto: acqua fresca sempre a disposizione. | Für die Katze: immer mit frischem Wasser. | For cats: always with fresh water.',
  'altri-animali': 'Per i piccoli animali di casa. | Für die kleinen Haustiere. | For small pets.',
}
