import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const fridge = { vat: 4, storage: 'fridge' } as const
const dairies = ['ALPE CHIARA', 'VALLE BIANCA', 'BOTTEGA']

export const dairyFamilies: Family[] = [
  ...shelf({ ...fridge, shelf: 'latte-fresco', picture: 'milk', classes: ['italia'], origin: origins.italia }, [
    {
      name: 'Latte fresco {} | Frische {} | Fresh {} milk',
      price: 1.79,
      formats: ['brick 1 l', 'brick 500 ml'],
      brands: dairies,
      variants: [
        {
          name: 'intero | Vollmilch | whole',
          ingredients: 'latte fresco pastorizzato',
          nutrition: [268, 3.6, 2.4, 4.8, 4.8, 0, 3.3, 0.1],
        },
        {
          name: 'parzialmente scremato | teilentrahmte Milch | semi-skimmed',
          ingredients: 'latte parzialmente scremato',
          nutrition: [197, 1.6, 1.1, 4.9, 4.9, 0, 3.4, 0.1],
          price: 1.69,
        },
      ],
    },
    {
      name: 'Latte fresco biologico intero | Frische Bio-Vollmilch | Fresh organic whole milk',
      price: 2.19,
      formats: ['brick 1 l'],
      brands: ['MASO ALTO', 'BOTTEGA BIO'],
      ingredients: 'latte fresco pastorizzato',
      nutrition: [268, 3.6, 2.4, 4.8, 4.8, 0, 3.3, 0.1],
      classes: ['italia', 'bio'],
    },
    {
      name: 'Latte fieno intero | Heumilch | Hay milk, whole',
      price: 1.99,
      formats: ['brick 1 l'],
      brands: ['MASO ALTO'],
      ingredients: 'latte fresco pastorizzato',
      nutrition: [272, 3.8, 2.5, 4.8, 4.8, 0, 3.3, 0.1],
      classes: ['italia', 'mountain'],
      origin: origins.altoAdige,
    },
    {
      name: 'Latte fresco senza lattosio | Frische laktosefreie Milch | Fresh lactose-free milk',
      price: 1.89,
      formats: ['brick 1 l'],
      brands: dairies,
      ingredients: 'latte delattosato',
      nutrition: [197, 1.6, 1.1, 4.9, 4.9, 0, 3.4, 0.1],
      classes: ['italia', 'lactoseFree'],
    },
    {
      name: 'Latte di capra | Ziegenmilch | Goat’s milk',
      price: 2.79,
      formats: ['brick 1 l'],
      brands: ['MALGA SERENA'],
      ingredients: 'latte di capra',
      nutrition: [250, 3.5, 2.3, 4.2, 4.2, 0, 3.1, 0.1],
    },
  ]),
  ...shelf({ ...fridge, storage: 'opened', shelf: 'latte-a-lunga-conservazione', picture: 'milk' }, [
    {
      name: 'Latte UHT {} | H-{} | Long-life {} milk',
      price: 1.25,
      formats: ['brick 1 l'],
      packOf: 6,
      brands: ['ALPE CHIARA', 'BOTTEGA'],
      variants: [
        {
          name: 'intero | Vollmilch | whole',
          ingredients: 'latte intero',
          nutrition: [268, 3.6, 2.4, 4.8, 4.8, 0, 3.3, 0.1],
        },
        {
          name: 'parzialmente scremato | Milch, teilentrahmt | semi-skimmed',
          ingredients: 'latte parzialmente scremato',
          nutrition: [197, 1.6, 1.1, 4.9, 4.9, 0, 3.4, 0.1],
        },
        {
          name: 'scremato | Milch, entrahmt | skimmed',
          ingredients: 'latte scremato',
          nutrition: [145, 0.1, 0.1, 5, 5, 0, 3.4, 0.1],
        },
      ],
    },
    {
      name: 'Latte UHT senza lattosio | Laktosefreie H-Milch | Long-life lactose-free milk',
      price: 1.45,
      formats: ['brick 1 l', '4 × 500 ml'],
      brands: dairies,
      ingredients: 'latte delattosato',
      classes: ['lactoseFree'],
      nutrition: [197, 1.6, 1.1, 4.9, 4.9, 0, 3.4, 0.1],
    },
  ]),
  ...shelf(
    {
      shelf: 'bevande-vegetali',
      vat: 22,
      storage: 'opened',
      picture: 'milk',
      classes: ['vegan', 'lactoseFree'],
      brands: ['VERDEMENTE', 'BOTTEGA', 'TERRABRUNA BIO'],
    },
    [
      {
        name: 'Bevanda di {} | {} | {} drink',
        price: 1.99,
        formats: ['brick 1 l'],
        variants: [
          {
            name: 'avena | Haferdrink | Oat',
            ingredients: 'acqua, fiocchi di avena, olio di semi di girasole, sale',
            nutrition: [190, 1.3, 0.2, 7.3, 4, 0.8, 0.9, 0.1],
            picture: 'oat-drink',
          },
          {
            name: 'soia | Sojadrink | Soya',
            ingredients: 'acqua, fagioli di soia, sale',
            nutrition: [160, 2.1, 0.4, 1, 0.6, 0.5, 3.6, 0.1],
          },
          {
            name: 'mandorla | Mandeldrink | Almond',
            ingredients: 'acqua, zucchero, mandorle, sale',
            nutrition: [130, 1.4, 0.1, 3.9, 3.5, 0.3, 0.6, 0.1],
            price: 2.29,
          },
          {
            name: 'riso | Reisdrink | Rice',
            ingredients: 'acqua, riso, olio di semi di girasole, sale',
            nutrition: [230, 1, 0.1, 11, 6, 0.1, 0.2, 0.1],
            picture: 'rice',
          },
          {
            name: 'cocco | Kokosdrink | Coconut',
            ingredients: 'acqua, latte di cocco, riso, sale',
            nutrition: [110, 1, 0.9, 3.8, 2, 0.1, 0.2, 0.1],
            picture: 'coconut',
            price: 2.29,
            brands: ['VERDEMENTE', 'BOTTEGA'],
          },
        ],
      },
      {
        name: 'Bevanda di avena barista | Haferdrink Barista | Oat drink barista',
        price: 2.49,
        formats: ['brick 1 l'],
        brands: ['VERDEMENTE'],
        picture: 'oat-drink',
        ingredients: 'acqua, fiocchi di avena, olio di semi di girasole, sale',
        nutrition: [250, 3, 0.3, 7, 4, 0.8, 1, 0.1],
      },
    ],
  ),
  ...shelf({ ...fridge, vat: 10, shelf: 'yogurt-bianco-e-greco', picture: 'bowl' }, [
    {
      name: 'Yogurt {} | {} | {} yogurt',
      price: 0.99,
      formats: ['2 × 125 g', 'vasetto 500 g'],
      brands: dairies,
      variants: [
        {
          name: 'bianco intero | Naturjoghurt | Plain whole-milk',
          ingredients: 'latte intero, fermenti lattici vivi',
          nutrition: [270, 3.5, 2.3, 4.5, 4.5, 0, 3.5, 0.1],
        },
        {
          name: 'bianco magro | Magerjoghurt natur | Plain low-fat',
          ingredients: 'latte scremato, fermenti lattici vivi',
          nutrition: [160, 0.1, 0.1, 5, 5, 0, 4.3, 0.1],
        },
        {
          name: 'bianco dolce | Joghurt natur, gesüßt | Sweetened plain',
          ingredients: 'latte, zucchero, fermenti lattici vivi',
          nutrition: [380, 3, 2, 12.5, 12.5, 0, 3.3, 0.1],
        },
      ],
    },
    {
      name: 'Yogurt greco {} | Griechischer Joghurt {} | Greek yogurt {}',
      price: 1.39,
      formats: ['coppetta 150 g', 'vasetto 500 g', 'vasetto 1 kg'],
      brands: ['OLIMPEA', 'VALLE BIANCA', 'BOTTEGA'],
      variants: [
        {
          name: '0 % grassi | 0 % Fett | 0 % fat',
          ingredients: 'latte scremato, fermenti lattici vivi',
          nutrition: [235, 0.2, 0.1, 3.7, 3.7, 0, 10, 0.1],
        },
        {
          name: '5 % grassi | 5 % Fett | 5 % fat',
          ingredients: 'latte, panna, fermenti lattici vivi',
          nutrition: [390, 5, 3.3, 3.5, 3.5, 0, 9, 0.1],
        },
      ],
    },
    {
      name: 'Skyr',
      price: 1.29,
      formats: ['coppetta 150 g', 'vasetto 450 g'],
      brands: ['MASO ALTO', 'BOTTEGA'],
      ingredients: 'latte scremato, fermenti lattici vivi',
      nutrition: [265, 0.2, 0.1, 4, 4, 0, 11, 0.1],
    },
    {
      name: 'Yogurt di montagna biologico | Bio-Bergjoghurt | Organic mountain yogurt',
      price: 1.19,
      formats: ['vasetto 150 g', 'vasetto 500 g'],
      brands: ['MASO ALTO'],
      ingredients: 'latte intero, fermenti lattici vivi',
      nutrition: [285, 3.8, 2.5, 4.5, 4.5, 0, 3.6, 0.1],
      classes: ['bio', 'mountain', 'italia'],
    },
  ]),
  ...shelf(
    {
      ...fridge,
      vat: 10,
      shelf: 'yogurt-alla-frutta',
      picture: 'bowl',
      nutrition: [390, 2.8, 1.9, 13.5, 13, 0.2, 3.2, 0.1],
    },
    [
      {
        name: 'Yogurt {} | Joghurt {} | {} yogurt',
        price: 1.09,
        formats: ['2 × 125 g', '8 × 125 g'],
        brands: dairies,
        variants: [
          {
            name: 'alla fragola | Erdbeere | Strawberry',
            ingredients: 'latte, fragole, zucchero, fermenti lattici vivi',
            picture: 'strawberry',
          },
          {
            name: 'ai mirtilli | Heidelbeere | Blueberry',
            ingredients: 'latte, mirtilli, zucchero, fermenti lattici vivi',
            picture: 'blueberries',
          },
          {
            name: 'alla pesca | Pfirsich | Peach',
            ingredients: 'latte, pesche, zucchero, fermenti lattici vivi',
            picture: 'peach',
          },
          {
            name: 'all’albicocca | Aprikose | Apricot',
            ingredients: 'latte, albicocche, zucchero, fermenti lattici vivi',
            picture: 'apricot',
          },
          {
            name: 'alla banana | Banane | Banana',
            ingredients: 'latte, banane, zucchero, fermenti lattici vivi',
            picture: 'banana',
          },
          {
            name: 'al caffè | Kaffee | Coffee',
            ingredients: 'latte, zucchero, caffè, fermenti lattici vivi',
            picture: 'coffee',
          },
        ],
      },
      {
        name: 'Yogurt greco {} | Griechischer Joghurt {} | Greek yogurt {}',
        price: 1.49,
        formats: ['coppetta 150 g'],
        brands: ['OLIMPEA', 'BOTTEGA'],
        variants: [
          {
            name: 'con miele | mit Honig | with honey',
            ingredients: 'latte, miele, fermenti lattici vivi',
            picture: 'honey',
          },
          {
            name: 'con frutti di bosco | mit Waldbeeren | with berries',
            ingredients: 'latte, frutti di bosco, zucchero, fermenti lattici vivi',
            picture: 'blueberries',
          },
          {
            name: 'con cocco | mit Kokos | with coconut',
            ingredients: 'latte, cocco, zucchero, fermenti lattici vivi',
            picture: 'coconut',
          },
        ],
      },
      {
        name: 'Dessert di soia {} | Sojajoghurt {} | Soya yogurt {}',
        price: 1.99,
        formats: ['2 × 125 g'],
        brands: ['VERDEMENTE', 'BOTTEGA'],
        classes: ['vegan', 'lactoseFree'],
        variants: [
          { name: 'bianco | natur | plain', ingredients: 'acqua, fagioli di soia, zucchero, fermenti lattici' },
          {
            name: 'ai frutti di bosco | Waldbeeren | berry',
            ingredients: 'acqua, fagioli di soia, frutti di bosco, zucchero, fermenti lattici',
            picture: 'blueberries',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...fridge,
      vat: 10,
      shelf: 'kefir-e-yogurt-da-bere',
      picture: 'milk',
      nutrition: [260, 1.5, 1, 9, 9, 0, 2.8, 0.1],
    },
    [
      {
        name: 'Kefir {} | Kefir {} | {} kefir',
        price: 1.79,
        formats: ['bottiglia 500 ml'],
        brands: ['MALGA SERENA', 'BOTTEGA', 'TERRABRUNA BIO'],
        variants: [
          { name: 'bianco | natur | Plain', ingredients: 'latte, fermenti lattici vivi' },
          {
            name: 'ai frutti di bosco | Waldbeeren | Berry',
            ingredients: 'latte, frutti di bosco, zucchero, fermenti lattici vivi',
          },
        ],
      },
      {
        name: 'Latte fermentato {} | Probiotischer Drink {} | Probiotic drink, {}',
        price: 2.49,
        formats: ['6 × 100 g', '12 × 100 g'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
        variants: [
          { name: 'bianco | natur | plain', ingredients: 'latte scremato, zucchero, fermenti lattici vivi' },
          {
            name: 'alla fragola | Erdbeere | strawberry',
            ingredients: 'latte scremato, zucchero, fragole, fermenti lattici vivi',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...fridge,
      vat: 10,
      shelf: 'dessert-freschi',
      picture: 'custard',
      nutrition: [540, 4, 2.6, 19, 16, 0.3, 3.2, 0.1],
    },
    [
      {
        name: '{}',
        price: 1.59,
        formats: ['2 × 100 g', '4 × 100 g'],
        brands: ['DOLCE ALBA', 'BOTTEGA'],
        variants: [
          {
            name: 'Budino al cioccolato | Schokoladenpudding | Chocolate pudding',
            ingredients: 'latte, zucchero, cacao, amido di mais',
          },
          {
            name: 'Budino alla vaniglia | Vanillepudding | Vanilla pudding',
            ingredients: 'latte, zucchero, amido di mais, vaniglia',
          },
          { name: 'Panna cotta', ingredients: 'panna, latte, zucchero, gelatina', price: 1.99 },
          { name: 'Crème caramel', ingredients: 'latte, zucchero, uova, vaniglia', price: 1.79 },
        ],
      },
      {
        name: '{}',
        price: 2.79,
        formats: ['2 × 80 g'],
        brands: ['DOLCE ALBA', 'BOTTEGA'],
        picture: 'shortcake',
        variants: [
          { name: 'Tiramisù', ingredients: 'mascarpone, savoiardi, uova, zucchero, caffè, cacao' },
          {
            name: 'Profiteroles al cioccolato | Profiteroles mit Schokolade | Chocolate profiteroles',
            ingredients: 'panna, farina di grano tenero, uova, zucchero, cacao, burro',
          },
          {
            name: 'Cheesecake ai frutti di bosco | Cheesecake mit Waldbeeren | Berry cheesecake',
            ingredients: 'formaggio, frutti di bosco, farina di grano tenero, zucchero, burro',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      shelf: 'uova',
      vat: 10,
      storage: 'cool',
      picture: 'egg',
      ingredients: 'uova fresche',
      nutrition: [535, 8.7, 3.2, 0, 0, 0, 12.4, 0.3],
      origin: origins.italia,
    },
    [
      {
        name: 'Uova {} | Eier {} | {} eggs',
        price: 2.19,
        formats: ['confezione 6 uova', 'confezione 10 uova'],
        brands: ['AIA SERENA', 'BOTTEGA'],
        variants: [
          { name: 'da allevamento all’aperto | aus Freilandhaltung | Free-range', price: 2.49 },
          { name: 'da allevamento a terra | aus Bodenhaltung | Barn' },
          { name: 'biologiche | aus biologischer Haltung | Organic', price: 2.99, classes: ['italia', 'bio'] },
        ],
        classes: ['italia'],
      },
      {
        name: 'Uova di quaglia | Wachteleier | Quail eggs',
        price: 2.49,
        formats: ['confezione 12 uova'],
        brands: ['AIA SERENA'],
      },
    ],
  ),
  ...shelf(
    { ...fridge, shelf: 'burro-e-margarina', picture: 'butter', nutrition: [3080, 82, 55, 0.6, 0.6, 0, 0.6, 0.02] },
    [
      {
        name: 'Burro {} | {} | {} butter',
        price: 2.49,
        formats: ['panetto 125 g', 'panetto 250 g'],
        brands: dairies,
        variants: [
          { name: 'dolce | Süßrahmbutter | Sweet cream', ingredients: 'burro' },
          { name: 'salato | Gesalzene Butter | Salted', ingredients: 'burro, sale', brands: ['ALPE CHIARA'] },
          {
            name: 'senza lattosio | Laktosefreie Butter | Lactose-free',
            ingredients: 'burro',
            classes: ['lactoseFree'],
          },
        ],
      },
      {
        name: 'Burro di malga | Almbutter | Alpine dairy butter',
        price: 3.49,
        formats: ['panetto 250 g'],
        brands: ['MASO ALTO'],
        ingredients: 'burro',
        classes: ['italia', 'mountain'],
        origin: origins.altoAdige,
      },
      {
        name: 'Margarina vegetale | Pflanzenmargarine | Vegetable margarine',
        price: 1.89,
        formats: ['vaschetta 250 g'],
        brands: ['VERDEMENTE', 'BOTTEGA'],
        ingredients: 'oli vegetali, acqua, sale',
        classes: ['vegan'],
        nutrition: [2200, 60, 16, 0.2, 0.2, 0, 0.1, 0.4],
      },
    ],
  ),
  ...shelf(
    {
      ...fridge,
      vat: 10,
      shelf: 'panna-e-besciamella',
      picture: 'milk',
      nutrition: [1400, 35, 23, 3.2, 3.2, 0, 2.2, 0.1],
    },
    [
      {
        name: 'Panna fresca da montare | Schlagsahne | Whipping cream',
        price: 1.99,
        formats: ['brick 250 ml', 'brick 500 ml'],
        brands: dairies,
        ingredients: 'panna',
      },
      {
        name: 'Panna da cucina | Kochsahne | Cooking cream',
        price: 0.99,
        formats: ['brick 200 ml', '3 × 200 ml'],
        brands: dairies,
        ingredients: 'panna',
        nutrition: [850, 20, 13.5, 4, 4, 0, 2.6, 0.1],
      },
      {
        name: 'Panna spray | Sprühsahne | Spray cream',
        price: 2.49,
        formats: ['spray 250 g'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
        ingredients: 'panna, zucchero',
      },
      {
        name: 'Besciamella | Béchamelsauce | Béchamel sauce',
        price: 1.39,
        formats: ['brick 500 ml', 'brick 200 ml'],
        brands: ['VALLE BIANCA', 'BOTTEGA'],
        ingredients: 'latte, farina di grano tenero, burro, sale, noce moscata',
        nutrition: [420, 6, 3.5, 8.5, 4, 0.2, 3, 0.7],
      },
      {
        name: 'Panna vegetale di {} | {}-Kochcreme | {} cooking cream',
        price: 1.29,
        formats: ['brick 200 ml'],
        brands: ['VERDEMENTE'],
        classes: ['vegan', 'lactoseFree'],
        variants: [
          { name: 'soia | Soja | Soya', ingredients: 'acqua, fagioli di soia, olio di semi di girasole, sale' },
          {
            name: 'avena | Hafer | Oat',
            picture: 'oat-drink',
            ingredients: 'acqua, fiocchi di avena, olio di semi di girasole, sale',
          },
        ],
      },
    ],
  ),
  ...shelf({ ...fridge, vat: 10, shelf: 'lievito-e-basi-fresche', brands: ['MULINO DEI TIGLI', 'BOTTEGA'] }, [
    {
      name: 'Lievito di birra fresco | Frische Hefe | Fresh yeast',
      price: 0.59,
      formats: ['2 × 25 g'],
      picture: 'butter',
      ingredients: 'lievito di birra',
    },
    {
      name: 'Pasta {} stesa | {} | Rolled {} dough',
      price: 1.69,
      formats: ['1 pezzo · 230 g'],
      picture: 'flatbread',
      variants: [
        {
          name: 'sfoglia rotonda | Runder Blätterteig | puff',
          ingredients: 'farina di grano tenero, acqua, burro, sale',
        },
        {
          name: 'sfoglia rettangolare | Rechteckiger Blätterteig | rectangular puff',
          ingredients: 'farina di grano tenero, acqua, burro, sale',
        },
        {
          name: 'brisée | Salziger Mürbteig | shortcrust',
          ingredients: 'farina di grano tenero, margarina vegetale, acqua, sale',
        },
        {
          name: 'per pizza | Pizzateig | pizza',
          ingredients: 'farina di grano tenero, acqua, olio di oliva, lievito di birra, sale',
          picture: 'pizza',
          formats: ['1 pezzo · 400 g'],
        },
      ],
    },
  ]),
]
