import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const ready = { vat: 10, storage: 'fridge' } as const
const kitchen = ['LA CUCINA DI BOTTEGA', 'TAVOLA LIETA']
const frozen = { vat: 10, storage: 'frozen', lockerLevel: '2' } as const

export const readyFamilies: Family[] = [
  ...shelf(
    {
      ...ready,
      shelf: 'primi-piatti',
      brands: kitchen,
      picture: 'spaghetti',
      nutrition: [680, 8, 3.5, 15, 2.5, 1.2, 7, 1],
    },
    [
      {
        name: '{}',
        price: 4.49,
        formats: ['vaschetta 300 g', 'vaschetta 600 g'],
        variants: [
          {
            name: 'Lasagne alla bolognese | Lasagne Bolognese | Lasagne bolognese',
            ingredients: 'semola di grano duro, uova, ragù di carne, latte, burro, Parmigiano Reggiano DOP',
          },
          {
            name: 'Lasagne al pesto | Lasagne mit Pesto | Pesto lasagne',
            ingredients: 'semola di grano duro, uova, basilico, latte, burro, Grana Padano DOP',
            picture: 'herb',
          },
          {
            name: 'Cannelloni ricotta e spinaci | Cannelloni mit Ricotta und Spinat | Ricotta and spinach cannelloni',
            ingredients: 'semola di grano duro, uova, ricotta, spinaci, latte',
          },
          {
            name: 'Risotto alla milanese | Risotto Mailänder Art | Milanese risotto',
            ingredients: 'riso, burro, Grana Padano DOP, zafferano, cipolla',
            picture: 'rice',
          },
          {
            name: 'Gnocchi alla sorrentina | Gnocchi Sorrentiner Art | Gnocchi alla sorrentina',
            ingredients: 'patate, farina di grano tenero, pomodoro, mozzarella, basilico',
            picture: 'dumpling',
          },
          {
            name: 'Parmigiana di melanzane | Auberginen-Parmigiana | Aubergine parmigiana',
            ingredients: 'melanzane, pomodoro, mozzarella, Parmigiano Reggiano DOP, basilico',
            price: 4.99,
            picture: 'aubergine',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...ready,
      shelf: 'secondi-e-contorni',
      brands: kitchen,
      picture: 'stew',
      nutrition: [620, 8, 2.5, 5, 2, 1, 13, 1.1],
    },
    [
      {
        name: '{}',
        price: 4.99,
        formats: ['vaschetta 250 g'],
        variants: [
          {
            name: 'Polpette al sugo | Fleischbällchen in Tomatensauce | Meatballs in tomato sauce',
            ingredients: 'carne bovina, pangrattato di grano, uova, pomodoro',
          },
          {
            name: 'Vitello tonnato | Kalbfleisch mit Thunfischsauce | Veal with tuna sauce',
            ingredients: 'carne di vitello, tonno, maionese, capperi',
            price: 6.49,
            origin: origins.piemonte,
            picture: 'steak',
          },
          {
            name: 'Arrosto con patate | Braten mit Kartoffeln | Roast with potatoes',
            ingredients: 'carne suina, patate, rosmarino, olio di oliva',
            picture: 'meat-on-bone',
          },
          {
            name: 'Baccalà alla vicentina | Stockfisch nach Vicentiner Art | Vicenza-style salt cod',
            ingredients: 'baccalà, latte, cipolla, olio di oliva',
            price: 6.99,
            picture: 'fish',
          },
          {
            name: 'Gulasch con polenta | Gulasch mit Polenta | Goulash with polenta',
            ingredients: 'carne bovina, cipolla, paprica, farina di mais',
            price: 5.99,
          },
        ],
      },
      {
        name: '{}',
        price: 3.29,
        formats: ['vaschetta 250 g'],
        variants: [
          {
            name: 'Patate al forno | Ofenkartoffeln | Roast potatoes',
            ingredients: 'patate, olio di oliva, rosmarino, sale',
            picture: 'potato',
            classes: ['vegan'],
          },
          {
            name: 'Verdure grigliate | Gegrilltes Gemüse | Grilled vegetables',
            ingredients: 'zucchine, melanzane, peperoni, olio di oliva',
            picture: 'bell-pepper',
            classes: ['vegan'],
          },
          {
            name: 'Spinaci al burro | Butterspinat | Buttered spinach',
            ingredients: 'spinaci, burro, sale',
            picture: 'leafy-green',
          },
          {
            name: 'Caponata siciliana | Sizilianische Caponata | Sicilian caponata',
            ingredients: 'melanzane, pomodoro, sedano, olive verdi, capperi, aceto di vino',
            picture: 'aubergine',
            classes: ['vegan'],
            price: 3.79,
          },
        ],
      },
      {
        name: 'Pollo allo spiedo | Brathähnchen | Rotisserie chicken',
        price: 7.9,
        formats: ['1 pezzo'],
        brands: ['LA CUCINA DI BOTTEGA'],
        picture: 'poultry-leg',
        ingredients: 'carne di pollo, sale, rosmarino, aglio',
        lockCutoff: '0-10',
        nutrition: [800, 11, 3, 0.5, 0, 0, 22, 1.2],
      },
    ],
  ),
  ...shelf(
    {
      ...ready,
      shelf: 'insalate-e-antipasti',
      brands: kitchen,
      picture: 'salad',
      nutrition: [650, 11, 1.5, 9, 2, 1.5, 5, 1.2],
    },
    [
      {
        name: '{}',
        price: 2.99,
        formats: ['vaschetta 200 g', 'vaschetta 400 g'],
        variants: [
          {
            name: 'Insalata russa | Russischer Salat | Russian salad',
            ingredients: 'patate, carote, piselli, maionese',
          },
          {
            name: 'Insalata di riso | Reissalat | Rice salad',
            ingredients: 'riso, piselli, prosciutto cotto, uova, olive verdi',
            picture: 'rice',
          },
          {
            name: 'Insalata di farro | Dinkelsalat | Spelt salad',
            ingredients: 'farro perlato, pomodori, zucchine, olive verdi, basilico',
            classes: ['vegan'],
            picture: 'wheat',
          },
          {
            name: 'Insalata capricciosa | Capricciosa-Salat | Capricciosa salad',
            ingredients: 'carote, sedano, prosciutto cotto, maionese',
          },
          {
            name: 'Insalata di pollo | Hähnchensalat | Chicken salad',
            ingredients: 'carne di pollo, lattuga, Grana Padano DOP, maionese',
            price: 3.99,
          },
        ],
      },
      {
        name: 'Insalatona {} | {} | {} salad bowl',
        price: 4.49,
        formats: ['vaschetta 250 g'],
        brands: ['FOGLIA VERDE', 'LA CUCINA DI BOTTEGA'],
        variants: [
          {
            name: 'con tonno e mais | Salat mit Thunfisch und Mais | Tuna and sweetcorn',
            ingredients: 'lattuga, tonno, mais, carote',
          },
          {
            name: 'con pollo e grana | Salat mit Hähnchen und Grana | Chicken and Grana',
            ingredients: 'lattuga, carne di pollo, Grana Padano DOP',
          },
          {
            name: 'con feta e olive | Salat mit Käse und Oliven | Feta and olive',
            ingredients: 'lattuga, formaggio, olive nere, pomodori',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...ready,
      shelf: 'zuppe-fresche',
      brands: [...kitchen, 'FOGLIA VERDE'],
      picture: 'soup',
      nutrition: [200, 1.8, 0.3, 6, 2, 2, 2, 0.7],
      classes: ['vegan'],
    },
    [
      {
        name: '{}',
        price: 3.29,
        formats: ['vaschetta 600 g', 'vaschetta 300 g'],
        variants: [
          {
            name: 'Minestrone di verdure | Gemüseminestrone | Vegetable minestrone',
            ingredients: 'patate, carote, zucchine, fagioli borlotti, sedano, cipolla',
          },
          {
            name: 'Vellutata di zucca | Kürbiscremesuppe | Pumpkin soup',
            ingredients: 'zucca, patate, cipolla, olio extravergine di oliva',
            picture: 'pumpkin',
          },
          {
            name: 'Zuppa di legumi e farro | Hülsenfrüchtesuppe mit Dinkel | Pulse and spelt soup',
            ingredients: 'lenticchie, ceci, fagioli, farro perlato, carote, sedano',
            picture: 'beans',
          },
          {
            name: 'Vellutata di carote e zenzero | Karotten-Ingwer-Suppe | Carrot and ginger soup',
            ingredients: 'carote, patate, zenzero, olio extravergine di oliva',
            picture: 'carrot',
          },
          {
            name: 'Passato di verdure | Pürierte Gemüsesuppe | Puréed vegetable soup',
            ingredients: 'patate, carote, spinaci, zucchine, sedano',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...ready,
      shelf: 'sushi-e-cucina-dal-mondo',
      brands: ['MIZUMI', 'LA CUCINA DI BOTTEGA'],
      picture: 'sushi',
      nutrition: [620, 3.5, 0.7, 24, 4, 1, 6.5, 1.2],
    },
    [
      {
        name: 'Sushi {} | Sushi {} | Sushi {}',
        price: 8.99,
        formats: ['12 pezzi', '18 pezzi'],
        brands: ['MIZUMI'],
        variants: [
          { name: 'misto | gemischt | mixed', ingredients: 'riso, salmone, tonno, gamberi, alga nori, wasabi' },
          { name: 'salmone | Lachs | salmon', ingredients: 'riso, salmone, alga nori, sesamo' },
          {
            name: 'vegetariano | vegetarisch | vegetarian',
            ingredients: 'riso, carote, cetriolini, alga nori, sesamo',
            classes: ['vegan'],
            price: 7.49,
          },
        ],
        lockCutoff: '1-18',
      },
      {
        name: '{}',
        price: 4.99,
        formats: ['vaschetta 300 g'],
        picture: 'noodles',
        variants: [
          {
            name: 'Noodles con verdure | Nudeln mit Gemüse | Vegetable noodles',
            ingredients: 'farina di grano tenero, carote, zucchine, salsa di soia',
          },
          {
            name: 'Riso alla cantonese | Kantonesischer Reis | Cantonese rice',
            ingredients: 'riso, uova, piselli, prosciutto cotto, salsa di soia',
            picture: 'rice',
          },
          {
            name: 'Pollo al curry con riso | Hähnchencurry mit Reis | Chicken curry with rice',
            ingredients: 'carne di pollo, riso, latte di cocco, curry',
            picture: 'curry',
          },
          {
            name: 'Ravioli al vapore | Gedämpfte Teigtaschen | Steamed dumplings',
            ingredients: 'farina di grano tenero, carne suina, cavolo cappuccio, salsa di soia',
            picture: 'dumpling',
          },
          {
            name: 'Pad thai ai gamberi | Pad Thai mit Garnelen | Prawn pad thai',
            ingredients: 'riso, gamberi, uova, arachidi, salsa di soia',
          },
        ],
      },
      {
        name: 'Kebab di pollo | Hähnchenkebab | Chicken kebab',
        price: 4.29,
        formats: ['vaschetta 250 g'],
        brands: ['TAVOLA LIETA'],
        picture: 'kebab',
        ingredients: 'carne di pollo, spezie, sale',
      },
    ],
  ),
  ...shelf(
    {
      ...ready,
      shelf: 'hummus-e-salse-fresche',
      picture: 'bowl',
      brands: ['VERDEMENTE', 'BOTTEGA'],
      nutrition: [1050, 20, 2, 11, 1, 5, 7, 1.1],
    },
    [
      {
        name: '{}',
        price: 2.49,
        formats: ['vaschetta 200 g'],
        variants: [
          {
            name: 'Hummus classico | Klassischer Hummus | Classic hummus',
            picture: 'chickpeas',
            ingredients: 'ceci, salsa tahina, olio di semi di girasole, succo di limone',
            classes: ['vegan'],
          },
          {
            name: 'Hummus di barbabietola | Rote-Bete-Hummus | Beetroot hummus',
            ingredients: 'ceci, barbabietola, salsa tahina, succo di limone',
            classes: ['vegan'],
          },
          { name: 'Tzatziki', ingredients: 'yogurt, cetriolini, aglio, olio di oliva', picture: 'cucumber' },
          {
            name: 'Guacamole',
            ingredients: 'pomodori, cipolla, succo di limone, peperoncino',
            picture: 'avocado',
            classes: ['vegan'],
            price: 2.99,
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...ready,
      vat: 4,
      shelf: 'tofu-e-alternative-vegetali',
      picture: 'falafel',
      brands: ['VERDEMENTE', 'BOTTEGA', 'TERRABRUNA BIO'],
      classes: ['vegan'],
      nutrition: [600, 8, 1.3, 2, 0.8, 1, 15, 0.8],
    },
    [
      {
        name: '{}',
        price: 2.79,
        formats: ['vaschetta 200 g', '2 × 125 g'],
        variants: [
          {
            name: 'Tofu al naturale | Tofu natur | Plain tofu',
            ingredients: 'acqua, fagioli di soia, nigari',
            picture: 'ice',
          },
          {
            name: 'Tofu affumicato | Räuchertofu | Smoked tofu',
            ingredients: 'acqua, fagioli di soia, nigari, sale',
            price: 3.29,
            picture: 'butter',
          },
          { name: 'Seitan alla piastra | Seitan | Seitan slices', ingredients: 'seitan, salsa di soia', price: 3.49 },
        ],
      },
      {
        name: 'Burger vegetale {} | Pflanzlicher Burger {} | Plant-based burger, {}',
        price: 3.29,
        formats: ['2 × 80 g'],
        picture: 'hamburger',
        brands: ['VERDEMENTE', 'BOTTEGA'],
        variants: [
          {
            name: 'di soia | aus Soja | soya',
            ingredients: 'proteine di soia, acqua, olio di semi di girasole, cipolla',
          },
          {
            name: 'di ceci e spinaci | mit Kichererbsen und Spinat | chickpea and spinach',
            ingredients: 'ceci, spinaci, farina di ceci, olio di semi di girasole',
          },
          {
            name: 'di piselli | aus Erbsen | pea',
            ingredients: 'proteine di piselli, acqua, olio di cocco, barbabietola',
            price: 3.99,
          },
        ],
      },
      {
        name: 'Falafel',
        price: 2.99,
        formats: ['vaschetta 200 g'],
        brands: ['VERDEMENTE', 'BOTTEGA'],
        ingredients: 'ceci, cipolla, prezzemolo, cumino, olio di semi di girasole',
      },
    ],
  ),
  ...shelf(
    {
      ...ready,
      shelf: 'tramezzini-e-panini',
      picture: 'sandwich',
      brands: ['LA CUCINA DI BOTTEGA', 'TAVOLA LIETA'],
      nutrition: [980, 11, 3, 25, 2.5, 1.8, 9, 1.3],
    },
    [
      {
        name: 'Tramezzino {} | Tramezzino {} | {} sandwich',
        price: 2.29,
        formats: ['busta 120 g'],
        variants: [
          {
            name: 'prosciutto e formaggio | mit Schinken und Käse | Ham and cheese',
            ingredients: 'pane di grano, prosciutto cotto, formaggio, maionese',
          },
          {
            name: 'tonno e uova | mit Thunfisch und Ei | Tuna and egg',
            ingredients: 'pane di grano, tonno, uova, maionese',
          },
          {
            name: 'verdure grigliate | mit Grillgemüse | Grilled vegetable',
            ingredients: 'pane di grano, zucchine, melanzane, formaggio',
          },
          {
            name: 'pollo e insalata | mit Hähnchen und Salat | Chicken salad',
            ingredients: 'pane di grano, carne di pollo, lattuga, maionese',
          },
        ],
      },
      {
        name: 'Wrap {} | Wrap {} | {} wrap',
        price: 3.29,
        formats: ['busta 180 g'],
        picture: 'burrito',
        variants: [
          {
            name: 'pollo e avocado | mit Hähnchen und Avocado | Chicken and avocado',
            ingredients: 'farina di grano tenero, carne di pollo, lattuga, maionese',
          },
          {
            name: 'hummus e verdure | mit Hummus und Gemüse | Hummus and vegetable',
            ingredients: 'farina di grano tenero, ceci, salsa tahina, carote, lattuga',
            classes: ['vegan'],
          },
        ],
      },
    ],
  ),
]

export const frozenFamilies: Family[] = [
  ...shelf(
    {
      ...frozen,
      vat: 4,
      shelf: 'verdure-surgelate',
      picture: 'pea-pod',
      brands: ['GELOVERDE', 'BOTTEGA', 'TERRABRUNA BIO'],
      classes: ['vegan'],
      nutrition: [200, 0.5, 0.1, 6, 2.5, 3.5, 3, 0.05],
    },
    [
      {
        name: '{} surgelati | {}, tiefgekühlt | Frozen {}',
        price: 1.79,
        formats: ['busta 450 g', 'busta 1 kg'],
        variants: [
          { name: 'Piselli fini | Feine Erbsen | fine peas', ingredients: 'piselli', picture: 'pea-pod' },
          {
            name: 'Spinaci in cubetti | Spinat in Portionen | spinach portions',
            ingredients: 'spinaci',
            picture: 'leafy-green',
          },
          {
            name: 'Fagiolini fini | Feine grüne Bohnen | fine green beans',
            ingredients: 'fagiolini',
            picture: 'pea-pod',
          },
          {
            name: 'Broccoli in cimette | Brokkoliröschen | broccoli florets',
            ingredients: 'broccoli',
            picture: 'broccoli',
          },
          {
            name: 'Carciofi a spicchi | Artischockenspalten | artichoke wedges',
            ingredients: 'carciofi',
            picture: 'leafy-green',
            price: 2.99,
          },
          {
            name: 'Funghi misti con porcini | Pilzmischung mit Steinpilzen | mixed mushrooms with porcini',
            ingredients: 'funghi champignon, funghi porcini',
            picture: 'champignon',
            price: 3.49,
          },
        ],
      },
      {
        name: 'Minestrone surgelato {} | Tiefkühl-Minestrone {} | Frozen minestrone, {}',
        price: 1.99,
        formats: ['busta 750 g', 'busta 1 kg'],
        picture: 'soup',
        variants: [
          {
            name: 'classico | klassisch | classic',
            ingredients: 'patate, carote, fagioli borlotti, piselli, zucchine, sedano, cipolla',
          },
          { name: 'leggero | leicht | light', ingredients: 'carote, zucchine, cavolfiore, fagiolini, sedano' },
        ],
      },
      {
        name: 'Prezzemolo surgelato tritato | Gehackte Petersilie, tiefgekühlt | Frozen chopped parsley',
        price: 0.99,
        formats: ['vaschetta 50 g'],
        brands: ['GELOVERDE', 'BOTTEGA'],
        ingredients: 'prezzemolo',
        picture: 'herb',
      },
    ],
  ),
  ...shelf(
    {
      ...frozen,
      shelf: 'pesce-surgelato',
      brands: ['MAREGRANDE', 'ONDACHIARA', 'BOTTEGA'],
      picture: 'fish',
      nutrition: [400, 2, 0.4, 1, 0, 0, 17, 0.4],
    },
    [
      {
        name: '{} surgelati | {}, tiefgekühlt | Frozen {}',
        price: 5.99,
        formats: ['busta 400 g', 'busta 800 g'],
        variants: [
          {
            name: 'Filetti di merluzzo | Kabeljaufilets | cod fillets',
            picture: 'silver-fish',
            ingredients: 'merluzzo',
            origin: origins.atlantico,
          },
          {
            name: 'Cuori di nasello | Seehechtherzen | hake loins',
            picture: 'silver-fish',
            ingredients: 'nasello',
            origin: origins.atlantico,
          },
          {
            name: 'Filetti di platessa | Schollenfilets | plaice fillets',
            ingredients: 'platessa',
            origin: origins.atlantico,
          },
          {
            name: 'Tranci di salmone | Lachssteaks | salmon steaks',
            picture: 'salmon',
            ingredients: 'salmone',
            origin: origins.norvegia,
            price: 7.49,
          },
        ],
      },
      {
        name: '{}',
        price: 6.49,
        formats: ['busta 300 g', 'busta 600 g'],
        variants: [
          {
            name: 'Gamberi sgusciati surgelati | Geschälte Garnelen, tiefgekühlt | Frozen peeled prawns',
            ingredients: 'gamberi, acqua, sale',
            picture: 'shrimp',
            origin: origins.ecuador,
          },
          {
            name: 'Anelli di calamaro surgelati | Tintenfischringe, tiefgekühlt | Frozen squid rings',
            ingredients: 'calamari',
            picture: 'squid',
          },
          {
            name: 'Misto mare surgelato | Meeresfrüchtemischung, tiefgekühlt | Frozen seafood mix',
            ingredients: 'calamari, cozze, gamberi, vongole',
            picture: 'octopus',
          },
        ],
      },
      {
        name: 'Bastoncini di merluzzo | Fischstäbchen | Cod fish fingers',
        price: 3.99,
        formats: ['12 pezzi', '18 pezzi'],
        ingredients: 'merluzzo, pangrattato di grano, olio di semi di girasole',
        picture: 'fried-shrimp',
        brands: ['MAREGRANDE', 'BOTTEGA'],
        nutrition: [850, 9, 1, 18, 1, 1, 12, 0.9],
      },
      {
        name: 'Fritto misto surgelato | Gemischte Meeresfrüchte zum Frittieren | Frozen mixed fried seafood',
        price: 5.49,
        formats: ['busta 400 g'],
        ingredients: 'calamari, gamberi, alici, farina di grano tenero, olio di semi di girasole',
        picture: 'fried-shrimp',
        brands: ['MAREGRANDE', 'BOTTEGA'],
      },
    ],
  ),
  ...shelf(
    {
      ...frozen,
      shelf: 'pizze-e-focacce-surgelate',
      picture: 'pizza',
      brands: ['FORNO ANTICO', 'BOTTEGA'],
      nutrition: [960, 8, 4, 29, 3, 2, 10, 1.3],
    },
    [
      {
        name: 'Pizza {} surgelata | Tiefkühlpizza {} | Frozen {} pizza',
        price: 2.99,
        formats: ['340 g', '2 × 340 g'],
        variants: [
          {
            name: 'margherita | Margherita | margherita',
            ingredients: 'farina di grano tenero, pomodoro, mozzarella, olio di oliva',
          },
          {
            name: 'prosciutto e funghi | Schinken und Pilze | ham and mushroom',
            ingredients: 'farina di grano tenero, pomodoro, mozzarella, prosciutto cotto, funghi champignon',
            price: 3.49,
          },
          {
            name: 'quattro formaggi | Vier Käse | four cheese',
            ingredients: 'farina di grano tenero, mozzarella, gorgonzola DOP, Grana Padano DOP, formaggio',
            price: 3.49,
          },
          {
            name: 'alle verdure | Gemüse | vegetable',
            ingredients: 'farina di grano tenero, pomodoro, mozzarella, zucchine, melanzane, peperoni',
            price: 3.29,
          },
          {
            name: 'diavola | Diavola | spicy salami',
            ingredients: 'farina di grano tenero, pomodoro, mozzarella, carne suina, peperoncino',
            price: 3.49,
          },
        ],
      },
      {
        name: 'Pizzette | Mini-Pizzen | Mini pizzas',
        price: 2.79,
        formats: ['9 × 30 g'],
        ingredients: 'farina di grano tenero, pomodoro, mozzarella',
      },
      {
        name: 'Pizza margherita senza glutine | Glutenfreie Pizza Margherita | Gluten-free margherita pizza',
        price: 4.49,
        formats: ['330 g'],
        brands: ['LIBERAMENTE'],
        ingredients: 'farina di riso, farina di mais, pomodoro, mozzarella',
        classes: ['glutenFree'],
      },
    ],
  ),
  ...shelf(
    {
      ...frozen,
      shelf: 'patate-e-fritti',
      picture: 'fries',
      brands: ['CROCCADORO', 'BOTTEGA'],
      nutrition: [640, 5, 0.6, 24, 0.5, 2.5, 2.5, 0.1],
    },
    [
      {
        name: '{}',
        price: 2.29,
        formats: ['busta 600 g', 'busta 1 kg'],
        variants: [
          {
            name: 'Patate fritte classiche | Pommes frites | Classic chips',
            ingredients: 'patate, olio di semi di girasole',
          },
          {
            name: 'Patate rustiche con buccia | Kartoffelspalten mit Schale | Skin-on wedges',
            ingredients: 'patate, olio di semi di girasole, paprica',
            picture: 'potato',
          },
          {
            name: 'Crocchette di patate | Kartoffelkroketten | Potato croquettes',
            ingredients: 'patate, pangrattato di grano, olio di semi di girasole',
            picture: 'fried-shrimp',
          },
        ],
      },
      {
        name: '{}',
        price: 2.99,
        formats: ['busta 300 g'],
        variants: [
          {
            name: 'Olive all’ascolana | Gefüllte, panierte Oliven | Ascoli stuffed olives',
            ingredients: 'olive verdi, carne suina, carne bovina, pangrattato di grano, uova',
            picture: 'olives',
          },
          {
            name: 'Mozzarelline panate | Panierte Mozzarella-Bällchen | Breaded mozzarella bites',
            ingredients: 'mozzarella, pangrattato di grano, olio di semi di girasole',
            picture: 'cheese',
          },
          {
            name: 'Arancini al ragù | Arancini mit Fleischragout | Ragù arancini',
            ingredients: 'riso, ragù di carne, piselli, pangrattato di grano',
            origin: origins.sicilia,
            picture: 'rice-ball',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...frozen,
      shelf: 'primi-surgelati',
      picture: 'spaghetti',
      brands: ['TAVOLA LIETA', 'BOTTEGA'],
      nutrition: [560, 5.5, 2.2, 14, 2, 1.5, 6, 1],
    },
    [
      {
        name: '{} surgelati | {}, tiefgekühlt | Frozen {}',
        price: 3.49,
        formats: ['busta 550 g'],
        variants: [
          {
            name: 'Gnocchi ai quattro formaggi | Gnocchi mit vier Käsesorten | four-cheese gnocchi',
            ingredients: 'patate, farina di grano tenero, formaggio, gorgonzola DOP, latte',
            picture: 'dumpling',
          },
          {
            name: 'Spaghetti alle vongole | Spaghetti mit Venusmuscheln | spaghetti with clams',
            ingredients: 'semola di grano duro, vongole, aglio, prezzemolo, olio di oliva',
          },
          {
            name: 'Ravioli ai funghi porcini | Ravioli mit Steinpilzen | porcini ravioli',
            ingredients: 'semola di grano duro, uova, funghi porcini, panna',
          },
        ],
      },
      {
        name: 'Paella surgelata | Paella, tiefgekühlt | Frozen paella',
        price: 4.29,
        formats: ['busta 600 g'],
        ingredients: 'riso, gamberi, cozze, calamari, carne di pollo, peperoni, piselli',
        picture: 'stew',
      },
      {
        name: 'Lasagne surgelate | Lasagne, tiefgekühlt | Frozen lasagne',
        price: 4.49,
        formats: ['600 g'],
        ingredients: 'semola di grano duro, ragù di carne, latte, burro, Grana Padano DOP',
      },
    ],
  ),
  ...shelf({ ...frozen, shelf: 'frutta-e-dolci-surgelati', picture: 'blueberries', brands: ['GELOVERDE', 'BOTTEGA'] }, [
    {
      name: '{} surgelati | {}, tiefgekühlt | Frozen {}',
      price: 3.29,
      formats: ['busta 300 g', 'busta 500 g'],
      nutrition: [190, 0.4, 0, 8, 7, 4, 1, 0],
      classes: ['vegan'],
      variants: [
        { name: 'Frutti di bosco | Waldbeeren | mixed berries', ingredients: 'frutti di bosco' },
        { name: 'Mirtilli | Heidelbeeren | blueberries', ingredients: 'mirtilli' },
        { name: 'Lamponi | Himbeeren | raspberries', ingredients: 'lamponi', picture: 'raspberry' },
      ],
    },
    {
      name: '{}',
      price: 4.99,
      formats: ['500 g'],
      brands: ['DOLCE ALBA', 'BOTTEGA'],
      picture: 'shortcake',
      nutrition: [1250, 17, 9, 32, 20, 1, 4, 0.3],
      variants: [
        {
          name: 'Torta meringata surgelata | Baiser-Torte, tiefgekühlt | Frozen meringue cake',
          ingredients: 'uova, zucchero, panna, farina di grano tenero',
        },
        {
          name: 'Tiramisù surgelato | Tiramisù, tiefgekühlt | Frozen tiramisù',
          ingredients: 'mascarpone, savoiardi, uova, zucchero, caffè',
        },
        {
          name: 'Strudel surgelato | Strudel, tiefgekühlt | Frozen strudel',
          ingredients: 'farina di grano tenero, mele, uva sultanina, burro',
          picture: 'pie',
        },
      ],
    },
    {
      name: 'Cornetti surgelati da forno | Hörnchen zum Aufbacken | Bake-at-home croissants',
      price: 2.99,
      formats: ['6 × 55 g'],
      picture: 'croissant',
      brands: ['FORNO ANTICO', 'BOTTEGA'],
      ingredients: 'farina di grano tenero, burro, zucchero, uova',
    },
  ]),
  ...shelf(
    {
      ...frozen,
      shelf: 'vaschette',
      picture: 'ice-cream',
      brands: ['GELATERIA FIOCCO', 'BOTTEGA'],
      nutrition: [850, 10, 6.5, 25, 22, 0.5, 3.5, 0.1],
    },
    [
      {
        name: 'Gelato {} | Eis {} | {} ice cream',
        price: 3.79,
        formats: ['vaschetta 500 g', 'vaschetta 1 kg'],
        variants: [
          { name: 'fior di latte | Milch | Fior di latte', ingredients: 'latte, panna, zucchero' },
          { name: 'al cioccolato | Schokolade | Chocolate', ingredients: 'latte, zucchero, panna, cacao' },
          { name: 'alla nocciola | Haselnuss | Hazelnut', ingredients: 'latte, zucchero, panna, nocciole' },
          {
            name: 'al pistacchio | Pistazie | Pistachio',
            ingredients: 'latte, zucchero, panna, pistacchi',
            price: 4.49,
          },
          { name: 'alla vaniglia | Vanille | Vanilla', ingredients: 'latte, panna, zucchero, vaniglia' },
          {
            name: 'stracciatella | Stracciatella | Stracciatella',
            ingredients: 'latte, panna, zucchero, gocce di cioccolato',
          },
          {
            name: 'al limone | Zitrone | Lemon',
            ingredients: 'acqua, zucchero, succo di limone',
            classes: ['vegan'],
            picture: 'shaved-ice',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...frozen,
      shelf: 'coni-stecchi-e-sorbetti',
      picture: 'soft-ice',
      brands: ['GELATERIA FIOCCO', 'BOTTEGA'],
      nutrition: [1150, 15, 11, 32, 25, 1, 3.5, 0.15],
    },
    [
      {
        name: '{}',
        price: 2.99,
        formats: ['6 × 75 g', '4 × 75 g'],
        variants: [
          {
            name: 'Coni panna e cioccolato | Waffelhörnchen mit Sahne und Schokolade | Cream and chocolate cones',
            ingredients: 'latte, panna, zucchero, cacao, farina di grano tenero',
          },
          {
            name: 'Stecchi ricoperti al cioccolato | Stieleis mit Schokoladenüberzug | Chocolate-coated ice lollies',
            ingredients: 'latte, zucchero, cioccolato al latte, panna',
          },
          {
            name: 'Stecchi con mandorle | Stieleis mit Mandeln | Almond ice lollies',
            ingredients: 'latte, zucchero, cioccolato al latte, mandorle',
            price: 3.49,
          },
          {
            name: 'Ghiaccioli alla frutta | Fruchteis am Stiel | Fruit ice lollies',
            ingredients: 'acqua, zucchero, succo di arancia, succo di limone',
            picture: 'shaved-ice',
            price: 1.99,
            classes: ['vegan'],
          },
          {
            name: 'Biscotto gelato | Eissandwich | Ice cream sandwich',
            ingredients: 'latte, zucchero, farina di grano tenero, panna',
          },
        ],
      },
      {
        name: 'Sorbetto {} | {}sorbet | {} sorbet',
        price: 3.49,
        formats: ['vaschetta 500 g'],
        picture: 'shaved-ice',
        classes: ['vegan'],
        nutrition: [480, 0.1, 0, 28, 26, 0.3, 0.2, 0.02],
        variants: [
          { name: 'al limone | Zitronen | Lemon', ingredients: 'acqua, zucchero, succo di limone' },
          { name: 'al mango | Mango | Mango', ingredients: 'mango, acqua, zucchero' },
          { name: 'alla fragola | Erdbeer | Strawberry', ingredients: 'fragole, acqua, zucchero' },
        ],
      },
    ],
  ),
  ...shelf(
    { ...frozen, shelf: 'ghiaccio', picture: 'ice', brands: ['GELOVERDE'], ingredients: 'acqua', lockerLevel: '3' },
    [
      {
        name: 'Ghiaccio tritato | Crushed Ice | Crushed ice',
        price: 2.29,
        formats: ['sacchetto 1 kg', 'sacchetto 2 kg'],
      },
    ],
  ),
]
