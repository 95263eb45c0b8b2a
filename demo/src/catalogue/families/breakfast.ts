import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const dry = { vat: 10, storage: 'dry' } as const
const coffee = { vat: 22, storage: 'dry', picture: 'coffee', ingredients: 'caffè' } as const

export const breakfastFamilies: Family[] = [
  ...shelf({ ...coffee, shelf: 'caffe-macinato-e-in-grani' }, [
    {
      name: 'Caffè macinato {} | Gemahlener Kaffee {} | Ground coffee {}',
      price: 4.29,
      formats: ['busta 250 g', '2 × 250 g'],
      brands: ['TORREBRUNA', 'MOKADORO', 'BOTTEGA'],
      variants: [
        'per moka | für die Mokka-Kanne | for moka',
        { name: '100 % arabica', price: 5.29 },
        { name: 'decaffeinato | entkoffeiniert | decaffeinated', ingredients: 'caffè decaffeinato', price: 4.79 },
      ],
    },
    {
      name: 'Caffè in grani {} | Kaffeebohnen {} | Coffee beans {}',
      price: 15.9,
      formats: ['busta 1 kg', 'busta 500 g'],
      brands: ['TORREBRUNA', 'MOKADORO', 'BOTTEGA'],
      variants: ['miscela bar | Barmischung | bar blend', { name: '100 % arabica', price: 18.9 }],
    },
    {
      name: 'Caffè macinato biologico equo | Gemahlener Bio-Kaffee aus fairem Handel | Organic fair-trade ground coffee',
      price: 4.99,
      formats: ['busta 250 g'],
      brands: ['TERRABRUNA BIO', 'BOTTEGA BIO'],
      classes: ['bio'],
    },
  ]),
  ...shelf({ ...coffee, shelf: 'capsule-e-cialde', brands: ['TORREBRUNA', 'MOKADORO', 'BOTTEGA'] }, [
    {
      name: 'Capsule caffè {} | Kaffeekapseln {} | Coffee capsules, {}',
      price: 3.29,
      formats: ['10 capsule · 55 g', '30 capsule · 165 g'],
      variants: [
        'intenso | intensiv | intense',
        'classico | klassisch | classic',
        { name: 'decaffeinato | entkoffeiniert | decaffeinated', ingredients: 'caffè decaffeinato' },
      ],
    },
    {
      name: 'Cialde caffè in carta | Kaffeepads aus Papier | Paper coffee pods',
      price: 4.49,
      formats: ['18 cialde · 126 g', '50 cialde · 350 g'],
    },
    {
      name: 'Capsule orzo | Gerstenkaffee-Kapseln | Barley capsules',
      price: 2.99,
      formats: ['10 capsule · 40 g'],
      ingredients: 'orzo tostato',
      brands: ['TORREBRUNA', 'BOTTEGA'],
    },
  ]),
  ...shelf(
    {
      vat: 10,
      storage: 'dry',
      shelf: 'te-tisane-e-infusi',
      picture: 'tea',
      brands: ['GIARDINO LENTO', 'BOTTEGA', 'TERRABRUNA BIO'],
    },
    [
      {
        name: '{}',
        price: 1.99,
        formats: ['20 filtri · 35 g'],
        variants: [
          {
            name: 'Tè nero English breakfast | Schwarztee English Breakfast | English breakfast tea',
            ingredients: 'tè nero',
            picture: 'teapot',
          },
          {
            name: 'Tè nero al limone | Schwarztee mit Zitrone | Lemon black tea',
            ingredients: 'tè nero, aromi naturali',
            picture: 'lemon',
          },
          { name: 'Tè verde | Grüntee | Green tea', ingredients: 'tè verde' },
          { name: 'Tè verde alla menta | Grüntee mit Minze | Mint green tea', ingredients: 'tè verde, menta' },
          {
            name: 'Tè deteinato | Entkoffeinierter Tee | Decaffeinated tea',
            ingredients: 'tè nero',
            picture: 'teapot',
          },
        ],
      },
      {
        name: '{}',
        price: 1.99,
        formats: ['20 filtri · 30 g'],
        picture: 'teapot',
        variants: [
          { name: 'Camomilla | Kamillentee | Chamomile', ingredients: 'camomilla', picture: 'sunflower' },
          { name: 'Tisana al finocchio | Fencheltee | Fennel infusion', ingredients: 'finocchio' },
          {
            name: 'Tisana zenzero e limone | Ingwer-Zitronen-Tee | Ginger and lemon infusion',
            ingredients: 'zenzero, limoni',
            picture: 'ginger',
          },
          { name: 'Tisana della sera | Abendtee | Evening infusion', ingredients: 'tiglio, camomilla, menta' },
          {
            name: 'Infuso ai frutti di bosco | Waldbeerentee | Berry infusion',
            ingredients: 'frutti di bosco, mele',
            picture: 'blueberries',
          },
          {
            name: 'Erbe di montagna | Bergkräutertee | Mountain herbs',
            ingredients: 'menta, tiglio, camomilla',
            brands: ['MASO ALTO'],
            classes: ['mountain', 'bio'],
            price: 3.29,
            picture: 'herb',
          },
        ],
      },
    ],
  ),
  ...shelf(
    { vat: 10, storage: 'dry', shelf: 'orzo-cacao-e-solubili', picture: 'coffee', brands: ['TORREBRUNA', 'BOTTEGA'] },
    [
      {
        name: '{}',
        price: 2.79,
        formats: ['barattolo 120 g', 'barattolo 200 g'],
        variants: [
          { name: 'Orzo solubile | Löslicher Gerstenkaffee | Instant barley', ingredients: 'orzo tostato' },
          { name: 'Caffè solubile | Löslicher Kaffee | Instant coffee', ingredients: 'caffè solubile', price: 4.29 },
          {
            name: 'Ginseng solubile | Ginseng-Kaffee | Instant ginseng coffee',
            ingredients: 'zucchero, caffè solubile, latte scremato in polvere',
          },
        ],
      },
      {
        name: 'Cacao {} | {} | {} cocoa',
        price: 2.29,
        formats: ['scatola 75 g', 'scatola 250 g'],
        picture: 'chocolate',
        brands: ['DOLCE ALBA', 'BOTTEGA', 'TERRABRUNA BIO'],
        variants: [
          { name: 'amaro | Backkakao | Unsweetened', ingredients: 'cacao' },
          { name: 'zuccherato | Trinkkakao | Sweetened', ingredients: 'zucchero, cacao' },
        ],
      },
      {
        name: 'Cioccolata in tazza | Heiße Schokolade | Thick hot chocolate',
        price: 2.49,
        formats: ['5 bustine · 125 g'],
        picture: 'chocolate',
        brands: ['DOLCE ALBA', 'BOTTEGA'],
        ingredients: 'zucchero, cacao, amido di mais',
      },
    ],
  ),
  ...shelf({ ...dry, shelf: 'frollini', picture: 'cookie', nutrition: [2000, 20, 9, 66, 22, 3, 7, 0.6] }, [
    {
      name: 'Frollini {} | Mürbekekse {} | Shortbread biscuits {}',
      price: 2.49,
      formats: ['busta 350 g', 'busta 700 g'],
      brands: ['MULINO DEI TIGLI', 'DOLCE ALBA', 'BOTTEGA'],
      variants: [
        {
          name: 'alla panna | mit Sahne | with cream',
          ingredients: 'farina di grano tenero, zucchero, burro, panna, uova',
        },
        {
          name: 'con gocce di cioccolato | mit Schokotröpfchen | with chocolate chips',
          ingredients: 'farina di grano tenero, gocce di cioccolato, zucchero, burro, uova',
        },
        {
          name: 'al cacao e nocciole | mit Kakao und Haselnüssen | with cocoa and hazelnuts',
          ingredients: 'farina di grano tenero, zucchero, burro, cacao, nocciole',
        },
        {
          name: 'al miele | mit Honig | with honey',
          ingredients: 'farina di grano tenero, zucchero, burro, miele, uova',
        },
      ],
    },
    {
      name: 'Frollini senza glutine al cioccolato | Glutenfreie Schokoladenkekse | Gluten-free chocolate biscuits',
      price: 3.29,
      formats: ['busta 250 g'],
      brands: ['LIBERAMENTE', 'BOTTEGA'],
      ingredients: 'farina di mais, farina di riso, zucchero, gocce di cioccolato, burro',
      classes: ['glutenFree'],
    },
    {
      name: 'Baci di dama',
      price: 4.49,
      formats: ['scatola 200 g'],
      brands: ['DOLCE ALBA'],
      ingredients: 'nocciola piemonte IGP, farina di grano tenero, burro, zucchero, cioccolato fondente',
      origin: origins.piemonte,
    },
  ]),
  ...shelf(
    {
      ...dry,
      shelf: 'biscotti-secchi-e-integrali',
      picture: 'cookie',
      nutrition: [1850, 13, 2.5, 70, 20, 5, 8, 0.7],
      brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
    },
    [
      {
        name: '{}',
        price: 1.79,
        formats: ['busta 400 g', 'busta 800 g'],
        variants: [
          {
            name: 'Biscotti secchi | Trockenkekse | Plain biscuits',
            ingredients: 'farina di grano tenero, zucchero, olio di semi di girasole, sale',
          },
          {
            name: 'Biscotti integrali | Vollkornkekse | Wholemeal biscuits',
            ingredients: 'farina integrale di grano tenero, zucchero di canna, olio di semi di girasole',
            classes: ['wholemeal'],
            price: 2.29,
          },
          {
            name: 'Biscotti ai cereali | Mehrkornkekse | Multigrain biscuits',
            ingredients: 'farina di grano tenero, fiocchi di avena, zucchero di canna, olio di semi di girasole',
            price: 2.49,
          },
          {
            name: 'Biscotti senza zuccheri aggiunti | Kekse ohne Zuckerzusatz | No-added-sugar biscuits',
            ingredients: 'farina di grano tenero, olio di semi di girasole, uova',
            price: 2.79,
            classes: ['noSugar'],
          },
        ],
      },
      {
        name: '{}',
        price: 2.49,
        formats: ['busta 250 g'],
        brands: ['DOLCE ALBA', 'BOTTEGA'],
        variants: [
          {
            name: 'Savoiardi | Löffelbiskuits | Sponge fingers',
            ingredients: 'uova, zucchero, farina di grano tenero',
          },
          { name: 'Amaretti', ingredients: 'zucchero, mandorle, uova', classes: ['glutenFree'] },
          {
            name: 'Cantucci alle mandorle | Mandel-Cantucci | Almond cantucci',
            ingredients: 'farina di grano tenero, mandorle, zucchero, uova',
            origin: origins.toscana,
            price: 3.29,
          },
          {
            name: 'Wafer alla nocciola | Haselnuss-Waffeln | Hazelnut wafers',
            ingredients: 'farina di grano tenero, zucchero, olio di cocco, nocciole',
            picture: 'waffle',
            brands: ['MASO ALTO', 'BOTTEGA'],
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      shelf: 'merendine-e-plumcake',
      picture: 'cupcake',
      brands: ['MULINO DEI TIGLI', 'BOTTEGA'],
      nutrition: [1700, 18, 4, 52, 25, 1.8, 6, 0.6],
    },
    [
      {
        name: '{}',
        price: 2.49,
        formats: ['6 × 35 g', '10 × 35 g'],
        variants: [
          {
            name: 'Plumcake allo yogurt | Joghurt-Plumcake | Yogurt plum cakes',
            ingredients: 'farina di grano tenero, yogurt, uova, zucchero, olio di semi di girasole',
          },
          {
            name: 'Crostatine all’albicocca | Aprikosentörtchen | Apricot tartlets',
            ingredients: 'farina di grano tenero, albicocche, zucchero, margarina vegetale',
            picture: 'pie',
          },
          {
            name: 'Cornetti alla crema | Hörnchen mit Creme | Custard croissants',
            ingredients: 'farina di grano tenero, crema pasticcera, margarina vegetale, zucchero',
            picture: 'croissant',
          },
          {
            name: 'Tortine alla carota | Karottenküchlein | Carrot cakes',
            ingredients: 'farina di grano tenero, carote, mandorle, uova, zucchero',
            picture: 'carrot',
          },
          {
            name: 'Pan di Spagna al cacao | Kakao-Biskuitschnitten | Cocoa sponge cakes',
            ingredients: 'farina di grano tenero, uova, zucchero, cacao, latte',
          },
        ],
      },
      {
        name: 'Pancake pronti | Fertige Pancakes | Ready pancakes',
        price: 2.99,
        formats: ['8 × 40 g'],
        picture: 'pancakes',
        ingredients: 'farina di grano tenero, latte, uova, zucchero',
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      shelf: 'cereali-e-muesli',
      picture: 'bowl',
      nutrition: [1580, 3.5, 0.8, 74, 12, 7, 9, 0.5],
      brands: ['CHICCOLIETO', 'BOTTEGA', 'TERRABRUNA BIO'],
    },
    [
      {
        name: '{}',
        price: 2.79,
        formats: ['scatola 375 g', 'scatola 500 g'],
        variants: [
          { name: 'Corn flakes', ingredients: 'mais, zucchero, malto d’orzo, sale', picture: 'corn', price: 2.29 },
          {
            name: 'Riso soffiato al cacao | Kakao-Puffreis | Cocoa puffed rice',
            ingredients: 'riso, zucchero, cacao, sale',
          },
          {
            name: 'Fiocchi integrali con frutta rossa | Vollkornflocken mit roten Früchten | Wholegrain flakes with red fruit',
            ingredients: 'fiocchi di frumento, zucchero, fragole, lamponi',
            classes: ['wholemeal'],
            price: 3.29,
          },
          {
            name: 'Muesli frutta e noci | Müsli mit Früchten und Nüssen | Fruit and nut muesli',
            ingredients: 'fiocchi di avena, uva sultanina, nocciole, mandorle',
            price: 3.49,
          },
          {
            name: 'Granola al cioccolato | Schoko-Granola | Chocolate granola',
            ingredients: 'fiocchi di avena, zucchero di canna, cioccolato fondente, olio di semi di girasole',
            price: 3.79,
          },
        ],
      },
      {
        name: 'Fiocchi d’avena | Haferflocken | Oat flakes',
        price: 1.49,
        formats: ['busta 500 g'],
        picture: 'wheat',
        ingredients: 'fiocchi di avena',
        classes: ['vegan', 'wholemeal'],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      storage: 'opened',
      shelf: 'marmellate-e-confetture',
      picture: 'jar',
      nutrition: [1000, 0.2, 0, 58, 56, 1.2, 0.5, 0.02],
      brands: ['BOSCOVERDE', 'DOLCE ALBA', 'BOTTEGA'],
    },
    [
      {
        name: 'Confettura extra di {} | {}konfitüre extra | {} extra jam',
        price: 2.79,
        formats: ['vasetto 340 g'],
        variants: [
          { name: 'albicocche | Aprikosen | Apricot', ingredients: 'albicocche, zucchero, gelificante: pectina' },
          { name: 'fragole | Erdbeer | Strawberry', ingredients: 'fragole, zucchero, gelificante: pectina' },
          {
            name: 'mirtilli | Heidelbeer | Blueberry',
            ingredients: 'mirtilli, zucchero, gelificante: pectina',
            price: 3.19,
          },
          { name: 'ciliegie | Kirsch | Cherry', ingredients: 'ciliegie, zucchero, gelificante: pectina' },
          { name: 'pesche | Pfirsich | Peach', ingredients: 'pesche, zucchero, gelificante: pectina' },
          {
            name: 'lamponi | Himbeer | Raspberry',
            ingredients: 'lamponi, zucchero, gelificante: pectina',
            price: 3.19,
          },
        ],
      },
      {
        name: 'Marmellata di {} | {}marmelade | {} marmalade',
        price: 2.79,
        formats: ['vasetto 340 g'],
        variants: [
          { name: 'arance | Orangen | Orange', ingredients: 'arance, zucchero, gelificante: pectina' },
          { name: 'limoni | Zitronen | Lemon', ingredients: 'limoni, zucchero, gelificante: pectina' },
        ],
        origin: origins.sicilia,
      },
      {
        name: 'Composta di {} senza zuccheri aggiunti | {} ohne Zuckerzusatz | {} spread, no added sugar',
        price: 3.29,
        formats: ['vasetto 250 g'],
        classes: ['noSugar'],
        variants: [
          {
            name: 'albicocche | Aprikosenaufstrich | Apricot',
            ingredients: 'albicocche, succo di mela, gelificante: pectina',
          },
          {
            name: 'frutti di bosco | Waldbeerenaufstrich | Berry',
            ingredients: 'frutti di bosco, succo di mela, gelificante: pectina',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      storage: 'dry',
      shelf: 'miele',
      picture: 'honey',
      ingredients: 'miele',
      nutrition: [1360, 0, 0, 80, 80, 0, 0.4, 0],
      origin: origins.italia,
      classes: ['italia'],
    },
    [
      {
        name: 'Miele {} | {} | {} honey',
        price: 5.49,
        formats: ['vasetto 500 g', 'vasetto 250 g'],
        brands: ['APE GENTILE', 'BOTTEGA', 'TERRABRUNA BIO'],
        variants: [
          { name: 'di acacia | Akazienhonig | Acacia', price: 6.99 },
          { name: 'millefiori | Blütenhonig | Wildflower' },
          { name: 'di castagno | Kastanienhonig | Chestnut', price: 6.49 },
          { name: 'di agrumi | Zitrusblütenhonig | Citrus', price: 6.29, origin: origins.sicilia },
          {
            name: 'di montagna | Berghonig | Mountain',
            price: 7.9,
            classes: ['italia', 'mountain'],
            origin: origins.altoAdige,
            brands: ['APE GENTILE'],
          },
        ],
      },
    ],
  ),
  ...shelf({ ...dry, shelf: 'creme-spalmabili', picture: 'chocolate', nutrition: [2250, 32, 8, 54, 52, 3, 6.5, 0.1] }, [
    {
      name: 'Crema spalmabile {} | Brotaufstrich {} | {} spread',
      price: 3.99,
      formats: ['vasetto 350 g', 'vasetto 700 g'],
      brands: ['NOCELLA', 'BOTTEGA'],
      variants: [
        {
          name: 'nocciole e cacao | Haselnuss und Kakao | Hazelnut and cocoa',
          ingredients:
            'zucchero, nocciole, olio di semi di girasole, cacao magro in polvere, latte scremato in polvere',
        },
        {
          name: 'fondente alla nocciola Piemonte | Piemont-Haselnuss, zartbitter | Dark Piedmont hazelnut',
          ingredients: 'nocciola piemonte IGP, zucchero di canna, cacao magro in polvere, burro di cacao',
          price: 5.99,
          brands: ['NOCELLA'],
        },
        {
          name: 'pistacchio | Pistazie | Pistachio',
          ingredients: 'zucchero, pistacchi, olio di semi di girasole, latte scremato in polvere',
          price: 5.49,
          picture: 'jar',
        },
      ],
    },
    {
      name: 'Burro di arachidi {} | Erdnussbutter {} | Peanut butter, {}',
      price: 3.49,
      formats: ['vasetto 350 g'],
      brands: ['NOCELLA', 'BOTTEGA'],
      ingredients: 'arachidi, sale',
      picture: 'peanuts',
      variants: ['cremoso | cremig | smooth', 'croccante | stückig | crunchy'],
    },
  ]),
  ...shelf(
    {
      ...dry,
      shelf: 'tavolette-di-cioccolato',
      picture: 'chocolate',
      nutrition: [2350, 36, 21, 48, 42, 7, 7, 0.1],
      brands: ['GIANDORO', 'DOLCE ALBA', 'BOTTEGA'],
    },
    [
      {
        name: 'Cioccolato {} | {} | {} chocolate',
        price: 1.89,
        formats: ['tavoletta 100 g'],
        variants: [
          {
            name: 'fondente 70 % | Zartbitterschokolade 70 % | Dark 70 %',
            ingredients: 'pasta di cacao, zucchero, burro di cacao, emulsionante: lecitina di soia',
          },
          {
            name: 'fondente 85 % | Zartbitterschokolade 85 % | Dark 85 %',
            ingredients: 'pasta di cacao, zucchero, burro di cacao',
            price: 2.19,
          },
          {
            name: 'al latte | Milchschokolade | Milk',
            ingredients: 'zucchero, latte intero, burro di cacao, pasta di cacao, emulsionante: lecitina di soia',
          },
          {
            name: 'al latte con nocciole | Milchschokolade mit Haselnüssen | Milk with hazelnuts',
            ingredients: 'zucchero, nocciole, latte intero, burro di cacao, pasta di cacao',
            price: 2.29,
          },
          { name: 'bianco | Weiße Schokolade | White', ingredients: 'zucchero, burro di cacao, latte intero' },
          {
            name: 'gianduia | Gianduja-Schokolade | Gianduia',
            ingredients: 'zucchero, nocciola piemonte IGP, pasta di cacao, burro di cacao',
            price: 2.49,
            origin: origins.piemonte,
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      vat: 22,
      shelf: 'cioccolatini',
      picture: 'chocolate',
      nutrition: [2400, 38, 18, 48, 45, 4, 8, 0.1],
      brands: ['GIANDORO', 'BOTTEGA'],
    },
    [
      {
        name: '{}',
        price: 5.99,
        formats: ['busta 200 g', 'scatola 300 g'],
        variants: [
          {
            name: 'Gianduiotti',
            ingredients: 'zucchero, nocciola piemonte IGP, pasta di cacao, burro di cacao',
            origin: origins.piemonte,
          },
          {
            name: 'Cremini alla nocciola | Haselnuss-Cremini | Hazelnut cremini',
            ingredients: 'zucchero, nocciole, burro di cacao, latte intero',
          },
          {
            name: 'Praline assortite | Gemischte Pralinen | Assorted chocolates',
            ingredients: 'zucchero, pasta di cacao, burro di cacao, latte intero, nocciole',
          },
          {
            name: 'Ovetti al latte | Milchschokoladeneier | Milk chocolate eggs',
            ingredients: 'zucchero, latte intero, burro di cacao, pasta di cacao',
            price: 4.49,
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...dry,
      vat: 10,
      shelf: 'caramelle-e-gomme',
      picture: 'candy',
      nutrition: [1600, 0.2, 0.1, 94, 75, 0, 0.2, 0.05],
      brands: ['ZUCCHERINO', 'BOTTEGA'],
    },
    [
      {
        name: 'Caramelle {} | {} | {} sweets',
        price: 1.69,
        formats: ['busta 150 g'],
        variants: [
          {
            name: 'al miele | Honigbonbons | Honey',
            ingredients: 'zucchero, sciroppo di glucosio, miele',
            picture: 'honey',
          },
          { name: 'balsamiche | Kräuterbonbons | Balsamic', ingredients: 'zucchero, sciroppo di glucosio, menta' },
          {
            name: 'alla frutta | Fruchtbonbons | Fruit',
            ingredients: 'zucchero, sciroppo di glucosio, acido citrico, aromi',
          },
          {
            name: 'gommose | Fruchtgummis | Gummy',
            ingredients: 'sciroppo di glucosio, zucchero, gelatina, acido citrico',
          },
          {
            name: 'alla liquirizia | Lakritzbonbons | Liquorice',
            ingredients: 'zucchero, sciroppo di glucosio, aromi naturali',
          },
        ],
      },
      {
        name: 'Lecca lecca | Lutscher | Lollipops',
        price: 1.99,
        formats: ['10 pezzi · 100 g'],
        picture: 'lollipop',
        ingredients: 'zucchero, sciroppo di glucosio, acido citrico, aromi',
      },
      {
        name: 'Gomme da masticare {} | Kaugummi {} | Chewing gum, {}',
        price: 2.29,
        formats: ['barattolo 64 g'],
        variants: [
          { name: 'menta | Minze | mint', ingredients: 'aromi, menta' },
          { name: 'fragola | Erdbeere | strawberry', ingredients: 'aromi, fragole' },
        ],
        classes: ['noSugar'],
      },
    ],
  ),
]
