import { type Family, household, shelf } from '../family.ts'

export const babyFamilies: Family[] = [
  ...shelf(
    {
      vat: 10,
      storage: 'dry',
      shelf: 'latte-in-polvere-e-liquido',
      picture: 'baby-bottle',
      brands: ['PRIMALUNA', 'NIDOSERENO'],
      classes: ['limitFormula'],
      nutrition: [280, 3.5, 1.4, 7.3, 7.3, 0.5, 1.3, 0.05],
      ingredients: 'latte scremato in polvere, oli vegetali, vitamine e minerali',
    },
    [
      {
        name: 'Latte per lattanti 1 {} | Anfangsmilch 1 {} | Infant formula 1, {}',
        price: 18.9,
        formats: ['scatola 800 g'],
        infantFormula: true,
        variants: ['in polvere | Pulver | powder'],
        features:
          'L’allattamento al seno è l’alimentazione ideale del lattante. Usare su consiglio del medico. | Stillen ist die beste Ernährung für Säuglinge. Nur auf ärztlichen Rat verwenden. | Breast-feeding is best for babies. Use on medical advice.',
      },
      {
        name: 'Latte per lattanti 1 liquido | Anfangsmilch 1, trinkfertig | Infant formula 1, ready to drink',
        price: 2.49,
        formats: ['brick 500 ml'],
        infantFormula: true,
        features:
          'L’allattamento al seno è l’alimentazione ideale del lattante. Usare su consiglio del medico. | Stillen ist die beste Ernährung für Säuglinge. Nur auf ärztlichen Rat verwenden. | Breast-feeding is best for babies. Use on medical advice.',
      },
      {
        name: 'Latte di proseguimento 2 | Folgemilch 2 | Follow-on milk 2',
        price: 16.9,
        formats: ['scatola 800 g', 'brick 500 ml'],
        classes: [],
      },
      {
        name: 'Latte di crescita 3 | Kindermilch 3 | Growing-up milk 3',
        price: 2.29,
        formats: ['brick 500 ml', 'brick 1 l'],
        classes: [],
      },
    ],
  ),
  ...shelf(
    {
      vat: 10,
      storage: 'opened',
      shelf: 'omogeneizzati-e-pappe',
      picture: 'jar',
      brands: ['PRIMALUNA', 'NIDOSERENO', 'TERRABRUNA BIO'],
      nutrition: [280, 0.5, 0.1, 14, 11, 1.5, 0.5, 0.02],
    },
    [
      {
        name: 'Omogeneizzato di {} | {} im Gläschen | {} purée',
        price: 1.79,
        formats: ['2 × 80 g', '4 × 80 g'],
        variants: [
          { name: 'mela | Apfelpüree | Apple', ingredients: 'mele, succo di limone', picture: 'red-apple' },
          { name: 'pera | Birnenpüree | Pear', ingredients: 'pere, succo di limone', picture: 'pear' },
          {
            name: 'banana e mela | Banane und Apfel | Banana and apple',
            ingredients: 'banane, mele, succo di limone',
            picture: 'banana',
          },
          { name: 'prugna | Pflaumenpüree | Prune', ingredients: 'prugne secche, mele', picture: 'cherries' },
        ],
      },
      {
        name: 'Omogeneizzato di {} | {} im Gläschen | {} purée',
        price: 2.49,
        formats: ['2 × 80 g'],
        brands: ['PRIMALUNA', 'NIDOSERENO'],
        nutrition: [300, 3, 1, 5, 0.5, 0.3, 7, 0.1],
        variants: [
          { name: 'manzo | Rindfleisch | Beef', ingredients: 'carne bovina, acqua, amido di mais', picture: 'steak' },
          {
            name: 'pollo | Hühnerfleisch | Chicken',
            ingredients: 'carne di pollo, acqua, amido di mais',
            picture: 'poultry-leg',
          },
          {
            name: 'vitello | Kalbfleisch | Veal',
            ingredients: 'carne di vitello, acqua, amido di mais',
            picture: 'steak',
          },
          {
            name: 'merluzzo e patate | Kabeljau mit Kartoffeln | Cod and potato',
            ingredients: 'merluzzo, patate, acqua',
            picture: 'fish',
          },
        ],
      },
      {
        name: '{}',
        price: 2.99,
        formats: ['scatola 200 g'],
        picture: 'bowl',
        nutrition: [1600, 1.5, 0.3, 83, 3, 2, 8, 0.02],
        variants: [
          { name: 'Crema di riso | Reisbrei | Rice cereal', ingredients: 'farina di riso, vitamine e minerali' },
          {
            name: 'Crema multicereali | Mehrkornbrei | Multigrain cereal',
            ingredients: 'farina di grano tenero, farina di riso, farina di avena',
          },
          { name: 'Semolino | Grießbrei | Semolina cereal', ingredients: 'semola di grano duro' },
        ],
      },
      {
        name: 'Pastina per la prima infanzia {} | Babynudeln {} | Baby pasta, {}',
        price: 1.89,
        formats: ['scatola 320 g'],
        picture: 'soup',
        variants: [
          { name: 'stelline | Sternchen | stars', ingredients: 'semola di grano duro' },
          { name: 'sabbiolina | fein | fine grain', ingredients: 'semola di grano duro' },
        ],
      },
    ],
  ),
  ...shelf(
    {
      vat: 10,
      storage: 'dry',
      shelf: 'biscotti-e-merende-per-bambini',
      picture: 'cookie',
      brands: ['PRIMALUNA', 'NIDOSERENO'],
    },
    [
      {
        name: 'Biscotti per bambini | Babykekse | Baby biscuits',
        price: 3.29,
        formats: ['scatola 360 g', 'scatola 720 g'],
        ingredients: 'farina di grano tenero, zucchero, latte scremato in polvere, olio di semi di girasole',
        nutrition: [1750, 9, 1, 75, 20, 2.5, 9, 0.3],
      },
      {
        name: 'Merenda {} | Fruchtsnack {} | {} snack pouch',
        price: 1.19,
        formats: ['busta 100 g', '4 × 100 g'],
        brands: ['PRIMALUNA', 'NIDOSERENO', 'TERRABRUNA BIO'],
        nutrition: [270, 0.3, 0, 14, 12, 1.5, 0.5, 0],
        variants: [
          {
            name: 'mela e fragola | Apfel und Erdbeere | Apple and strawberry',
            ingredients: 'mele, fragole',
            picture: 'strawberry',
          },
          {
            name: 'mela e banana | Apfel und Banane | Apple and banana',
            ingredients: 'mele, banane',
            picture: 'banana',
          },
          { name: 'pera e yogurt | Birne und Joghurt | Pear and yogurt', ingredients: 'pere, yogurt', picture: 'pear' },
        ],
      },
    ],
  ),
  ...shelf({ ...household, storage: 'none', shelf: 'pannolini', picture: 'baby', brands: ['NIDOSERENO', 'BOTTEGA'] }, [
    {
      name: 'Pannolini taglia {} | Windeln Größe {} | Nappies size {}',
      price: 6.99,
      formats: ['30 pannolini', '60 pannolini'],
      variants: ['1 (2–5 kg)', '2 (3–6 kg)', '3 (4–9 kg)', '4 (7–18 kg)', '5 (11–25 kg)', '6 (16–30 kg)'],
    },
    {
      name: 'Pannolini mutandina taglia {} | Höschenwindeln Größe {} | Nappy pants size {}',
      price: 8.49,
      formats: ['28 pannolini'],
      variants: ['4 (8–15 kg)', '5 (12–18 kg)'],
    },
  ]),
  ...shelf({ ...household, shelf: 'salviette-e-igiene', picture: 'lotion', brands: ['NIDOSERENO', 'BOTTEGA'] }, [
    {
      name: 'Salviette delicate {} | Feuchttücher {} | Gentle wipes {}',
      price: 1.79,
      formats: ['72 salviette', '3 × 72 pezzi'],
      picture: 'cotton',
      variants: ['alla camomilla | mit Kamille | with chamomile', 'senza profumo | ohne Parfüm | unscented'],
    },
    {
      name: '{}',
      price: 3.99,
      formats: ['flacone 400 ml'],
      variants: [
        'Bagnetto delicato | Sanftes Babybad | Gentle baby bath',
        'Shampoo delicato bimbi | Baby-Shampoo | Gentle baby shampoo',
        'Olio emolliente | Babyöl | Baby oil',
      ],
    },
    {
      name: 'Pasta protettiva all’ossido di zinco | Wundschutzcreme mit Zinkoxid | Zinc nappy cream',
      price: 4.49,
      formats: ['tubetto 100 ml'],
    },
  ]),
  ...shelf({ ...household, storage: 'none', shelf: 'accessori', picture: 'baby-bottle', brands: ['NIDOSERENO'] }, [
    {
      name: '{}',
      price: 6.49,
      formats: ['1 pezzo'],
      variants: [
        'Biberon 240 ml | Babyflasche 240 ml | Baby bottle 240 ml',
        'Biberon in vetro 150 ml | Glasflasche 150 ml | Glass bottle 150 ml',
        { name: 'Orsetto di pezza | Stoffbär | Soft teddy bear', picture: 'teddy-bear', price: 9.9 },
      ],
    },
    {
      name: 'Succhietti 6–16 mesi | Schnuller 6–16 Monate | Soothers 6–16 months',
      price: 5.49,
      formats: ['2 pezzi'],
      picture: 'baby',
    },
  ]),
]
