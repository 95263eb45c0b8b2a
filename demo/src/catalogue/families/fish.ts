import { type Family, shelf } from '../family.ts'
import { origins } from '../origins.ts'

const counter = { vat: 10, storage: 'fresh', brands: ['ONDACHIARA'] } as const
const closedMondays = '1 2'

export const fishFamilies: Family[] = [
  ...shelf(
    {
      ...counter,
      shelf: 'pesce-intero',
      picture: 'fish',
      dayLock: closedMondays,
      options: 'fish',
      nutrition: [420, 2.5, 0.6, 0.5, 0, 0, 19, 0.25],
    },
    [
      {
        name: '{}',
        price: 14.9,
        loose: { first: 400, step: 400, piece: 400, from: 'counter' },
        variants: [
          {
            name: 'Orata | Goldbrasse | Gilt-head bream',
            picture: 'silver-fish',
            ingredients: 'orata',
            origin: origins.acquacolturaGrecia,
          },
          {
            name: 'Branzino | Wolfsbarsch | Sea bass',
            picture: 'silver-fish',
            ingredients: 'branzino',
            origin: origins.acquacolturaItalia,
            price: 15.9,
          },
          {
            name: 'Trota salmonata | Lachsforelle | Sea trout',
            picture: 'salmon',
            ingredients: 'trota',
            origin: origins.trentino,
            price: 11.9,
          },
          {
            name: 'Sgombro | Makrele | Mackerel',
            picture: 'silver-fish',
            ingredients: 'sgombro',
            origin: origins.adriatico,
            price: 8.9,
          },
          { name: 'Triglie | Meerbarben | Red mullet', ingredients: 'triglia', origin: origins.adriatico, price: 16.9 },
        ],
      },
      {
        name: 'Alici fresche | Frische Sardellen | Fresh anchovies',
        picture: 'silver-fish',
        price: 8.9,
        loose: { first: 300, step: 100, from: 'counter' },
        ingredients: 'alici',
        origin: origins.adriatico,
      },
      {
        name: 'Sarde fresche | Frische Sardinen | Fresh sardines',
        picture: 'silver-fish',
        price: 6.9,
        loose: { first: 300, step: 100, from: 'counter' },
        ingredients: 'sarde',
        origin: origins.adriatico,
      },
    ],
  ),
  ...shelf({ ...counter, shelf: 'filetti-e-tranci', picture: 'fish', nutrition: [540, 5, 1, 0, 0, 0, 20, 0.2] }, [
    {
      name: '{}',
      price: 22.9,
      loose: { first: 300, step: 100, from: 'counter' },
      variants: [
        {
          name: 'Filetto di salmone | Lachsfilet | Salmon fillet',
          ingredients: 'salmone',
          origin: origins.norvegia,
          picture: 'salmon',
        },
        {
          name: 'Trancio di pesce spada | Schwertfischsteak | Swordfish steak',
          ingredients: 'pesce spada',
          origin: origins.medSea,
          price: 25.9,
        },
        {
          name: 'Trancio di tonno | Thunfischsteak | Tuna steak',
          ingredients: 'tonno',
          origin: origins.pacifico,
          price: 29.9,
        },
        {
          name: 'Filetto di merluzzo | Kabeljaufilet | Cod fillet',
          picture: 'silver-fish',
          ingredients: 'merluzzo',
          origin: origins.atlantico,
          price: 19.9,
        },
        {
          name: 'Filetto di platessa | Schollenfilet | Plaice fillet',
          ingredients: 'platessa',
          origin: origins.atlantico,
          price: 17.9,
        },
        {
          name: 'Filetto di sogliola | Seezungenfilet | Sole fillet',
          ingredients: 'sogliola',
          origin: origins.adriatico,
          price: 27.9,
        },
      ],
      dayLock: closedMondays,
    },
    {
      name: '{} in vaschetta | {}, verpackt | {}, tray',
      price: 6.99,
      formats: ['vaschetta 250 g', 'vaschetta 400 g'],
      brands: ['ONDACHIARA', 'BOTTEGA'],
      variants: [
        {
          name: 'Filetti di salmone | Lachsfilets | Salmon fillets',
          picture: 'salmon',
          ingredients: 'salmone',
          origin: origins.norvegia,
        },
        {
          name: 'Filetti di trota | Forellenfilets | Trout fillets',
          picture: 'salmon',
          ingredients: 'trota',
          origin: origins.trentino,
          price: 4.99,
        },
        {
          name: 'Filetti di orata | Goldbrassenfilets | Sea bream fillets',
          picture: 'silver-fish',
          ingredients: 'orata',
          origin: origins.acquacolturaGrecia,
          price: 6.49,
        },
      ],
    },
  ]),
  ...shelf(
    {
      ...counter,
      shelf: 'molluschi-e-crostacei',
      dayLock: closedMondays,
      nutrition: [330, 1.2, 0.2, 1.5, 0, 0, 15, 0.7],
    },
    [
      {
        name: '{}',
        price: 15.9,
        loose: { first: 300, step: 100, from: 'counter' },
        picture: 'squid',
        variants: [
          { name: 'Calamari | Kalmare | Squid', ingredients: 'calamari', origin: origins.medSea },
          {
            name: 'Seppie pulite | Geputzte Sepien | Cleaned cuttlefish',
            ingredients: 'seppie',
            origin: origins.adriatico,
            price: 14.9,
          },
          {
            name: 'Polpo | Oktopus | Octopus',
            ingredients: 'polpo',
            origin: origins.medSea,
            price: 18.9,
            picture: 'octopus',
            loose: { first: 1000, step: 250, from: 'counter' },
          },
          {
            name: 'Gamberi rossi | Rote Garnelen | Red prawns',
            ingredients: 'gamberi',
            origin: origins.sicilia,
            price: 34.9,
            picture: 'shrimp',
          },
          {
            name: 'Mazzancolle | Riesengarnelen | King prawns',
            ingredients: 'mazzancolle',
            origin: origins.ecuador,
            price: 17.9,
            picture: 'shrimp',
          },
          {
            name: 'Scampi | Kaisergranat | Langoustines',
            ingredients: 'scampi',
            origin: origins.adriatico,
            price: 32.9,
            picture: 'lobster',
          },
        ],
      },
      {
        name: '{}',
        price: 4.49,
        formats: ['rete 1 kg'],
        picture: 'mussel',
        variants: [
          { name: 'Cozze | Miesmuscheln | Mussels', ingredients: 'cozze', origin: origins.sardegna, picture: 'mussel' },
          {
            name: 'Vongole veraci | Teppichmuscheln | Carpet-shell clams',
            ingredients: 'vongole',
            origin: origins.veneto,
            price: 14.9,
            picture: 'shell',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      ...counter,
      shelf: 'affumicati-e-marinati',
      storage: 'fridge',
      brands: ['FIORDO BLU', 'BOTTEGA'],
      picture: 'sushi',
      nutrition: [750, 11, 2, 0.5, 0.5, 0, 21, 3],
    },
    [
      {
        name: '{} | {} | Smoked {}',
        price: 5.99,
        formats: ['busta 100 g', 'busta 200 g'],
        variants: [
          {
            name: 'Salmone norvegese affumicato | Räucherlachs aus Norwegen | Norwegian salmon',
            picture: 'salmon',
            ingredients: 'salmone, sale',
            origin: origins.norvegia,
          },
          {
            name: 'Pesce spada affumicato | Geräucherter Schwertfisch | swordfish',
            ingredients: 'pesce spada, sale',
            origin: origins.atlantico,
            price: 6.49,
            picture: 'fish',
          },
          {
            name: 'Tonno affumicato | Geräucherter Thunfisch | tuna',
            ingredients: 'tonno, sale',
            origin: origins.pacifico,
            price: 6.29,
            picture: 'fish',
          },
          {
            name: 'Trota del Trentino affumicata | Geräucherte Trentiner Forelle | Trentino trout',
            ingredients: 'trota, sale',
            origin: origins.trentino,
            price: 5.49,
            picture: 'salmon',
          },
        ],
      },
      {
        name: 'Alici marinate | Marinierte Sardellen | Marinated anchovies',
        price: 3.49,
        formats: ['vaschetta 200 g'],
        picture: 'silver-fish',
        ingredients: 'alici, aceto di vino, olio di semi di girasole, aglio, prezzemolo, sale',
      },
      {
        name: 'Insalata di mare | Meeresfrüchtesalat | Seafood salad',
        price: 4.99,
        formats: ['vaschetta 200 g', 'vaschetta 500 g'],
        picture: 'octopus',
        ingredients: 'calamari, polpo, cozze, gamberi, surimi di pesce, aceto di vino, olio di semi di girasole, sale',
      },
      {
        name: 'Bastoncini di surimi | Surimi-Stäbchen | Surimi sticks',
        price: 2.29,
        formats: ['busta 250 g'],
        picture: 'crab',
        ingredients: 'surimi di pesce, acqua, farina di grano tenero, zucchero, sale',
      },
    ],
  ),
  ...shelf(
    {
      vat: 10,
      storage: 'opened',
      shelf: 'tonno-e-sgombro-in-scatola',
      brands: ['MAREGRANDE', 'ONDACHIARA', 'BOTTEGA'],
      picture: 'canned-food',
      nutrition: [800, 10, 1.6, 0, 0, 0, 25, 1.1],
    },
    [
      {
        name: 'Tonno {} | Thunfisch {} | Tuna {}',
        price: 3.99,
        formats: ['3 × 80 g', '6 × 80 g', 'lattina 160 g'],
        variants: [
          { name: 'all’olio di oliva | in Olivenöl | in olive oil', ingredients: 'tonno, olio di oliva, sale' },
          {
            name: 'al naturale | im eigenen Saft | in brine',
            ingredients: 'tonno, acqua, sale',
            nutrition: [430, 0.5, 0.2, 0, 0, 0, 25, 0.9],
          },
        ],
      },
      {
        name: 'Filetti di tonno in vetro | Thunfischfilets im Glas | Tuna fillets in jar',
        price: 5.49,
        formats: ['vasetto 180 g'],
        ingredients: 'tonno, olio di oliva, sale',
      },
      {
        name: 'Filetti di sgombro {} | Makrelenfilets {} | Mackerel fillets {}',
        price: 2.49,
        formats: ['lattina 125 g'],
        variants: [
          { name: 'all’olio di oliva | in Olivenöl | in olive oil', ingredients: 'sgombro, olio di oliva, sale' },
          { name: 'al naturale | im eigenen Saft | in brine', ingredients: 'sgombro, acqua, sale' },
        ],
      },
      {
        name: 'Insalata di tonno e {} | Thunfischsalat mit {} | Tuna salad with {}',
        price: 2.99,
        formats: ['lattina 160 g'],
        brands: ['MAREGRANDE'],
        variants: [
          {
            name: 'fagioli | Bohnen | beans',
            ingredients: 'tonno, fagioli cannellini, cipolla, olio di semi di girasole, sale',
          },
          {
            name: 'cous cous | Couscous | couscous',
            ingredients: 'tonno, cous cous di grano, peperoni, olio di semi di girasole, sale',
          },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 10,
      storage: 'opened',
      shelf: 'acciughe-e-altre-specialita',
      brands: ['MAREGRANDE', 'BOTTEGA'],
      picture: 'canned-food',
      nutrition: [800, 11, 2, 0.5, 0, 0, 23, 12],
    },
    [
      {
        name: 'Filetti di acciughe {} | Sardellenfilets {} | Anchovy fillets {}',
        price: 2.99,
        formats: ['vasetto 80 g', 'vasetto 140 g'],
        variants: [
          { name: 'in olio di oliva | in Olivenöl | in olive oil', ingredients: 'acciughe, olio di oliva, sale' },
          {
            name: 'del Cantabrico | aus Kantabrien | from Cantabria',
            ingredients: 'acciughe, olio di oliva, sale',
            price: 6.49,
            origin: origins.spagna,
          },
        ],
      },
      {
        name: 'Pasta di acciughe | Sardellenpaste | Anchovy paste',
        price: 1.99,
        formats: ['tubetto 60 g'],
        ingredients: 'acciughe, olio di oliva, sale',
      },
      {
        name: 'Sardine all’olio | Sardinen in Öl | Sardines in oil',
        price: 1.79,
        formats: ['lattina 120 g'],
        ingredients: 'sarde, olio di oliva, sale',
      },
      {
        name: 'Polpa di granchio | Krabbenfleisch | Crab meat',
        price: 3.99,
        formats: ['lattina 121 g'],
        ingredients: 'granchio, acqua, sale',
        picture: 'crab',
      },
      {
        name: 'Vongole al naturale | Venusmuscheln im eigenen Saft | Clams in brine',
        price: 2.49,
        formats: ['vasetto 130 g'],
        ingredients: 'vongole, acqua, sale',
        picture: 'shell',
      },
    ],
  ),
]
