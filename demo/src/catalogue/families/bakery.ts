import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const oven = { vat: 4, storage: 'bread', brands: ['FORNO ANTICO'], origin: origins.italia } as const
const bread = [1130, 1.5, 0.3, 54, 3, 3, 9, 1.3] as const
const dough = 'farina di grano tenero, acqua, lievito madre, sale'

export const bakeryFamilies: Family[] = [
  ...shelf({ ...oven, shelf: 'pagnotte-e-filoni', picture: 'bread', nutrition: bread, options: 'bread' }, [
    {
      name: '{}',
      price: 3.49,
      formats: ['500 g', '1 kg'],
      variants: [
        {
          name: 'Pagnotta di grano duro | Hartweizenbrot | Durum wheat loaf',
          ingredients: 'semola rimacinata di grano duro, acqua, lievito madre, sale',
        },
        { name: 'Pagnotta rustica | Rustikaler Laib | Country loaf', ingredients: dough, price: 2.49 },
        {
          name: 'Pagnotta integrale | Vollkornlaib | Wholemeal loaf',
          ingredients: 'farina integrale di grano tenero, acqua, lievito madre, sale',
          classes: ['wholemeal'],
        },
        {
          name: 'Pane ai cereali | Mehrkornbrot | Multigrain bread',
          ingredients: 'farina di grano tenero, fiocchi di avena, semi di girasole, semi di lino, acqua, sale',
        },
        {
          name: 'Pane di noci | Walnussbrot | Walnut bread',
          ingredients: 'farina di grano tenero, noci, acqua, lievito madre, sale',
          price: 4.29,
        },
      ],
    },
    {
      name: 'Pane toscano senza sale | Toskanisches Brot ohne Salz | Tuscan saltless bread',
      price: 2.79,
      formats: ['500 g'],
      ingredients: 'farina di grano tenero, acqua, lievito madre',
      origin: origins.toscana,
    },
    {
      name: 'Filone casereccio | Hausgemachte Brotstange | Homestyle long loaf',
      price: 1.99,
      formats: ['400 g'],
      ingredients: dough,
    },
  ]),
  ...shelf({ ...oven, shelf: 'panini-e-baguette', nutrition: bread }, [
    {
      name: 'Baguette {} | {} Baguette | {} baguette',
      price: 1.19,
      formats: ['250 g'],
      picture: 'baguette',
      variants: [
        { name: 'classica | Klassische | Classic', ingredients: dough },
        {
          name: 'integrale | Vollkorn- | Wholemeal',
          ingredients: 'farina integrale di grano tenero, acqua, lievito madre, sale',
          classes: ['wholemeal'],
        },
        {
          name: 'ai cereali | Mehrkorn- | Multigrain',
          ingredients: 'farina di grano tenero, fiocchi di avena, semi di girasole, acqua, sale',
        },
      ],
    },
    {
      name: '{}',
      price: 4.49,
      loose: { first: 200, step: 100, piece: 60 },
      picture: 'bagel',
      variants: [
        { name: 'Rosette | Rosetten-Brötchen | Rosette rolls', ingredients: dough },
        { name: 'Ciabattine | Kleine Ciabatta | Small ciabatta', ingredients: dough, picture: 'baguette' },
        {
          name: 'Panini all’olio | Ölbrötchen | Olive oil rolls',
          ingredients: 'farina di grano tenero, acqua, olio di oliva, lievito di birra, sale',
          price: 4.99,
        },
        { name: 'Biove piemontesi | Piemonteser Biove | Piedmontese biove', ingredients: dough, price: 4.29 },
        {
          name: 'Panini al latte | Milchbrötchen | Milk rolls',
          ingredients: 'farina di grano tenero, latte, burro, zucchero, lievito di birra, sale',
          price: 6.49,
        },
      ],
    },
  ]),
  ...shelf(
    {
      ...oven,
      shelf: 'pani-di-montagna',
      picture: 'bread',
      brands: ['MASO ALTO'],
      origin: origins.altoAdige,
      classes: ['italia', 'mountain'],
      nutrition: [1050, 1.2, 0.2, 48, 3, 6, 8.5, 1.4],
    },
    [
      {
        name: '{}',
        price: 2.79,
        formats: ['300 g'],
        variants: [
          {
            name: 'Pane di segale | Roggenbrot | Rye bread',
            ingredients: 'farina di segale, farina di grano tenero, acqua, sale, spezie',
          },
          {
            name: 'Schüttelbrot',
            ingredients: 'farina di segale, farina di grano tenero, acqua, sale, finocchio',
            picture: 'flatbread',
            price: 2.99,
          },
          {
            name: 'Vinschger | Vinschger Paarl | Vinschger rye rolls',
            ingredients: 'farina di segale, farina di grano tenero, acqua, sale, cumino',
          },
          {
            name: 'Brezel | Laugenbrezeln | Pretzels',
            ingredients: 'farina di grano tenero, acqua, burro, malto d’orzo, sale',
            picture: 'pretzel',
            price: 2.49,
          },
        ],
      },
    ],
  ),
  ...shelf(
    { ...oven, vat: 10, shelf: 'focacce-e-pizze', picture: 'flatbread', nutrition: [1200, 9, 1.5, 42, 2, 2.5, 8, 1.8] },
    [
      {
        name: 'Focaccia {} | Focaccia {} | Focaccia {}',
        price: 9.9,
        loose: { first: 200, step: 100, from: 'counter' },
        variants: [
          {
            name: 'genovese | nach Genueser Art | Genoese style',
            ingredients: 'farina di grano tenero, acqua, olio extravergine di oliva, lievito di birra, sale',
          },
          {
            name: 'alle olive | mit Oliven | with olives',
            ingredients: 'farina di grano tenero, acqua, olive verdi, olio extravergine di oliva, sale',
          },
          {
            name: 'alle cipolle | mit Zwiebeln | with onions',
            ingredients: 'farina di grano tenero, acqua, cipolla, olio extravergine di oliva, sale',
          },
          {
            name: 'pugliese ai pomodorini | nach apulischer Art mit Tomaten | Apulian style with tomatoes',
            ingredients: 'farina di grano tenero, patate, pomodori, olio extravergine di oliva, origano, sale',
          },
        ],
      },
      {
        name: 'Pizza al taglio {} | Pizza vom Blech {} | Pizza by the slice {}',
        price: 13.9,
        loose: { first: 200, step: 100, from: 'counter' },
        picture: 'pizza',
        variants: [
          {
            name: 'margherita | Margherita | margherita',
            ingredients: 'farina di grano tenero, pomodoro, mozzarella, olio extravergine di oliva, sale',
          },
          {
            name: 'marinara | Marinara | marinara',
            ingredients: 'farina di grano tenero, pomodoro, aglio, origano, sale',
            price: 11.9,
            classes: ['vegan'],
          },
          {
            name: 'con verdure | mit Gemüse | with vegetables',
            ingredients: 'farina di grano tenero, mozzarella, zucchine, melanzane, peperoni, sale',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...oven,
      storage: 'bread',
      shelf: 'pane-in-cassetta-e-piadine',
      brands: ['MULINO DEI TIGLI', 'BOTTEGA', 'TERRABRUNA BIO'],
      nutrition: [1150, 3.5, 0.5, 48, 5, 4, 8.5, 1.2],
    },
    [
      {
        name: 'Pane in cassetta {} | {} | {} sliced bread',
        price: 1.49,
        formats: ['busta 400 g', 'busta 600 g'],
        picture: 'bread',
        variants: [
          {
            name: 'bianco | Toastbrot | White',
            ingredients: 'farina di grano tenero, acqua, olio di semi di girasole, lievito di birra, sale',
          },
          {
            name: 'integrale | Vollkorntoast | Wholemeal',
            ingredients: 'farina integrale di grano tenero, acqua, olio di semi di girasole, sale',
            classes: ['wholemeal'],
          },
          {
            name: 'ai cereali | Mehrkorntoast | Multigrain',
            ingredients: 'farina di grano tenero, fiocchi di avena, semi di lino, acqua, sale',
          },
        ],
      },
      {
        name: 'Piadina {} | Piadina {} | Piadina {}',
        price: 1.79,
        formats: ['3 × 110 g', '5 × 100 g'],
        picture: 'flatbread',
        brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
        variants: [
          {
            name: 'romagnola IGP | aus der Romagna g.g.A. | Romagnola PGI',
            ingredients: 'farina di grano tenero, acqua, olio di oliva, sale',
            classes: ['italia', 'igp'],
          },
          {
            name: 'integrale | Vollkorn | wholemeal',
            ingredients: 'farina integrale di grano tenero, acqua, olio di oliva, sale',
            classes: ['wholemeal'],
          },
        ],
      },
      {
        name: 'Panini per hamburger | Burgerbrötchen | Burger buns',
        price: 1.69,
        formats: ['4 × 75 g'],
        picture: 'hamburger',
        brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
        ingredients: 'farina di grano tenero, acqua, zucchero, sesamo, olio di semi di girasole, sale',
      },
      {
        name: 'Tortillas di {} | {}-Tortillas | {} tortillas',
        price: 2.29,
        formats: ['8 × 40 g'],
        picture: 'burrito',
        brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
        variants: [
          {
            name: 'grano | Weizen | Wheat',
            ingredients: 'farina di grano tenero, acqua, olio di semi di girasole, sale',
          },
          { name: 'mais | Mais | Maize', ingredients: 'farina di mais, acqua, sale', classes: ['glutenFree'] },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...oven,
      storage: 'dry',
      shelf: 'pane-croccante-e-fette-biscottate',
      picture: 'bread',
      brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
      nutrition: [1650, 5, 0.6, 74, 5, 4.5, 11, 1],
    },
    [
      {
        name: 'Fette biscottate {} | {} Zwieback | {} rusks',
        price: 1.99,
        formats: ['busta 315 g', 'busta 630 g'],
        variants: [
          {
            name: 'classiche | Klassischer | Classic',
            ingredients: 'farina di grano tenero, zucchero, olio di semi di girasole, lievito di birra, sale',
          },
          {
            name: 'integrali | Vollkorn- | Wholemeal',
            ingredients: 'farina integrale di grano tenero, olio di semi di girasole, lievito di birra, sale',
            classes: ['wholemeal'],
          },
          {
            name: 'ai cereali | Mehrkorn- | Multigrain',
            ingredients: 'farina di grano tenero, farina di segale, fiocchi di avena, sale',
          },
        ],
      },
      {
        name: 'Pane croccante di segale | Roggenknäckebrot | Rye crispbread',
        price: 1.89,
        formats: ['scatola 250 g'],
        ingredients: 'farina di segale, lievito di birra, sale',
        picture: 'rice-cracker',
      },
      {
        name: 'Gallette di {} | {}waffeln | {} cakes',
        price: 1.29,
        formats: ['busta 130 g'],
        picture: 'rice-cracker',
        brands: ['MULINO DEI TIGLI', 'BOTTEGA', 'TERRABRUNA BIO'],
        variants: [
          { name: 'riso | Reis | Rice', ingredients: 'riso, sale', classes: ['glutenFree', 'vegan'] },
          { name: 'mais | Mais | Maize', ingredients: 'mais, sale', classes: ['glutenFree', 'vegan'] },
          { name: 'farro | Dinkel | Spelt', ingredients: 'farro perlato, sale', classes: ['vegan'] },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...oven,
      vat: 10,
      shelf: 'brioche-e-cornetti-freschi',
      picture: 'croissant',
      nutrition: [1700, 21, 12, 46, 14, 1.8, 7.5, 0.8],
    },
    [
      {
        name: '{}',
        price: 1.19,
        formats: ['1 pezzo · 60 g', '4 pezzi · 240 g'],
        variants: [
          {
            name: 'Cornetto vuoto | Hörnchen ohne Füllung | Plain croissant',
            ingredients: 'farina di grano tenero, burro, uova, zucchero, lievito di birra',
          },
          {
            name: 'Cornetto alla crema | Hörnchen mit Creme | Custard croissant',
            ingredients: 'farina di grano tenero, burro, crema pasticcera, uova, zucchero',
          },
          {
            name: 'Cornetto all’albicocca | Hörnchen mit Aprikose | Apricot croissant',
            ingredients: 'farina di grano tenero, burro, albicocche, uova, zucchero',
          },
          {
            name: 'Cornetto al cioccolato | Hörnchen mit Schokolade | Chocolate croissant',
            ingredients: 'farina di grano tenero, burro, cacao, uova, zucchero',
          },
        ],
      },
      {
        name: 'Krapfen {} | {}krapfen | {} doughnut',
        price: 1.39,
        formats: ['1 pezzo · 70 g', '4 pezzi · 280 g'],
        picture: 'doughnut',
        brands: ['MASO ALTO'],
        variants: [
          {
            name: 'alla crema | Creme | Custard',
            ingredients: 'farina di grano tenero, crema pasticcera, uova, zucchero, burro',
          },
          {
            name: 'all’albicocca | Marillen | Apricot',
            ingredients: 'farina di grano tenero, albicocche, uova, zucchero, burro',
          },
        ],
      },
    ],
  ),
  ...shelf(
    { ...oven, vat: 10, shelf: 'torte-e-crostate', picture: 'pie', nutrition: [1650, 17, 9, 54, 30, 1.8, 5.5, 0.4] },
    [
      {
        name: 'Crostata {} | {} | {} tart',
        price: 4.49,
        formats: ['400 g'],
        brands: ['FORNO ANTICO', 'DOLCE ALBA', 'BOTTEGA'],
        variants: [
          {
            name: 'all’albicocca | Mürbeteigkuchen mit Aprikosen | Apricot',
            ingredients: 'farina di grano tenero, albicocche, burro, zucchero, uova',
          },
          {
            name: 'ai frutti di bosco | Mürbeteigkuchen mit Waldbeeren | Berry',
            ingredients: 'farina di grano tenero, frutti di bosco, burro, zucchero, uova',
          },
          {
            name: 'al cacao e nocciola | Mürbeteigkuchen mit Nusscreme | Cocoa and hazelnut',
            ingredients: 'farina di grano tenero, nocciole, cacao, burro, zucchero, uova',
          },
        ],
      },
      {
        name: '{}',
        price: 5.49,
        formats: ['500 g'],
        picture: 'shortcake',
        brands: ['FORNO ANTICO', 'DOLCE ALBA'],
        variants: [
          {
            name: 'Torta di mele | Apfelkuchen | Apple cake',
            ingredients: 'farina di grano tenero, mele, uova, zucchero, burro',
            picture: 'pie',
          },
          {
            name: 'Torta paradiso | Paradieskuchen | Paradiso sponge',
            ingredients: 'farina di grano tenero, uova, burro, zucchero',
          },
          {
            name: 'Torta sbrisolona | Mantuaner Streuselkuchen | Sbrisolona crumble',
            ingredients: 'farina di grano tenero, mandorle, burro, zucchero, farina di mais',
            picture: 'cookie',
          },
          {
            name: 'Strudel di mele | Apfelstrudel | Apple strudel',
            ingredients: 'farina di grano tenero, mele, uva sultanina, pinoli, burro, cannella',
            picture: 'pie',
            brands: ['MASO ALTO'],
          },
          {
            name: 'Torta al cioccolato | Schokoladenkuchen | Chocolate cake',
            ingredients: 'farina di grano tenero, cioccolato fondente, uova, burro, zucchero',
          },
        ],
      },
      {
        name: 'Torta Sacher intera su ordinazione | Ganze Sachertorte auf Bestellung | Whole Sacher cake to order',
        price: 28.9,
        formats: ['1 kg'],
        picture: 'cake',
        ingredients: 'cioccolato fondente, uova, burro, zucchero, albicocche, farina di grano tenero',
        leadTimeHours: 48,
        dayLock: '1',
      },
    ],
  ),
  ...shelf(
    {
      ...oven,
      vat: 10,
      storage: 'bread',
      shelf: 'dolci-delle-feste',
      picture: 'cupcake',
      nutrition: [1600, 17, 10, 51, 28, 2.2, 6.5, 0.4],
      brands: ['FORNO ANTICO', 'DOLCE ALBA', 'BOTTEGA'],
    },
    [
      {
        name: '{}',
        price: 6.99,
        formats: ['scatola 750 g', 'scatola 1 kg'],
        variants: [
          {
            name: 'Panettone classico | Klassischer Panettone | Classic panettone',
            ingredients: 'farina di grano tenero, burro, uova, uva sultanina, zucchero, scorze d’arancia candite',
          },
          { name: 'Pandoro', ingredients: 'farina di grano tenero, burro, uova, zucchero' },
          {
            name: 'Panettone senza canditi | Panettone ohne kandierte Früchte | Panettone without candied fruit',
            ingredients: 'farina di grano tenero, burro, uova, uva sultanina, zucchero',
          },
          {
            name: 'Panettone al cioccolato | Schokoladenpanettone | Chocolate panettone',
            ingredients: 'farina di grano tenero, burro, uova, gocce di cioccolato, zucchero',
            price: 7.99,
          },
        ],
      },
      {
        name: 'Zelten',
        price: 9.9,
        formats: ['400 g'],
        brands: ['MASO ALTO'],
        ingredients: 'fichi secchi, noci, uva sultanina, mandorle, farina di segale, miele',
        origin: origins.altoAdige,
        picture: 'cake',
      },
      {
        name: 'Torrone {} | Torrone {} | {} torrone',
        price: 4.99,
        formats: ['150 g'],
        picture: 'chocolate',
        brands: ['DOLCE ALBA', 'BOTTEGA'],
        variants: [
          {
            name: 'classico alle mandorle | mit Mandeln | Classic almond',
            ingredients: 'mandorle, zucchero, miele, uova',
          },
          {
            name: 'morbido alle nocciole | weich, mit Haselnüssen | Soft hazelnut',
            ingredients: 'nocciole, zucchero, miele, uova',
          },
        ],
      },
    ],
  ),
]
