import { type Family, shelf } from '../family.ts'

const household = { vat: 22, storage: 'home', household: true } as const

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
        name: 'Latte per lattanti 1 {} | Säuglingsanfangsmilch 1 {} | Infant formula 1, {}',
        price: 18.9,
        formats: ['scatola 800 g'],
        infantFormula: true,
        variants: ['in polvere | Pulver | powder'],
        features:
          'L’allattamento al seno è l’alimentazione ideale del lattante. Usare su consiglio del medico. | Stillen ist die beste Ernährung für Säuglinge. Nur auf ärztlichen Rat verwenden. | Breast-feeding is best for babies. Use on medical advice.',
      },
      {
        name: 'Latte per lattanti 1 liquido | Säuglingsanfangsmilch 1, trinkfertig | Infant formula 1, ready to drink',
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

export const careFamilies: Family[] = [
  ...shelf(
    {
      ...household,
      shelf: 'bagnoschiuma-e-saponi',
      picture: 'green-lotion',
      brands: ['ACQUASETA', 'ERBARIO LENTO', 'BOTTEGA'],
    },
    [
      {
        name: 'Bagnoschiuma {} | Duschbad {} | {} bath foam',
        price: 1.99,
        formats: ['flacone 500 ml', 'ricarica 500 ml'],
        variants: [
          'alla lavanda | Lavendel | Lavender',
          'al latte di mandorla | Mandelmilch | Almond milk',
          'al muschio bianco | weißer Moschus | White musk',
          'all’argan | Arganöl | Argan',
        ],
      },
      {
        name: 'Doccia shampoo {} | Duschgel & Shampoo {} | {} shower shampoo',
        price: 2.29,
        formats: ['flacone 300 ml'],
        picture: 'shower',
        variants: ['sport | Sport | Sport', 'agli agrumi | Zitrus | Citrus'],
      },
      {
        name: 'Sapone liquido mani {} | Flüssigseife {} | {} liquid hand soap',
        price: 1.49,
        formats: ['flacone 300 ml', 'ricarica 750 ml'],
        picture: 'soap',
        variants: [
          'al talco | Talkum | Talc',
          'all’aloe | Aloe | Aloe',
          'antibatterico | antibakteriell | Antibacterial',
        ],
      },
      {
        name: 'Saponette {} | Seifenstücke {} | {} soap bars',
        price: 1.69,
        formats: ['2 × 100 g', '4 × 100 g'],
        picture: 'soap',
        variants: ['neutre | neutral | Neutral', 'alla rosa | Rose | Rose'],
      },
      { name: 'Detergente intimo | Intimwaschlotion | Intimate wash', price: 2.49, formats: ['flacone 250 ml'] },
    ],
  ),
  ...shelf(
    {
      ...household,
      shelf: 'shampoo-e-balsamo',
      picture: 'blue-lotion',
      brands: ['ACQUASETA', 'ERBARIO LENTO', 'BOTTEGA'],
    },
    [
      {
        name: 'Shampoo {} | Shampoo {} | {} shampoo',
        price: 2.49,
        formats: ['flacone 250 ml', 'flacone 400 ml'],
        variants: [
          'lavaggi frequenti | für häufiges Waschen | Frequent wash',
          'capelli secchi | für trockenes Haar | Dry hair',
          'antiforfora | gegen Schuppen | Anti-dandruff',
          'capelli colorati | für gefärbtes Haar | Coloured hair',
          'ricci definiti | für Locken | Curl-defining',
        ],
      },
      {
        name: 'Balsamo {} | Spülung {} | {} conditioner',
        price: 2.49,
        formats: ['flacone 250 ml'],
        variants: ['nutriente | pflegend | Nourishing', 'districante | entwirrend | Detangling'],
      },
      {
        name: 'Tinta capelli {} | Haarfarbe {} | Hair colour, {}',
        price: 6.99,
        formats: ['1 pezzo'],
        picture: 'comb',
        brands: ['ACQUASETA'],
        variants: [
          'castano | Braun | brown',
          'biondo | Blond | blonde',
          'nero | Schwarz | black',
          'rosso rame | Kupferrot | copper red',
        ],
      },
      {
        name: 'Lacca fissante | Haarspray | Hairspray',
        price: 2.99,
        formats: ['spray 300 ml'],
        brands: ['ACQUASETA', 'BOTTEGA'],
        picture: 'comb',
      },
    ],
  ),
  ...shelf(
    { ...household, shelf: 'deodoranti', picture: 'blue-lotion', brands: ['ACQUASETA', 'ERBARIO LENTO', 'BOTTEGA'] },
    [
      {
        name: 'Deodorante {} | Deodorant {} | {} deodorant',
        price: 2.29,
        formats: ['spray 150 ml', 'flacone 50 ml'],
        variants: ['fresco | frisch | Fresh', 'delicato | sanft | Gentle', 'uomo | Herren | Men’s'],
      },
    ],
  ),
  ...shelf(
    { ...household, shelf: 'creme-viso-e-corpo', picture: 'lotion', brands: ['ERBARIO LENTO', 'ACQUASETA', 'BOTTEGA'] },
    [
      {
        name: '{}',
        price: 6.99,
        formats: ['flacone 50 ml'],
        variants: [
          'Crema viso idratante giorno | Feuchtigkeitsspendende Tagescreme | Moisturising day cream',
          'Crema viso notte | Nachtcreme | Night cream',
          'Contorno occhi | Augencreme | Eye cream',
          'Siero viso | Gesichtsserum | Face serum',
        ],
      },
      {
        name: '{}',
        price: 3.49,
        formats: ['flacone 250 ml'],
        variants: [
          'Crema corpo idratante | Feuchtigkeitsspendende Körpercreme | Moisturising body lotion',
          'Olio corpo alle mandorle | Mandel-Körperöl | Almond body oil',
          'Latte detergente | Reinigungsmilch | Cleansing milk',
          'Acqua micellare | Mizellenwasser | Micellar water',
        ],
      },
      {
        name: 'Crema mani {} | Handcreme {} | {} hand cream',
        price: 1.99,
        formats: ['tubetto 75 ml'],
        variants: ['alla glicerina | mit Glyzerin | Glycerine', 'alla stella alpina | mit Edelweiß | Edelweiss'],
      },
    ],
  ),
  ...shelf({ ...household, shelf: 'solari', picture: 'sun', brands: ['RIVASOLE', 'BOTTEGA'] }, [
    {
      name: 'Latte solare {} | Sonnenmilch {} | Sun lotion {}',
      price: 8.99,
      formats: ['flacone 200 ml'],
      variants: ['SPF 30', 'SPF 50', 'bimbi SPF 50+ | Kinder SPF 50+ | kids SPF 50+'],
    },
    { name: 'Doposole all’aloe | After-Sun mit Aloe | Aloe after-sun', price: 5.99, formats: ['flacone 200 ml'] },
  ]),
  ...shelf(
    { ...household, shelf: 'dentifrici-e-collutori', picture: 'toothbrush', brands: ['DENTICHIARO', 'BOTTEGA'] },
    [
      {
        name: 'Dentifricio {} | Zahnpasta {} | {} toothpaste',
        price: 1.89,
        formats: ['tubetto 75 ml', '2 × 75 ml'],
        variants: [
          'menta fresca | frische Minze | Fresh mint',
          'sbiancante | aufhellend | Whitening',
          'denti sensibili | sensible Zähne | Sensitive',
          'protezione gengive | Zahnfleischschutz | Gum protection',
          'bimbi fragola | Kinder, Erdbeere | Kids’ strawberry',
        ],
      },
      {
        name: 'Collutorio {} | Mundwasser {} | {} mouthwash',
        price: 2.79,
        formats: ['flacone 500 ml'],
        picture: 'tooth',
        variants: ['alla menta | Minze | Mint', 'senza alcol | ohne Alkohol | Alcohol-free'],
      },
    ],
  ),
  ...shelf(
    {
      ...household,
      storage: 'none',
      shelf: 'spazzolini-e-filo',
      picture: 'toothbrush',
      brands: ['DENTICHIARO', 'BOTTEGA'],
    },
    [
      {
        name: 'Spazzolino {} | Zahnbürste {} | {} toothbrush',
        price: 1.99,
        formats: ['1 pezzo', '2 pezzi'],
        variants: [
          'medio | mittel | Medium',
          'morbido | weich | Soft',
          'bimbi | für Kinder | Kids’',
          { name: 'in bambù | aus Bambus | Bamboo', classes: ['eco'], price: 2.79 },
        ],
      },
      { name: 'Filo interdentale | Zahnseide | Dental floss', price: 1.79, formats: ['50 metri'], picture: 'tooth' },
      {
        name: 'Scovolini interdentali | Interdentalbürsten | Interdental brushes',
        price: 3.29,
        formats: ['6 pezzi'],
        picture: 'tooth',
      },
    ],
  ),
  ...shelf(
    { ...household, storage: 'none', shelf: 'assorbenti', picture: 'cotton', brands: ['LINEA SERENA', 'BOTTEGA'] },
    [
      {
        name: '{}',
        price: 2.29,
        formats: ['14 pezzi', '28 pezzi'],
        variants: [
          'Assorbenti ultra con ali | Ultra-Binden mit Flügeln | Ultra pads with wings',
          'Assorbenti notte | Nachtbinden | Night pads',
          'Proteggislip | Slipeinlagen | Panty liners',
          'Assorbenti interni | Tampons | Tampons',
        ],
      },
      {
        name: 'Coppetta mestruale | Menstruationstasse | Menstrual cup',
        price: 14.9,
        formats: ['1 pezzo'],
        brands: ['LINEA SERENA'],
        classes: ['eco'],
      },
    ],
  ),
  ...shelf({ ...household, shelf: 'rasatura', picture: 'razor', brands: ['FILODORO UOMO', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 4.49,
      formats: ['5 pezzi', '10 pezzi'],
      variants: [
        'Rasoi usa e getta trilama | Einwegrasierer mit drei Klingen | Three-blade disposable razors',
        'Rasoi donna | Damenrasierer | Women’s razors',
      ],
    },
    { name: 'Lame di ricambio | Ersatzklingen | Replacement blades', price: 9.9, formats: ['4 pezzi', '8 pezzi'] },
    {
      name: 'Schiuma da barba {} | Rasierschaum {} | {} shaving foam',
      price: 1.99,
      formats: ['spray 300 ml'],
      picture: 'lotion',
      variants: ['pelli sensibili | für empfindliche Haut | Sensitive', 'mentolo | mit Menthol | Menthol'],
    },
    {
      name: 'Dopobarba balsamo | After-Shave-Balsam | After-shave balm',
      price: 4.99,
      formats: ['flacone 100 ml'],
      picture: 'lotion',
    },
  ]),
  ...shelf(
    {
      ...household,
      storage: 'none',
      shelf: 'cotone-cerotti-e-parafarmacia',
      picture: 'plaster',
      brands: ['CURAFACILE', 'BOTTEGA'],
    },
    [
      {
        name: '{}',
        price: 2.49,
        formats: ['1 pezzo'],
        variants: [
          { name: 'Cerotti assortiti 40 pezzi | Pflaster, 40 Stück sortiert | Assorted plasters, 40' },
          {
            name: 'Dischetti di cotone 80 pezzi | Wattepads, 80 Stück | Cotton pads, 80',
            picture: 'cotton',
            price: 1.49,
          },
          {
            name: 'Bastoncini cotonati 200 pezzi | Wattestäbchen, 200 Stück | Cotton buds, 200',
            picture: 'cotton',
            price: 1.29,
          },
          {
            name: 'Termometro digitale | Digitales Fieberthermometer | Digital thermometer',
            picture: 'thermometer',
            price: 6.9,
          },
          { name: 'Cerotti per vesciche 5 pezzi | Blasenpflaster, 5 Stück | Blister plasters, 5', price: 4.49 },
        ],
      },
      {
        name: 'Disinfettante per la cute | Wunddesinfektion | Skin disinfectant',
        price: 3.29,
        formats: ['flacone 250 ml'],
        picture: 'droplet',
      },
      {
        name: 'Integratore {} | Nahrungsergänzung {} | {} supplement',
        price: 5.99,
        formats: ['20 pastiglie'],
        picture: 'pill',
        variants: [
          'vitamina C | Vitamin C | Vitamin C',
          'magnesio e potassio | Magnesium und Kalium | Magnesium and potassium',
          'vitamina D | Vitamin D | Vitamin D',
          'multivitaminico | Multivitamin | Multivitamin',
        ],
      },
    ],
  ),
  ...shelf(
    { ...household, storage: 'none', shelf: 'make-up-e-unghie', picture: 'lipstick', brands: ['BELVISO MILANO'] },
    [
      {
        name: '{}',
        price: 6.9,
        formats: ['1 pezzo'],
        variants: [
          'Rossetto rosso classico | Klassischer roter Lippenstift | Classic red lipstick',
          'Rossetto nude | Lippenstift Nude | Nude lipstick',
          'Burrocacao alla ciliegia | Lippenpflege Kirsche | Cherry lip balm',
          {
            name: 'Mascara nero volume | Volumen-Mascara schwarz | Black volume mascara',
            picture: 'mirror',
            price: 8.9,
          },
          { name: 'Smalto rosso | Roter Nagellack | Red nail polish', picture: 'nail-polish', price: 4.9 },
          { name: 'Smalto trasparente | Klarer Nagellack | Clear nail polish', picture: 'nail-polish', price: 4.9 },
        ],
      },
      {
        name: 'Solvente per unghie senza acetone | Nagellackentferner ohne Aceton | Acetone-free nail polish remover',
        price: 1.99,
        formats: ['flacone 125 ml'],
        picture: 'nail-polish',
      },
    ],
  ),
]
