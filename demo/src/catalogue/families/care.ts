import { type Family, household, shelf } from '../family.ts'

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
