import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const butcher = {
  vat: 10,
  storage: 'fresh',
  origin: origins.italia,
  classes: ['italia'],
  brands: ['CASCINA BRERA'],
} as const
const beef = {
  ...butcher,
  ingredients: 'carne bovina',
  picture: 'steak',
  nutrition: [510, 4.2, 1.7, 0, 0, 0, 21.5, 0.13],
} as const
const pork = {
  ...butcher,
  ingredients: 'carne suina',
  picture: 'meat-on-bone',
  nutrition: [690, 9.5, 3.3, 0, 0, 0, 20, 0.15],
} as const
const poultry = {
  ...butcher,
  brands: ['AIA SERENA'],
  picture: 'poultry-leg',
  nutrition: [440, 1.5, 0.5, 0, 0, 0, 23, 0.12],
} as const
const tray = (first: number) => ({ first, step: first, from: 'tray' }) as const

export const meatFamilies: Family[] = [
  ...shelf({ ...beef, shelf: 'bistecche-e-fettine' }, [
    {
      name: '{} di bovino adulto | {} vom Rind | Beef {}',
      price: 18.9,
      loose: tray(300),
      options: 'thickness',
      variants: [
        'Fettine | Dünne Schnitzel | minute steaks',
        { name: 'Scaloppine | Schnitzel | escalopes', price: 19.9 },
        { name: 'Bistecche di scamone | Hüftsteaks | rump steaks', price: 21.9 },
        { name: 'Tagliata | Tagliata-Steak | tagliata steak', price: 23.9 },
        { name: 'Costata con osso | Hochrippensteak | rib steak on the bone', price: 24.9, loose: tray(600) },
      ],
    },
    {
      name: 'Filetto di bovino | Rinderfilet | Beef fillet',
      price: 42.9,
      loose: { first: 250, step: 50, from: 'counter' },
      options: 'thickness',
    },
    {
      name: 'Fettine di vitello | Kalbsschnitzel | Veal escalopes',
      price: 25.9,
      loose: tray(300),
      ingredients: 'carne di vitello',
      options: 'thickness',
    },
    {
      name: 'Ossobuco di vitello | Kalbshaxenscheiben | Veal osso buco',
      price: 17.9,
      loose: tray(700),
      ingredients: 'carne di vitello',
    },
    {
      name: 'Fiorentina di scottona | T-Bone-Steak von der Färse | Heifer T-bone steak',
      price: 32.9,
      loose: { first: 1000, step: 200, from: 'counter' },
      leadTimeHours: 24,
    },
    {
      name: 'Fettine di {} | {}schnitzel | {} slices',
      price: 22.9,
      loose: tray(300),
      variants: ['Fassona piemontese | Piemonteser Rinder | Piedmontese Fassona beef'],
      origin: origins.piemonte,
    },
  ]),
  ...shelf({ ...beef, shelf: 'arrosti-e-bolliti' }, [
    {
      name: '{} di bovino | {} vom Rind | Beef {}',
      price: 15.9,
      variants: [
        { name: 'Arrosto | Braten | roast', loose: tray(1000) },
        { name: 'Brasato | Schmorbraten | braising joint', loose: tray(1000), price: 16.9 },
        { name: 'Spezzatino | Gulasch | stewing cubes', loose: tray(500), price: 14.9 },
        { name: 'Bollito misto | Siedfleisch | boiling cuts', loose: tray(800), price: 11.9 },
        { name: 'Biancostato | Querrippe | short rib', loose: tray(800), price: 9.9, picture: 'meat-on-bone' },
      ],
    },
    {
      name: 'Arrosto di vitello | Kalbsbraten | Veal roast',
      price: 21.9,
      loose: tray(900),
      ingredients: 'carne di vitello',
    },
    {
      name: 'Guancia di bovino | Rinderbacke | Beef cheek',
      price: 14.9,
      loose: { first: 700, step: 350, from: 'counter' },
    },
  ]),
  ...shelf({ ...beef, shelf: 'macinati-e-hamburger', brands: ['CASCINA BRERA', 'BOTTEGA', 'TERRABRUNA BIO'] }, [
    {
      name: 'Macinato {} | {} | {}',
      price: 5.49,
      formats: ['vaschetta 400 g', 'vaschetta 800 g'],
      variants: [
        'scelto di bovino | Rinderhackfleisch, mager | lean beef mince',
        {
          name: 'misto bovino e suino | Hackfleisch, gemischt | beef and pork mince',
          ingredients: 'carne bovina, carne suina',
          price: 4.79,
          brands: ['CASCINA BRERA', 'BOTTEGA'],
        },
        {
          name: 'di vitello | Kalbshackfleisch | veal mince',
          ingredients: 'carne di vitello',
          price: 6.99,
          brands: ['CASCINA BRERA'],
        },
      ],
    },
    {
      name: 'Hamburger di {} | {}-Burger | {} burgers',
      price: 4.29,
      picture: 'hamburger',
      formats: ['vaschetta 2 × 120 g', 'vaschetta 4 × 120 g'],
      variants: [
        { name: 'bovino | Rinder | Beef', ingredients: 'carne bovina, sale' },
        {
          name: 'scottona | Färsen | Heifer',
          ingredients: 'carne bovina, sale',
          price: 4.99,
          brands: ['CASCINA BRERA'],
        },
        {
          name: 'Chianina IGP | Chianina | Chianina PGI',
          ingredients: 'carne bovina, sale',
          price: 6.49,
          brands: ['CASCINA BRERA'],
          classes: ['italia', 'igp'],
          origin: origins.toscana,
        },
      ],
    },
    {
      name: 'Polpette di bovino | Rinderfrikadellen | Beef meatballs',
      price: 4.99,
      formats: ['vaschetta 300 g'],
      ingredients: 'carne bovina, pangrattato di grano, uova, Grana Padano DOP, sale, prezzemolo',
      picture: 'stew',
    },
  ]),
  ...shelf({ ...pork, shelf: 'braciole-e-costine' }, [
    {
      name: '{} di suino | {} vom Schwein | Pork {}',
      price: 8.9,
      variants: [
        { name: 'Braciole | Koteletts | chops', loose: tray(500), options: 'thickness' },
        { name: 'Costine | Rippchen | spare ribs', loose: tray(800), price: 7.9 },
        { name: 'Puntine | Schälrippchen | baby ribs', loose: tray(700), price: 8.5 },
        { name: 'Stinco | Haxe | shank', loose: tray(900), price: 7.5 },
      ],
    },
    {
      name: 'Pancetta fresca a fette | Bauchscheiben | Sliced pork belly',
      price: 8.5,
      loose: tray(400),
      picture: 'bacon',
    },
  ]),
  ...shelf(
    {
      ...pork,
      shelf: 'salsicce-e-wurstel-freschi',
      picture: 'sausage',
      nutrition: [1170, 24, 9, 0.6, 0, 0, 15.5, 2],
      ingredients: 'carne suina, sale, pepe, aglio, spezie',
    },
    [
      {
        name: '{}',
        price: 4.49,
        formats: ['vaschetta 400 g'],
        brands: ['CASCINA BRERA', 'BOTTEGA'],
        variants: [
          'Salsiccia | Salsiccia-Wurst | Pork sausage',
          {
            name: 'Salsiccia piccante | Scharfe Salsiccia | Spicy sausage',
            ingredients: 'carne suina, sale, peperoncino, finocchio',
          },
          'Luganega lombarda | Lombardische Luganega | Lombard luganega',
          { name: 'Salamelle | Grillwürste | Grilling sausages', price: 4.99 },
        ],
      },
      {
        name: 'Salsiccia di Bra | Bra-Wurst | Bra sausage',
        price: 16.9,
        loose: { first: 300, step: 100, from: 'counter' },
        ingredients: 'carne di vitello, carne suina, sale, spezie',
        origin: origins.piemonte,
      },
      {
        name: 'Spiedini misti | Fleischspieße | Mixed skewers',
        price: 5.49,
        formats: ['vaschetta 400 g'],
        brands: ['CASCINA BRERA'],
        picture: 'skewer',
        ingredients: 'carne suina, carne di pollo, salsiccia, peperoni',
      },
    ],
  ),
  ...shelf({ ...pork, shelf: 'arista-e-filetto' }, [
    {
      name: '{} di suino | {} vom Schwein | Pork {}',
      price: 9.9,
      variants: [
        { name: 'Arista | Lende | loin', loose: tray(900) },
        { name: 'Filetto | Filet | tenderloin', loose: tray(500), price: 13.9 },
        { name: 'Fettine di lonza | Lendenschnitzel | loin slices', loose: tray(400), price: 10.5 },
        { name: 'Coppa per arrosto | Nackenbraten | shoulder roast', loose: tray(1000), price: 8.9 },
      ],
    },
  ]),
  ...shelf({ ...poultry, shelf: 'petti-e-fettine', brands: ['AIA SERENA', 'BOTTEGA', 'TERRABRUNA BIO'] }, [
    {
      name: 'Petto di pollo {} | Hähnchenbrust{} | Chicken breast{}',
      price: 5.49,
      formats: ['vaschetta 400 g', 'vaschetta 800 g'],
      ingredients: 'carne di pollo',
      variants: ['a fette | , in Scheiben | , sliced', 'intero | , ganz | , whole'],
    },
    {
      name: 'Fesa di tacchino a fette | Putenschnitzel | Turkey breast slices',
      price: 5.29,
      formats: ['vaschetta 400 g', 'vaschetta 800 g'],
      ingredients: 'carne di tacchino',
      brands: ['AIA SERENA', 'BOTTEGA'],
    },
    {
      name: 'Straccetti di pollo | Hähnchengeschnetzeltes | Chicken strips',
      price: 5.79,
      formats: ['vaschetta 400 g'],
      ingredients: 'carne di pollo',
      brands: ['AIA SERENA', 'BOTTEGA'],
    },
  ]),
  ...shelf(
    {
      ...poultry,
      shelf: 'cosce-ali-e-pollo-intero',
      ingredients: 'carne di pollo',
      nutrition: [740, 11, 3.2, 0, 0, 0, 19, 0.2],
    },
    [
      {
        name: '{} di pollo | Hähnchen{} | Chicken {}',
        price: 5.9,
        variants: [
          { name: 'Sovracosce | oberkeulen | thighs', loose: tray(600) },
          { name: 'Cosce | keulen | legs', loose: tray(800), price: 4.9 },
          { name: 'Ali | flügel | wings', loose: tray(500), price: 4.5 },
          { name: 'Fusi | unterkeulen | drumsticks', loose: tray(600), price: 4.9 },
        ],
      },
      {
        name: 'Pollo intero a busto | Ganzes Hähnchen | Whole chicken',
        price: 5.5,
        loose: { first: 1300, step: 1300, piece: 1300, from: 'tray' },
        brands: ['AIA SERENA', 'BOTTEGA'],
      },
      {
        name: 'Pollo intero allevato all’aperto | Freilandhähnchen | Free-range whole chicken',
        price: 11.9,
        usualPiece: 1500,
      },
      {
        name: 'Faraona | Perlhuhn | Guinea fowl',
        price: 8.9,
        loose: { first: 1200, step: 1200, piece: 1200, from: 'tray' },
        leadTimeHours: 24,
      },
    ],
  ),
  ...shelf(
    {
      ...poultry,
      shelf: 'elaborati-di-pollo',
      formats: ['vaschetta 300 g', 'vaschetta 500 g'],
      brands: ['AIA SERENA', 'BOTTEGA'],
      nutrition: [900, 11, 2, 14, 1, 1, 15, 1.2],
    },
    [
      {
        name: '{}',
        price: 3.99,
        variants: [
          {
            name: 'Cotolette di pollo | Hähnchenschnitzel, paniert | Breaded chicken escalopes',
            ingredients: 'carne di pollo, pangrattato di grano, olio di semi di girasole, uova, sale',
          },
          {
            name: 'Nuggets di pollo | Hähnchen-Nuggets | Chicken nuggets',
            ingredients: 'carne di pollo, pangrattato di grano, olio di semi di girasole, farina di mais, sale',
          },
          {
            name: 'Cordon bleu | Cordon bleu | Cordon bleu',
            ingredients: 'carne di tacchino, prosciutto cotto, formaggio, pangrattato di grano, sale',
          },
          {
            name: 'Spinacine | Spinat-Hähnchenschnitzel | Chicken and spinach escalopes',
            ingredients: 'carne di pollo, spinaci, pangrattato di grano, sale',
          },
          {
            name: 'Hamburger di pollo | Hähnchenburger | Chicken burgers',
            picture: 'hamburger',
            ingredients: 'carne di pollo, sale, rosmarino',
          },
          {
            name: 'Spiedini di pollo | Hähnchenspieße | Chicken skewers',
            picture: 'skewer',
            ingredients: 'carne di pollo, peperoni, zucchine, sale',
          },
        ],
      },
    ],
  ),
  ...shelf(
    { ...butcher, shelf: 'agnello-e-coniglio', picture: 'meat-on-bone', nutrition: [660, 8.8, 4, 0, 0, 0, 20, 0.2] },
    [
      {
        name: '{} di agnello | {} vom Lamm | Lamb {}',
        price: 19.9,
        ingredients: 'carne di agnello',
        variants: [
          { name: 'Costolette | Koteletts | chops', loose: tray(400) },
          { name: 'Cosciotto | Keule | leg', loose: tray(1200), price: 17.9 },
          { name: 'Spalla | Schulter | shoulder', loose: tray(1000), price: 15.9 },
        ],
        origin: origins.sardegna,
      },
      {
        name: 'Coniglio {} | Kaninchen{} | Rabbit{}',
        price: 10.9,
        ingredients: 'carne di coniglio',
        variants: [
          { name: 'a pezzi | , zerteilt | , jointed', loose: tray(700) },
          { name: 'intero | , ganz | , whole', loose: tray(1300), price: 9.9 },
        ],
      },
    ],
  ),
  ...shelf(
    { ...butcher, shelf: 'selvaggina-e-cavallo', picture: 'steak', nutrition: [460, 2.5, 1, 0, 0, 0, 22, 0.14] },
    [
      {
        name: 'Spezzatino di cervo | Hirschgulasch | Venison stew',
        price: 19.9,
        loose: tray(500),
        ingredients: 'carne di cervo',
        origin: origins.altoAdige,
        leadTimeHours: 24,
      },
      {
        name: 'Fettine di cavallo | Pferdeschnitzel | Horse meat slices',
        price: 18.9,
        loose: tray(300),
        ingredients: 'carne di cavallo',
      },
    ],
  ),
]
