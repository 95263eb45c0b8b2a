import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const oil = [3389, 91.6, 14, 0, 0, 0, 0, 0] as const
const jar = { vat: 10, storage: 'opened', origin: origins.italia } as const

export const pantryFamilies: Family[] = [
  ...shelf(
    {
      vat: 4,
      storage: 'bottle',
      shelf: 'olio-extravergine-di-oliva',
      picture: 'olives',
      ingredients: 'olio extravergine di oliva',
      nutrition: oil,
      classes: ['italia'],
      origin: origins.italia,
    },
    [
      {
        name: 'Olio extravergine di oliva {} | Natives Olivenöl extra, {} | {} extra virgin olive oil',
        price: 9.49,
        formats: ['bottiglia 1 l', 'bottiglia 750 ml', 'latta 3 l'],
        brands: ['MASSERIA LUCE', 'BOTTEGA', 'FRANTOIO ORSENI'],
        variants: [
          { name: '100 % italiano | 100 % italienisch | 100 % Italian' },
          { name: 'classico | klassisch | Classic', price: 7.49, origin: origins.ue, classes: [] },
          { name: 'non filtrato | ungefiltert | Unfiltered', price: 10.9 },
        ],
      },
      {
        name: 'Olio extravergine {} | Natives Olivenöl extra {} | {} extra virgin olive oil',
        price: 11.9,
        formats: ['bottiglia 500 ml'],
        brands: ['FRANTOIO ORSENI'],
        classes: ['italia', 'dop'],
        variants: [
          { name: 'Terra di Bari DOP | Terra di Bari g.U. | Terra di Bari PDO', origin: origins.puglia },
          {
            name: 'Riviera Ligure DOP | Riviera Ligure g.U. | Riviera Ligure PDO',
            origin: origins.liguria,
            price: 13.9,
          },
          { name: 'Umbria DOP | Umbrien g.U. | Umbria PDO', origin: origins.umbria },
          { name: 'Val di Mazara DOP | Val di Mazara g.U. | Val di Mazara PDO', origin: origins.sicilia },
        ],
      },
      {
        name: 'Olio extravergine di oliva biologico | Natives Bio-Olivenöl extra | Organic extra virgin olive oil',
        price: 9.9,
        formats: ['bottiglia 750 ml'],
        brands: ['TERRABRUNA BIO', 'BOTTEGA BIO'],
        classes: ['italia', 'bio'],
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'bottle',
      shelf: 'oli-di-semi',
      picture: 'sunflower',
      nutrition: [3700, 100, 11, 0, 0, 0, 0, 0],
      classes: ['vegan'],
    },
    [
      {
        name: 'Olio di {} | {} | {} oil',
        price: 2.29,
        formats: ['bottiglia 1 l'],
        brands: ['SOLEVIVO', 'BOTTEGA'],
        variants: [
          { name: 'semi di girasole | Sonnenblumenöl | Sunflower', ingredients: 'olio di semi di girasole' },
          {
            name: 'semi di arachide | Erdnussöl | Peanut',
            ingredients: 'olio di semi di arachide',
            price: 4.49,
            picture: 'peanuts',
          },
          { name: 'mais | Maiskeimöl | Maize', ingredients: 'olio di mais', price: 2.99, picture: 'corn' },
          {
            name: 'vinaccioli | Traubenkernöl | Grapeseed',
            ingredients: 'olio di vinaccioli',
            price: 5.49,
            picture: 'grapes',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 10,
      storage: 'bottle',
      shelf: 'aceto-e-balsamico',
      picture: 'amphora',
      classes: ['vegan'],
      nutrition: [90, 0, 0, 0.6, 0.6, 0, 0, 0.02],
    },
    [
      {
        name: 'Aceto di {} | {}essig | {} vinegar',
        price: 1.19,
        formats: ['bottiglia 500 ml', 'bottiglia 1 l'],
        brands: ['ACETAIA RIVANA', 'BOTTEGA'],
        variants: [
          { name: 'vino bianco | Weißwein | White wine', ingredients: 'aceto di vino' },
          { name: 'vino rosso | Rotwein | Red wine', ingredients: 'aceto di vino' },
          {
            name: 'mele | Apfel | Cider',
            ingredients: 'aceto di mele',
            price: 1.49,
            brands: ['ACETAIA RIVANA', 'BOTTEGA', 'TERRABRUNA BIO'],
          },
        ],
      },
      {
        name: 'Aceto balsamico di Modena IGP {} | Balsamico aus Modena g.g.A. {} | Modena balsamic vinegar PGI, {}',
        price: 3.49,
        formats: ['bottiglia 250 ml', 'bottiglia 500 ml'],
        brands: ['ACETAIA RIVANA', 'BOTTEGA'],
        ingredients: 'mosto d’uva, aceto di vino',
        classes: ['italia', 'igp'],
        origin: origins.emilia,
        variants: ['classico | klassisch | classic', { name: 'invecchiato | gereift | aged', price: 7.9 }],
      },
      {
        name: 'Crema di balsamico | Balsamico-Creme | Balsamic glaze',
        price: 2.79,
        formats: ['bottiglia 250 ml'],
        brands: ['ACETAIA RIVANA', 'BOTTEGA'],
        ingredients: 'aceto di vino, mosto d’uva, amido di mais',
      },
    ],
  ),
  ...shelf(
    {
      vat: 4,
      storage: 'opened',
      shelf: 'passate-e-pelati',
      picture: 'tomato',
      origin: origins.italia,
      classes: ['italia', 'vegan'],
      brands: ['SOLERINA', 'CAMPO LARGO', 'BOTTEGA'],
      nutrition: [140, 0.2, 0, 5, 4.5, 1.4, 1.4, 0.2],
    },
    [
      {
        name: '{}',
        price: 1.29,
        formats: ['bottiglia 700 g'],
        variants: [
          { name: 'Passata di pomodoro | Passierte Tomaten | Tomato passata', ingredients: 'pomodoro, sale' },
          { name: 'Passata rustica | Stückige Passata | Rustic passata', ingredients: 'pomodoro, sale', price: 1.39 },
          {
            name: 'Passata di datterini | Dattelpassata | Datterino passata',
            ingredients: 'pomodoro, sale',
            price: 1.99,
          },
        ],
      },
      {
        name: '{}',
        price: 0.99,
        formats: ['barattolo 400 g', '3 × 400 g'],
        variants: [
          {
            name: 'Pomodori pelati | Geschälte Tomaten | Peeled tomatoes',
            ingredients: 'pomodori pelati, succo di pomodoro',
          },
          {
            name: 'Polpa di pomodoro | Tomatenfruchtfleisch | Chopped tomatoes',
            ingredients: 'polpa di pomodoro, succo di pomodoro, sale',
          },
          {
            name: 'Pomodorini | Kirschtomaten | Cherry tomatoes',
            ingredients: 'pomodori, succo di pomodoro',
            price: 1.19,
          },
        ],
        picture: 'canned-food',
      },
      {
        name: 'Concentrato di pomodoro | Tomatenmark | Tomato paste',
        price: 1.29,
        formats: ['tubetto 130 g', 'tubetto 200 g'],
        ingredients: 'concentrato di pomodoro, sale',
        vat: 10,
      },
    ],
  ),
  ...shelf(
    {
      ...jar,
      shelf: 'sughi-pronti-e-pesti',
      picture: 'jar',
      brands: ['SOLERINA', 'BOTTEGA'],
      nutrition: [350, 5, 0.8, 7, 5, 1.8, 1.6, 1],
    },
    [
      {
        name: 'Sugo {} | {} | {} sauce',
        price: 1.99,
        formats: ['vasetto 400 g', 'vasetto 200 g'],
        variants: [
          {
            name: 'al basilico | Tomatensauce mit Basilikum | Tomato and basil',
            ingredients: 'pomodoro, olio extravergine di oliva, basilico, sale',
            classes: ['vegan'],
          },
          {
            name: 'all’arrabbiata | Arrabbiata-Sauce | Arrabbiata',
            ingredients: 'pomodoro, olio extravergine di oliva, aglio, peperoncino, sale',
            classes: ['vegan'],
          },
          {
            name: 'alle olive | Tomatensauce mit Oliven | Tomato and olive',
            ingredients: 'pomodoro, olive verdi, olio extravergine di oliva, sale',
            classes: ['vegan'],
          },
          {
            name: 'ai funghi | Pilzsauce | Mushroom',
            ingredients: 'pomodoro, funghi champignon, olio extravergine di oliva, sale',
          },
          {
            name: 'alla puttanesca | Puttanesca-Sauce | Puttanesca',
            ingredients: 'pomodoro, olive nere, capperi, acciughe, sale',
          },
        ],
      },
      {
        name: 'Ragù {} | Ragout {} | {} ragù',
        price: 2.79,
        formats: ['vasetto 180 g', '2 × 180 g'],
        nutrition: [520, 8, 2.5, 6, 4, 1.3, 7, 1.1],
        variants: [
          {
            name: 'alla bolognese | Bolognese | Bolognese',
            ingredients: 'carne bovina, carne suina, pomodoro, carote, sedano, cipolla, vino bianco',
          },
          {
            name: 'vegetale | aus Gemüse und Soja | Plant-based',
            ingredients: 'pomodoro, proteine di soia, carote, sedano, cipolla, olio di oliva',
            classes: ['vegan'],
          },
        ],
      },
      {
        name: 'Pesto {} | {} | {} pesto',
        price: 2.49,
        formats: ['vasetto 190 g', 'vasetto 90 g'],
        nutrition: [1900, 46, 6, 5, 3, 2, 5, 2.2],
        variants: [
          {
            name: 'alla genovese | Pesto alla Genovese | Genoese',
            ingredients:
              'basilico genovese DOP, olio di semi di girasole, Grana Padano DOP, anacardi, pinoli, aglio, sale',
            picture: 'herb',
            origin: origins.liguria,
          },
          {
            name: 'rosso | Rotes Pesto | Red',
            ingredients: 'pomodori secchi, olio di semi di girasole, Grana Padano DOP, anacardi, sale',
          },
          {
            name: 'senza aglio | Pesto ohne Knoblauch | Garlic-free',
            ingredients: 'basilico genovese DOP, olio di semi di girasole, Grana Padano DOP, anacardi, sale',
            picture: 'herb',
          },
          {
            name: 'al pistacchio | Pistazienpesto | Pistachio',
            ingredients: 'pistacchi, olio di semi di girasole, sale',
            price: 4.49,
            origin: origins.sicilia,
          },
        ],
      },
    ],
  ),
  ...shelf({ ...jar, shelf: 'maionese-ketchup-e-salse', picture: 'jar', brands: ['SALSAMICA', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 1.79,
      formats: ['tubetto 150 ml', 'vasetto 225 ml'],
      variants: [
        {
          name: 'Maionese | Mayonnaise | Mayonnaise',
          ingredients: 'olio di semi di girasole, tuorlo d’uovo, aceto di vino, sale, senape',
          nutrition: [2700, 72, 6, 2.5, 2, 0, 1.2, 1.2],
        },
        {
          name: 'Maionese light | Leichte Mayonnaise | Light mayonnaise',
          ingredients: 'acqua, olio di semi di girasole, tuorlo d’uovo, aceto di vino, senape',
          nutrition: [1100, 26, 2.2, 7, 4, 0, 0.8, 1.6],
        },
        {
          name: 'Maionese vegana | Vegane Mayonnaise | Vegan mayonnaise',
          ingredients: 'olio di semi di girasole, acqua, soia, aceto di mele, sale',
          classes: ['vegan'],
          nutrition: [2400, 64, 6, 3, 2, 0, 0.7, 1.4],
        },
      ],
    },
    {
      name: '{}',
      price: 1.69,
      formats: ['flacone 300 g'],
      variants: [
        {
          name: 'Ketchup',
          ingredients: 'pomodoro, zucchero, aceto di vino, sale',
          nutrition: [430, 0.1, 0, 24, 22, 1, 1.3, 2],
          picture: 'tomato',
        },
        {
          name: 'Salsa barbecue | Barbecue-Sauce | Barbecue sauce',
          ingredients: 'pomodoro, zucchero, aceto di vino, paprica, sale',
          nutrition: [600, 0.3, 0, 33, 30, 1, 1, 2],
        },
        {
          name: 'Salsa rosa | Cocktailsauce | Marie rose sauce',
          ingredients: 'olio di semi di girasole, pomodoro, tuorlo d’uovo, aceto di vino, sale',
          nutrition: [1600, 38, 3.5, 8, 7, 0.3, 1, 1.5],
        },
      ],
    },
    {
      name: 'Senape {} | {} Senf | {} mustard',
      price: 1.49,
      formats: ['vasetto 200 g'],
      ingredients: 'semi di senape, aceto di vino, sale',
      nutrition: [600, 8, 0.6, 8, 5, 4, 6, 4],
      variants: ['dolce | Süßer | Mild', 'piccante | Scharfer | Hot', 'all’antica | Grobkörniger | Wholegrain'],
    },
    {
      name: 'Salsa di soia | Sojasauce | Soy sauce',
      price: 2.49,
      formats: ['bottiglia 150 ml'],
      ingredients: 'acqua, soia, farina di grano tenero, sale',
      brands: ['MIZUMI', 'BOTTEGA'],
      nutrition: [250, 0, 0, 6, 2, 0, 8, 15],
    },
    {
      name: 'Salsa piccante | Scharfe Sauce | Hot sauce',
      price: 2.29,
      formats: ['bottiglia 150 ml'],
      ingredients: 'peperoncino, aceto di vino, sale',
      picture: 'chilli',
    },
  ]),
  ...shelf(
    {
      ...jar,
      vat: 4,
      shelf: 'legumi-in-scatola-e-secchi',
      picture: 'beans',
      classes: ['vegan', 'glutenFree'],
      nutrition: [430, 0.8, 0.1, 14, 0.8, 6, 7, 0.6],
    },
    [
      {
        name: '{} lessati | {}, gekocht | Cooked {}',
        price: 0.99,
        formats: ['barattolo 400 g', '3 × 400 g'],
        brands: ['ORTO VIVO', 'BOTTEGA', 'TERRABRUNA BIO'],
        variants: [
          { name: 'Ceci | Kichererbsen | chickpeas', picture: 'chickpeas', ingredients: 'ceci, acqua, sale' },
          { name: 'Fagioli borlotti | Borlotti-Bohnen | borlotti beans', ingredients: 'fagioli borlotti, acqua, sale' },
          {
            name: 'Fagioli cannellini | Cannellini-Bohnen | cannellini beans',
            picture: 'white-beans',
            ingredients: 'fagioli cannellini, acqua, sale',
          },
        ],
      },
      {
        name: 'Lenticchie lessate | Gekochte Linsen | Cooked lentils',
        picture: 'lentils',
        price: 0.99,
        formats: ['barattolo 400 g', '3 × 400 g'],
        brands: ['ORTO VIVO', 'BOTTEGA', 'TERRABRUNA BIO'],
        ingredients: 'lenticchie, acqua, sale',
      },
      {
        name: '{}',
        price: 1.99,
        formats: ['busta 500 g'],
        storage: 'dry',
        brands: ['CAMPO LARGO', 'BOTTEGA', 'TERRABRUNA BIO'],
        nutrition: [1350, 1.5, 0.2, 50, 2.5, 15, 22, 0.02],
        variants: [
          {
            name: 'Lenticchie secche | Getrocknete Linsen | Dried lentils',
            picture: 'lentils',
            ingredients: 'lenticchie',
            origin: origins.umbria,
            price: 2.99,
          },
          {
            name: 'Ceci secchi | Getrocknete Kichererbsen | Dried chickpeas',
            picture: 'chickpeas',
            ingredients: 'ceci',
          },
          {
            name: 'Fagioli borlotti secchi | Getrocknete Borlotti-Bohnen | Dried borlotti beans',
            ingredients: 'fagioli borlotti',
            origin: origins.piemonte,
          },
          { name: 'Fave decorticate | Geschälte Saubohnen | Split broad beans', ingredients: 'fave' },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...jar,
      shelf: 'mais-e-verdure',
      picture: 'canned-food',
      brands: ['ORTO VIVO', 'BOTTEGA'],
      classes: ['vegan'],
      nutrition: [300, 1, 0.2, 12, 4, 3, 2.8, 0.5],
    },
    [
      {
        name: '{}',
        price: 1.19,
        formats: ['barattolo 300 g', '3 × 150 g'],
        variants: [
          { name: 'Mais dolce | Zuckermais | Sweetcorn', ingredients: 'mais, acqua, zucchero, sale', picture: 'corn' },
          {
            name: 'Piselli medi | Erbsen, mittelfein | Garden peas',
            ingredients: 'piselli, acqua, zucchero, sale',
            picture: 'pea-pod',
          },
          { name: 'Fagiolini | Grüne Bohnen | Green beans', ingredients: 'fagiolini, acqua, sale' },
          {
            name: 'Carote a fettine | Karottenscheiben | Sliced carrots',
            ingredients: 'carote, acqua, sale',
            picture: 'carrot',
          },
        ],
      },
      {
        name: 'Funghi champignon trifolati | Champignons mit Petersilie | Sautéed mushrooms',
        price: 1.79,
        formats: ['barattolo 290 g'],
        ingredients: 'funghi champignon, olio di semi di girasole, aglio, prezzemolo, sale',
        picture: 'champignon',
      },
    ],
  ),
  ...shelf(
    {
      ...jar,
      shelf: 'sottoli-e-sottaceti',
      picture: 'jar',
      brands: ['ORTO VIVO', 'BOTTEGA'],
      nutrition: [500, 10, 1.2, 4, 2, 2.5, 1.5, 1.8],
      classes: ['vegan'],
    },
    [
      {
        name: '{} | {} | {}',
        price: 2.99,
        formats: ['vasetto 280 g'],
        variants: [
          {
            name: 'Carciofini sott’olio | Artischockenherzen in Öl | Artichoke hearts in oil',
            ingredients: 'carciofi, olio di semi di girasole, aceto di vino, sale',
            price: 3.79,
          },
          {
            name: 'Pomodori secchi sott’olio | Getrocknete Tomaten in Öl | Sun-dried tomatoes in oil',
            ingredients: 'pomodori secchi, olio di semi di girasole, aceto di vino, sale',
            price: 3.29,
            picture: 'tomato',
          },
          {
            name: 'Funghetti sott’olio | Pilze in Öl | Mushrooms in oil',
            ingredients: 'funghi champignon, olio di semi di girasole, aceto di vino, sale',
            picture: 'champignon',
          },
          {
            name: 'Giardiniera in agrodolce | Süßsaures Mischgemüse | Sweet-and-sour giardiniera',
            ingredients: 'carote, cavolfiore, peperoni, cetriolini, aceto di vino, zucchero',
            price: 2.49,
          },
          {
            name: 'Cetriolini sottaceto | Essiggurken | Gherkins',
            ingredients: 'cetriolini, aceto di vino, sale',
            price: 1.99,
            picture: 'cucumber',
          },
          {
            name: 'Cipolline borettane | Borettane-Zwiebeln | Borettane onions',
            ingredients: 'cipolla, aceto di vino, zucchero, sale',
            price: 2.29,
            picture: 'onion',
          },
          {
            name: 'Peperoni in agrodolce | Süßsaure Paprika | Sweet-and-sour peppers',
            ingredients: 'peperoni, aceto di vino, zucchero, sale',
            price: 2.29,
            picture: 'bell-pepper',
          },
        ],
      },
      {
        name: 'Crauti | Sauerkraut | Sauerkraut',
        price: 1.69,
        formats: ['busta 500 g'],
        brands: ['MASO ALTO', 'BOTTEGA'],
        ingredients: 'cavolo cappuccio, sale',
        picture: 'leafy-green',
        origin: origins.altoAdige,
      },
      {
        name: 'Condiriso | Reissalat-Mischung | Rice salad mix',
        price: 2.19,
        formats: ['vasetto 285 g'],
        ingredients: 'carote, piselli, peperoni, olive verdi, cetriolini, olio di semi di girasole',
      },
    ],
  ),
  ...shelf(
    {
      ...jar,
      shelf: 'olive-e-capperi',
      picture: 'olives',
      brands: ['FRANTOIO ORSENI', 'BOTTEGA'],
      nutrition: [650, 15, 2.2, 1, 0.2, 3, 1.3, 3],
      classes: ['vegan'],
    },
    [
      {
        name: 'Olive {} | {} Oliven | {} olives',
        price: 1.99,
        formats: ['busta 200 g', 'vasetto 290 g'],
        variants: [
          { name: 'verdi denocciolate | Grüne entsteinte | Pitted green', ingredients: 'olive verdi, acqua, sale' },
          {
            name: 'nere denocciolate | Schwarze entsteinte | Pitted black',
            picture: 'dark-olives',
            ingredients: 'olive nere, acqua, sale',
          },
          {
            name: 'taggiasche | Taggiasca- | Taggiasca',
            picture: 'dark-olives',
            ingredients: 'olive taggiasche, olio extravergine di oliva, sale',
            price: 4.49,
            origin: origins.liguria,
          },
          {
            name: 'Bella di Cerignola | Cerignola- | Bella di Cerignola',
            ingredients: 'olive verdi, acqua, sale',
            price: 2.99,
            origin: origins.puglia,
          },
        ],
      },
      {
        name: 'Capperi {} | Kapern {} | Capers {}',
        price: 2.29,
        formats: ['vasetto 100 g'],
        picture: 'jar',
        variants: [
          { name: 'sotto sale | in Salz | in salt', ingredients: 'capperi, sale marino', origin: origins.sicilia },
          { name: 'sott’aceto | in Essig | in vinegar', ingredients: 'capperi, aceto di vino, sale' },
        ],
      },
    ],
  ),
  ...shelf({ vat: 10, storage: 'dry', shelf: 'sale-e-zucchero' }, [
    {
      name: 'Sale marino {} | Meersalz, {} | {} sea salt',
      price: 0.69,
      formats: ['scatola 1 kg'],
      picture: 'salt',
      brands: ['SALINE DORATE', 'BOTTEGA'],
      origin: origins.sicilia,
      variants: [
        { name: 'fino | fein | Fine', ingredients: 'sale marino' },
        { name: 'grosso | grob | Coarse', ingredients: 'sale marino' },
        { name: 'iodato fino | fein, jodiert | Iodised fine', ingredients: 'sale iodato', price: 0.89 },
      ],
    },
    {
      name: 'Zucchero {} | {} | {} sugar',
      price: 1.29,
      formats: ['sacchetto 1 kg', 'sacchetto 500 g'],
      picture: 'candy',
      brands: ['DOLCE ALBA', 'BOTTEGA'],
      variants: [
        { name: 'semolato | Kristallzucker | Granulated', ingredients: 'zucchero' },
        { name: 'di canna | Rohrzucker | Cane', ingredients: 'zucchero di canna', price: 1.99 },
        { name: 'a velo | Puderzucker | Icing', ingredients: 'zucchero, amido di mais', price: 1.79 },
      ],
      nutrition: [1700, 0, 0, 100, 100, 0, 0, 0],
    },
    {
      name: 'Zollette di zucchero | Zuckerwürfel | Sugar cubes',
      price: 1.99,
      formats: ['scatola 500 g'],
      picture: 'ice',
      brands: ['DOLCE ALBA'],
      ingredients: 'zucchero',
      nutrition: [1700, 0, 0, 100, 100, 0, 0, 0],
    },
    {
      name: 'Dolcificante alla stevia | Stevia-Süßstoff | Stevia sweetener',
      price: 3.29,
      formats: ['50 bustine · 50 g'],
      picture: 'seedling',
      brands: ['DOLCE ALBA', 'BOTTEGA'],
      ingredients: 'stevia, maltodestrine',
    },
  ]),
  ...shelf({ vat: 10, storage: 'dry', shelf: 'spezie', picture: 'herb', brands: ['VIA DELLE SPEZIE', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 1.99,
      formats: ['vasetto 30 g', 'busta 15 g'],
      variants: [
        { name: 'Origano | Oregano | Oregano', ingredients: 'origano' },
        {
          name: 'Pepe nero macinato | Schwarzer Pfeffer, gemahlen | Ground black pepper',
          ingredients: 'pepe nero',
          picture: 'salt',
        },
        { name: 'Paprica dolce | Süßes Paprikapulver | Sweet paprika', ingredients: 'paprica', picture: 'bell-pepper' },
        { name: 'Curcuma | Kurkuma | Turmeric', ingredients: 'curcuma', picture: 'ginger' },
        { name: 'Cannella macinata | Gemahlener Zimt | Ground cinnamon', ingredients: 'cannella', picture: 'jar' },
        { name: 'Curry | Currypulver | Curry powder', ingredients: 'curry', picture: 'curry' },
        {
          name: 'Peperoncino macinato | Gemahlener Chili | Chilli powder',
          ingredients: 'peperoncino',
          picture: 'chilli',
        },
        { name: 'Zenzero in polvere | Ingwerpulver | Ground ginger', ingredients: 'zenzero', picture: 'ginger' },
        { name: 'Aglio granulato | Knoblauchgranulat | Garlic granules', ingredients: 'aglio', picture: 'garlic' },
      ],
    },
    {
      name: 'Zafferano in polvere | Safranpulver | Saffron powder',
      price: 2.99,
      formats: ['3 bustine · 0,36 g'],
      ingredients: 'zafferano',
      picture: 'hibiscus',
    },
    {
      name: 'Pepe nero in grani con macinino | Schwarzer Pfeffer mit Mühle | Black pepper with grinder',
      price: 3.29,
      formats: ['vasetto 45 g'],
      ingredients: 'pepe nero',
      picture: 'salt',
    },
  ]),
  ...shelf(
    {
      vat: 10,
      storage: 'dry',
      shelf: 'brodo-e-insaporitori',
      picture: 'soup',
      brands: ['BUONBRODO', 'BOTTEGA'],
      nutrition: [30, 0.4, 0.2, 0.6, 0.3, 0, 0.3, 0.9],
    },
    [
      {
        name: 'Dado {} | Brühwürfel {} | {} stock cubes',
        price: 1.69,
        formats: ['10 pezzi · 100 g', '20 pezzi · 200 g'],
        variants: [
          {
            name: 'vegetale | Gemüse | Vegetable',
            ingredients: 'sale, estratto di lievito, carote, sedano, cipolla',
            classes: ['vegan'],
          },
          { name: 'classico | Klassisch | Classic', ingredients: 'sale, estratto di lievito, carne bovina, sedano' },
          { name: 'ai funghi | Pilze | Mushroom', ingredients: 'sale, estratto di lievito, funghi champignon, sedano' },
        ],
      },
      {
        name: 'Brodo pronto {} | Fertige {} | Ready {} broth',
        price: 1.99,
        formats: ['brick 1 l'],
        variants: [
          {
            name: 'di verdure | Gemüsebrühe | vegetable',
            ingredients: 'acqua, carote, sedano, cipolla, sale',
            classes: ['vegan'],
          },
          { name: 'di pollo | Hühnerbrühe | chicken', ingredients: 'acqua, carne di pollo, carote, sedano, sale' },
          { name: 'di carne | Fleischbrühe | beef', ingredients: 'acqua, carne bovina, carote, sedano, sale' },
        ],
      },
    ],
  ),
]
