import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const frozen = { vat: 10, storage: 'frozen', lockerLevel: '2' } as const

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
        formats: ['12 pezzi · 300 g', '18 pezzi · 450 g'],
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
