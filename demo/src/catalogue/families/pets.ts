import { type Family, shelf } from '../family.ts'

const petFood = { vat: 10, storage: 'dry', household: true } as const
const dogBrands = ['FIDOALTO', 'BOTTEGA']
const catBrands = ['MICIOLIETO', 'BOTTEGA']

export const petFamilies: Family[] = [
  ...shelf({ ...petFood, shelf: 'crocchette-per-cani', picture: 'dog', brands: dogBrands }, [
    {
      name: 'Crocchette per cani {} | Trockenfutter für Hunde {} | Dry dog food, {}',
      price: 6.9,
      formats: ['sacco 2 kg', 'sacco 4 kg', 'sacco 10 kg'],
      variants: [
        {
          name: 'con manzo e verdure | mit Rind und Gemüse | beef and vegetables',
          ingredients: 'cereali, carne e derivati',
        },
        {
          name: 'con pollo e riso | mit Huhn und Reis | chicken and rice',
          ingredients: 'riso, carne e derivati, cereali',
        },
        { name: 'con salmone | mit Lachs | salmon', ingredients: 'pesce e derivati, cereali', price: 7.9 },
        {
          name: 'taglia piccola | für kleine Rassen | small breeds',
          ingredients: 'cereali, carne e derivati',
          formats: ['sacco 2 kg'],
          picture: 'poodle',
        },
        { name: 'cuccioli | für Welpen | puppies', ingredients: 'carne e derivati, cereali', formats: ['sacco 2 kg'] },
      ],
    },
  ]),
  ...shelf({ ...petFood, shelf: 'umido-per-cani', picture: 'dog', brands: dogBrands }, [
    {
      name: 'Bocconi per cani {} | Fleischbrocken für Hunde {} | Dog food chunks, {}',
      price: 1.79,
      formats: ['barattolo 400 g', '4 × 400 g'],
      variants: [
        { name: 'con manzo | mit Rind | beef', ingredients: 'carne e derivati, cereali' },
        {
          name: 'con pollo e tacchino | mit Huhn und Pute | chicken and turkey',
          ingredients: 'carne e derivati, cereali',
        },
        { name: 'con agnello | mit Lamm | lamb', ingredients: 'carne e derivati, cereali' },
      ],
    },
    {
      name: 'Paté per cani {} | Pastete für Hunde {} | Dog pâté, {}',
      price: 0.99,
      formats: ['vaschetta 150 g', '4 × 150 g'],
      variants: [
        { name: 'con vitello | mit Kalb | veal', ingredients: 'carne e derivati' },
        { name: 'con fegato | mit Leber | liver', ingredients: 'carne e derivati' },
      ],
    },
  ]),
  ...shelf({ ...petFood, shelf: 'snack-e-ossa', picture: 'bone', brands: dogBrands }, [
    {
      name: '{}',
      price: 2.49,
      formats: ['busta 180 g'],
      variants: [
        {
          name: 'Bastoncini dentali per cani | Zahnpflegesticks für Hunde | Dog dental sticks',
          ingredients: 'cereali, carne e derivati',
        },
        {
          name: 'Biscotti per cani | Hundekuchen | Dog biscuits',
          ingredients: 'cereali, carne e derivati',
          picture: 'cookie',
        },
        { name: 'Ossa in pelle | Kauknochen | Rawhide bones', ingredients: 'carne e derivati' },
        {
          name: 'Strisce di pollo essiccato | Getrocknete Hühnerstreifen | Dried chicken strips',
          ingredients: 'carne e derivati',
          price: 3.49,
        },
      ],
    },
  ]),
  ...shelf({ ...petFood, shelf: 'crocchette-per-gatti', picture: 'cat', brands: catBrands }, [
    {
      name: 'Crocchette per gatti {} | Trockenfutter für Katzen {} | Dry cat food, {}',
      price: 4.49,
      formats: ['busta 800 g', 'sacco 2 kg'],
      variants: [
        { name: 'con pollo | mit Huhn | chicken', ingredients: 'cereali, carne e derivati' },
        { name: 'con tonno | mit Thunfisch | tuna', ingredients: 'cereali, pesce e derivati' },
        {
          name: 'sterilizzati | für sterilisierte Katzen | neutered cats',
          ingredients: 'cereali, carne e derivati',
          price: 4.99,
        },
        { name: 'gattini | für Kätzchen | kittens', ingredients: 'carne e derivati, cereali', price: 4.99 },
      ],
    },
  ]),
  ...shelf({ ...petFood, shelf: 'umido-per-gatti', picture: 'cat', brands: catBrands }, [
    {
      name: 'Bustine per gatti {} | Frischebeutel für Katzen {} | Cat food pouches, {}',
      price: 2.29,
      formats: ['4 × 85 g', '12 × 85 g'],
      variants: [
        { name: 'manzo e pollo | Rind und Huhn | beef and chicken', ingredients: 'carne e derivati, cereali' },
        { name: 'tonno e salmone | Thunfisch und Lachs | tuna and salmon', ingredients: 'pesce e derivati, cereali' },
        {
          name: 'selezione in gelatina | Auswahl in Gelee | jelly selection',
          ingredients: 'carne e derivati, pesce e derivati',
        },
      ],
    },
    {
      name: 'Mousse per gatti {} | Katzen-Mousse {} | Cat mousse, {}',
      price: 0.99,
      formats: ['lattina 85 g'],
      variants: [
        { name: 'con tonno | mit Thunfisch | tuna', ingredients: 'pesce e derivati' },
        { name: 'con vitello | mit Kalb | veal', ingredients: 'carne e derivati' },
        { name: 'con coniglio | mit Kaninchen | rabbit', ingredients: 'carne e derivati' },
      ],
    },
    {
      name: 'Snack cremoso per gatti | Katzenschlecksnack | Creamy cat treats',
      price: 2.79,
      formats: ['8 × 15 g'],
      ingredients: 'pesce e derivati',
    },
  ]),
  ...shelf(
    { ...petFood, vat: 22, storage: 'none', shelf: 'lettiere', picture: 'cat', brands: catBrands, lockerLevel: '3' },
    [
      {
        name: 'Lettiera {} | Katzenstreu {} | {} cat litter',
        picture: 'litter',
        price: 4.49,
        formats: ['sacco 5 kg', 'sacco 10 kg'],
        variants: [
          'agglomerante | klumpend | Clumping',
          'classica | klassisch | Classic',
          { name: 'vegetale | pflanzlich | Plant-based', classes: ['eco'], price: 6.49 },
        ],
      },
      {
        name: 'Sacchetti igienici per cani | Hundekotbeutel | Dog waste bags',
        price: 2.29,
        formats: ['60 pezzi'],
        picture: 'paw',
        shelf: 'snack-e-ossa',
        brands: dogBrands,
      },
    ],
  ),
  ...shelf({ ...petFood, shelf: 'uccelli-e-roditori', picture: 'bird', brands: ['CINCIALLEGRA'] }, [
    {
      name: '{}',
      price: 2.99,
      formats: ['busta 1 kg'],
      variants: [
        { name: 'Miscela per canarini | Kanarienvogelfutter | Canary seed mix', ingredients: 'cereali' },
        { name: 'Miscela per pappagallini | Sittichfutter | Budgie seed mix', ingredients: 'cereali' },
        {
          name: 'Mangime per conigli nani | Zwergkaninchenfutter | Dwarf rabbit food',
          ingredients: 'cereali',
          picture: 'rabbit',
        },
        { name: 'Mangime per criceti | Hamsterfutter | Hamster food', ingredients: 'cereali', picture: 'hamster' },
      ],
    },
    {
      name: 'Fieno di montagna | Bergheu | Mountain hay',
      price: 3.49,
      formats: ['busta 1 kg'],
      picture: 'wheat',
      classes: ['mountain'],
    },
  ]),
  ...shelf({ ...petFood, shelf: 'pesci', picture: 'tropical-fish', brands: ['CINCIALLEGRA'] }, [
    {
      name: 'Mangime {} | Futter {} | {} food',
      price: 3.99,
      formats: ['barattolo 50 g', 'barattolo 100 g'],
      variants: [
        {
          name: 'in scaglie per pesci rossi | in Flocken für Goldfische | Goldfish flake',
          ingredients: 'pesce e derivati, cereali',
        },
        {
          name: 'per pesci tropicali | für tropische Fische | Tropical fish',
          ingredients: 'pesce e derivati, cereali',
        },
        {
          name: 'per tartarughe | für Schildkröten | Turtle',
          ingredients: 'pesce e derivati, cereali',
          picture: 'turtle',
        },
      ],
    },
  ]),
]
