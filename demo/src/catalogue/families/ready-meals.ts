import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const ready = { vat: 10, storage: 'fridge' } as const
const kitchen = ['LA CUCINA DI BOTTEGA', 'TAVOLA LIETA']

export const readyMealFamilies: Family[] = [
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
        formats: ['1 pezzo · 900 g'],
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
        formats: ['12 pezzi · 300 g', '18 pezzi · 450 g'],
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
