import { type Family, household, shelf } from '../family.ts'

const things = { vat: 22, storage: 'none', household: true } as const
const soaps = ['CASALINDA', 'NATURALUCE', 'BOTTEGA']
const eco = { brands: ['NATURALUCE', 'BOTTEGA'], classes: ['eco'] } as const

export const homeFamilies: Family[] = [
  ...shelf({ ...household, shelf: 'detersivi-lavatrice', picture: 'basket', brands: soaps }, [
    {
      name: 'Detersivo liquido lavatrice {} | Flüssigwaschmittel {} | Liquid laundry detergent, {}',
      price: 5.49,
      formats: ['25 lavaggi', '50 lavaggi'],
      variants: [
        'classico | Universal | classic',
        'colorati | für Buntes | colours',
        'lavanda | Lavendel | lavender',
        { name: 'ecologico | ökologisch | eco', ...eco },
      ],
    },
    {
      name: 'Detersivo in polvere lavatrice | Waschpulver | Laundry powder',
      price: 6.99,
      formats: ['40 lavaggi', '80 lavaggi'],
      brands: ['CASALINDA', 'BOTTEGA'],
    },
    {
      name: 'Capsule lavatrice {} | Waschmittelkapseln {} | Laundry capsules, {}',
      price: 7.99,
      formats: ['20 capsule', '40 capsule'],
      brands: ['CASALINDA', 'BOTTEGA'],
      variants: ['universali | Universal | universal', 'colorati | für Buntes | colours'],
    },
    {
      name: 'Detersivo {} | {} | Detergent for {}',
      price: 3.49,
      formats: ['flacone 1 l'],
      brands: ['CASALINDA', 'BOTTEGA'],
      variants: [
        'lana e delicati | Woll- und Feinwaschmittel | wool and delicates',
        'capi scuri | Waschmittel für Dunkles | dark clothes',
      ],
      picture: 't-shirt',
    },
    {
      name: 'Sapone di Marsiglia | Marseiller Seife | Marseille soap',
      price: 1.79,
      formats: ['2 × 250 g'],
      brands: ['CASALINDA', 'BOTTEGA'],
      picture: 'soap',
    },
  ]),
  ...shelf({ ...household, shelf: 'ammorbidenti-e-smacchiatori', picture: 'basket', brands: soaps }, [
    {
      name: 'Ammorbidente {} | Weichspüler {} | {} fabric softener',
      price: 2.99,
      formats: ['40 lavaggi', '80 lavaggi'],
      variants: [
        'brezza di montagna | Bergbrise | Mountain breeze',
        'fiori bianchi | weiße Blüten | White flowers',
        'talco | Talkum | Talc',
      ],
    },
    {
      name: '{}',
      price: 3.49,
      formats: ['flacone 1 l'],
      picture: 't-shirt',
      brands: ['CASALINDA', 'BOTTEGA'],
      variants: [
        'Candeggina delicata | Sanfte Bleiche | Gentle bleach',
        'Smacchiatore prelavaggio | Vorwaschspray | Pre-wash stain remover',
        'Additivo igienizzante | Hygienespüler | Laundry sanitiser',
      ],
    },
    {
      name: 'Fogli acchiappacolore | Farbfangtücher | Colour-catcher sheets',
      price: 3.29,
      formats: ['20 fogli'],
      picture: 't-shirt',
      brands: ['CASALINDA', 'BOTTEGA'],
    },
  ]),
  ...shelf({ ...household, shelf: 'detersivi-piatti-e-lavastoviglie', picture: 'plate', brands: soaps }, [
    {
      name: 'Detersivo piatti {} | Spülmittel {} | Washing-up liquid, {}',
      price: 1.79,
      formats: ['flacone 1 l', 'ricarica 1 l'],
      variants: [
        'al limone | Zitrone | lemon',
        'all’aceto | Essig | vinegar',
        'mani delicate | hautschonend | gentle on hands',
        { name: 'ecologico | ökologisch | eco', ...eco },
      ],
    },
    {
      name: 'Pastiglie lavastoviglie {} | Geschirrspültabs {} | Dishwasher tablets, {}',
      price: 5.99,
      formats: ['30 pastiglie', '60 pastiglie'],
      variants: ['tutto in uno | All-in-one | all-in-one', 'classiche | klassisch | classic'],
    },
    {
      name: '{}',
      price: 2.29,
      formats: ['flacone 1 l'],
      brands: ['CASALINDA', 'BOTTEGA'],
      variants: [
        'Brillantante lavastoviglie | Klarspüler | Dishwasher rinse aid',
        'Curalavastoviglie | Maschinenpfleger | Dishwasher cleaner',
      ],
    },
    {
      name: 'Sale per lavastoviglie | Spülmaschinensalz | Dishwasher salt',
      price: 0.99,
      formats: ['scatola 1 kg'],
      brands: ['CASALINDA', 'BOTTEGA'],
      picture: 'salt',
    },
  ]),
  ...shelf({ ...household, shelf: 'pavimenti-e-superfici', picture: 'bucket', brands: soaps }, [
    {
      name: 'Detergente pavimenti {} | Bodenreiniger {} | Floor cleaner, {}',
      price: 2.29,
      formats: ['flacone 1 l'],
      variants: [
        'agrumi | Zitrus | citrus',
        'lavanda | Lavendel | lavender',
        'parquet | Parkett | parquet',
        'cotto e marmo | Terrakotta und Marmor | terracotta and marble',
      ],
    },
    {
      name: '{}',
      price: 2.19,
      formats: ['spray 750 ml', 'ricarica 750 ml'],
      variants: [
        { name: 'Sgrassatore universale | Fettlöser | Universal degreaser' },
        { name: 'Detergente vetri | Glasreiniger | Glass cleaner', picture: 'window' },
        { name: 'Multiuso con alcol | Allzweckreiniger mit Alkohol | Multi-surface with alcohol' },
        { name: 'Cattura polvere | Staubspray | Dust spray', picture: 'broom' },
      ],
    },
    {
      name: 'Candeggina classica | Klassische Bleiche | Classic bleach',
      price: 1.29,
      formats: ['flacone 2,5 l'],
      brands: ['CASALINDA', 'BOTTEGA'],
    },
    {
      name: 'Aceto bianco per pulizie | Reinigungsessig | Cleaning vinegar',
      price: 1.19,
      formats: ['flacone 1 l'],
      ...eco,
    },
    {
      name: 'Bicarbonato per la casa | Haushaltsnatron | Household bicarbonate',
      price: 1.49,
      formats: ['scatola 1 kg'],
      ...eco,
      picture: 'sponge',
    },
  ]),
  ...shelf({ ...household, shelf: 'bagno-e-wc', picture: 'bathtub', brands: ['CASALINDA', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 2.29,
      formats: ['spray 750 ml'],
      variants: [
        'Anticalcare bagno | Kalklöser für das Bad | Bathroom limescale remover',
        'Detergente bagno quotidiano | Badreiniger für jeden Tag | Daily bathroom cleaner',
        'Antimuffa | Schimmelentferner | Mould remover',
      ],
    },
    {
      name: 'Gel wc {} | WC-Gel {} | Toilet gel, {}',
      price: 1.79,
      formats: ['flacone 750 ml'],
      picture: 'plunger',
      variants: ['pino | Kiefer | pine', 'oceano | Ozean | ocean', { name: 'ecologico | ökologisch | eco', ...eco }],
    },
    {
      name: 'Tavolette wc | WC-Steine | Toilet blocks',
      price: 2.49,
      formats: ['2 pezzi', '4 pezzi'],
      picture: 'plunger',
    },
    { name: 'Disgorgante | Rohrreiniger | Drain unblocker', price: 3.49, formats: ['flacone 1 l'], picture: 'plunger' },
  ]),
  ...shelf({ ...things, shelf: 'spugne-panni-e-scope', picture: 'sponge', brands: ['CASALINDA', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 1.49,
      formats: ['3 pezzi', '5 pezzi'],
      variants: [
        'Spugne con abrasivo | Topfschwämme | Scouring sponges',
        'Spugne delicate | Sanfte Schwämme | Gentle sponges',
        'Pagliette inox | Stahlwolle | Steel scourers',
        'Panni microfibra | Mikrofasertücher | Microfibre cloths',
        'Panni spugna | Schwammtücher | Sponge cloths',
      ],
    },
    {
      name: '{}',
      price: 6.9,
      formats: ['1 pezzo'],
      picture: 'broom',
      variants: [
        'Scopa per interni con manico | Besen für innen mit Stiel | Indoor broom with handle',
        { name: 'Mocio con secchio | Wischmopp mit Eimer | Mop and bucket', picture: 'bucket', price: 14.9 },
        { name: 'Paletta con scopino | Kehrset | Dustpan and brush', price: 4.9 },
        { name: 'Ricambio mocio | Ersatzmopp | Mop refill', price: 3.9 },
      ],
    },
    {
      name: 'Guanti domestici taglia {} | Haushaltshandschuhe Größe {} | Rubber gloves, size {}',
      price: 1.49,
      formats: ['2 pezzi'],
      picture: 'gloves',
      variants: ['S', 'M', 'L'],
    },
  ]),
  ...shelf(
    {
      ...things,
      shelf: 'carta-igienica-e-da-cucina',
      picture: 'paper-roll',
      brands: ['MORBIDINA', 'NATURALUCE', 'BOTTEGA'],
    },
    [
      {
        name: 'Carta igienica {} | Toilettenpapier {} | {} toilet paper',
        price: 3.49,
        formats: ['6 rotoli', '12 rotoli', '24 rotoli'],
        variants: [
          '2 veli | 2-lagig | 2-ply',
          '3 veli | 3-lagig | 3-ply',
          { name: 'riciclata | Recycling | Recycled', ...eco },
        ],
      },
      {
        name: 'Carta da cucina {} | Küchenpapier {} | Kitchen roll, {}',
        price: 2.29,
        formats: ['2 rotoli', '4 rotoli'],
        variants: [
          '2 veli | 2-lagig | 2-ply',
          { name: 'maxi rotolo | Maxirolle | maxi roll', price: 3.99, formats: ['1 rotolo'] },
        ],
      },
    ],
  ),
  ...shelf({ ...things, shelf: 'fazzoletti-e-tovaglioli', picture: 'paper-roll', brands: ['MORBIDINA', 'BOTTEGA'] }, [
    {
      name: 'Fazzoletti {} | Taschentücher {} | {} tissues',
      price: 1.99,
      formats: ['10 pacchetti', '24 pacchetti'],
      variants: ['4 veli | 4-lagig | 4-ply', 'balsamici | Balsam | Balsam'],
    },
    { name: 'Veline in scatola | Kosmetiktücher in der Box | Boxed tissues', price: 1.79, formats: ['100 pezzi'] },
    {
      name: 'Tovaglioli {} | {} Servietten | {} napkins',
      price: 1.29,
      formats: ['50 pezzi', '100 pezzi'],
      variants: ['bianchi | Weiße | White', 'rossi | Rote | Red', 'verdi | Grüne | Green'],
    },
  ]),
  ...shelf(
    { ...things, shelf: 'sacchetti-pellicole-e-alluminio', picture: 'wastebasket', brands: ['TUTTOSERBO', 'BOTTEGA'] },
    [
      {
        name: 'Sacchi {} | {} | {} bags',
        price: 1.99,
        formats: ['20 sacchi', '40 sacchi'],
        variants: [
          'spazzatura 70 l | Müllbeutel 70 l | Rubbish 70 l',
          'spazzatura 30 l | Müllbeutel 30 l | Rubbish 30 l',
          {
            name: 'compostabili umido 10 l | Kompostierbare Biobeutel 10 l | Compostable food-waste 10 l',
            classes: ['eco'],
            picture: 'seedling',
          },
          'multimateriale 110 l | Wertstoffsäcke 110 l | Recycling 110 l',
        ],
      },
      {
        name: '{}',
        price: 1.79,
        formats: ['30 metri', '50 metri'],
        picture: 'box',
        variants: [
          'Pellicola trasparente | Frischhaltefolie | Cling film',
          { name: 'Alluminio | Alufolie | Aluminium foil', price: 2.49 },
          'Carta forno | Backpapier | Baking paper',
        ],
      },
      {
        name: 'Sacchetti {} | {} | {} bags',
        price: 1.49,
        formats: ['30 pezzi', '60 pezzi'],
        picture: 'package',
        variants: [
          'gelo medi | Gefrierbeutel, mittel | Medium freezer',
          'gelo grandi | Gefrierbeutel, groß | Large freezer',
          'con chiusura a zip | Zip-Beutel | Zip',
        ],
      },
    ],
  ),
  ...shelf({ ...things, shelf: 'cucina-e-tavola', picture: 'plate', brands: ['TUTTOSERBO', 'CASA ORSENI'] }, [
    {
      name: '{}',
      price: 2.49,
      formats: ['20 pezzi', '50 pezzi'],
      variants: [
        { name: 'Piatti in polpa di cellulosa | Teller aus Zellstoff | Pulp plates', classes: ['eco'] },
        { name: 'Bicchieri di carta | Pappbecher | Paper cups', picture: 'soft-drink' },
        { name: 'Posate in legno | Holzbesteck | Wooden cutlery', classes: ['eco'], picture: 'spoon' },
        { name: 'Cannucce di carta | Papiertrinkhalme | Paper straws', picture: 'soft-drink' },
      ],
    },
    {
      name: '{}',
      price: 12.9,
      formats: ['1 pezzo'],
      brands: ['CASA ORSENI'],
      variants: [
        { name: 'Moka 3 tazze | Espressokocher, 3 Tassen | Moka pot, 3 cups', picture: 'coffee', price: 19.9 },
        {
          name: 'Padella antiaderente 28 cm | Antihaftpfanne 28 cm | Non-stick pan 28 cm',
          picture: 'pan',
          price: 24.9,
        },
        { name: 'Coltello da cucina | Küchenmesser | Kitchen knife', picture: 'knife', price: 14.9 },
        { name: 'Mestolo in legno | Kochlöffel aus Holz | Wooden spoon', picture: 'spoon', price: 3.9 },
        { name: 'Forbici da cucina | Küchenschere | Kitchen scissors', picture: 'scissors', price: 8.9 },
        { name: 'Teiera in ceramica | Keramik-Teekanne | Ceramic teapot', picture: 'teapot', price: 17.9 },
        {
          name: 'Contenitore ermetico 1 l | Frischhaltedose 1 l | Airtight container 1 l',
          picture: 'box',
          price: 5.9,
        },
      ],
    },
  ]),
  ...shelf({ ...things, shelf: 'candele-e-profumatori', picture: 'candle', brands: ['LUCEMARA', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 3.9,
      formats: ['1 pezzo'],
      variants: [
        'Candela profumata alla vaniglia | Duftkerze Vanille | Vanilla scented candle',
        'Candela profumata alla lavanda | Duftkerze Lavendel | Lavender scented candle',
        'Candela alla citronella | Zitronella-Kerze | Citronella candle',
        { name: 'Profumatore a bastoncini | Raumduft mit Stäbchen | Reed diffuser', picture: 'bouquet', price: 6.9 },
      ],
    },
    { name: 'Lumini | Teelichter | Tealights', price: 2.49, formats: ['30 pezzi', '50 pezzi'] },
    {
      name: 'Candeline di compleanno | Geburtstagskerzen | Birthday candles',
      price: 1.79,
      formats: ['24 pezzi'],
      picture: 'cake',
    },
  ]),
  ...shelf({ ...things, shelf: 'pile-lampadine-e-utilita', picture: 'battery', brands: ['LUCEMARA', 'BOTTEGA'] }, [
    {
      name: 'Pile alcaline {} | Alkali-Batterien {} | Alkaline batteries {}',
      price: 4.49,
      formats: ['4 pezzi', '8 pezzi'],
      variants: ['AA', 'AAA', { name: '9 V', price: 3.9, formats: ['1 pezzo'] }],
    },
    {
      name: 'Lampadina LED {} | LED-Lampe {} | LED bulb {}',
      price: 3.49,
      formats: ['1 pezzo', '2 pezzi'],
      picture: 'bulb',
      variants: [
        'E27 60 W luce calda | E27 60 W warmweiß | E27 60 W warm',
        'E27 100 W luce naturale | E27 100 W neutralweiß | E27 100 W natural',
        'E14 40 W luce calda | E14 40 W warmweiß | E14 40 W warm',
      ],
    },
    {
      name: '{}',
      price: 4.9,
      formats: ['1 pezzo'],
      variants: [
        { name: 'Torcia LED | LED-Taschenlampe | LED torch', picture: 'torch', price: 8.9 },
        { name: 'Multipresa 4 posti | Vierfachsteckdose | Four-way extension', picture: 'plug', price: 9.9 },
        { name: 'Accendigas | Stabfeuerzeug | Gas lighter', picture: 'fire', price: 2.9 },
      ],
    },
    {
      name: 'Accendifuoco ecologico | Ökologische Grillanzünder | Eco firelighters',
      price: 3.29,
      formats: ['28 pezzi'],
      picture: 'fire',
      classes: ['eco'],
    },
    {
      name: 'Carbonella | Holzkohle | Charcoal',
      price: 5.9,
      formats: ['sacco 3 kg'],
      picture: 'fire',
      lockerLevel: '3',
    },
  ]),
  ...shelf(
    { ...things, vat: 10, shelf: 'piante-e-fiori', picture: 'bouquet', brands: ['SERRA GENTILE'], lockerLevel: '3' },
    [
      {
        name: '{}',
        price: 7.9,
        formats: ['1 pezzo'],
        leadTimeHours: 24,
        variants: [
          'Mazzo misto di stagione | Bunter Saisonstrauß | Seasonal bouquet',
          { name: 'Mazzo di tulipani | Tulpenstrauß | Bunch of tulips', picture: 'tulip', price: 6.9 },
          { name: 'Mazzo di rose rosse | Strauß roter Rosen | Bunch of red roses', picture: 'rose', price: 14.9 },
          { name: 'Mazzo di girasoli | Sonnenblumenstrauß | Bunch of sunflowers', picture: 'sunflower' },
        ],
      },
      {
        name: '{}',
        price: 6.9,
        formats: ['1 pezzo'],
        picture: 'potted-plant',
        variants: [
          'Pothos in vaso | Efeutute im Topf | Potted pothos',
          { name: 'Cactus assortiti | Kaktus, sortiert | Assorted cactus', picture: 'cactus', price: 3.9 },
          { name: 'Ibisco in vaso | Hibiskus im Topf | Potted hibiscus', picture: 'hibiscus', price: 9.9 },
        ],
      },
      {
        name: 'Terriccio universale | Universalerde | Universal potting soil',
        price: 4.9,
        formats: ['sacco 20 l'],
        picture: 'seedling',
        vat: 22,
      },
    ],
  ),
  ...shelf({ ...things, shelf: 'cartoleria', picture: 'notebook', brands: ['FOGLIOLIETO', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 2.49,
      formats: ['1 pezzo', '5 pezzi'],
      variants: [
        'Quaderno A4 a righe | Liniertes Heft A4 | Lined A4 notebook',
        'Quaderno A4 a quadretti | Kariertes Heft A4 | Squared A4 notebook',
      ],
    },
    {
      name: '{}',
      price: 2.99,
      formats: ['1 pezzo'],
      variants: [
        { name: 'Matite colorate 12 pezzi | Buntstifte, 12 Stück | Colouring pencils, 12', picture: 'pencil' },
        {
          name: 'Penne a sfera blu 10 pezzi | Kugelschreiber blau, 10 Stück | Blue ballpoint pens, 10',
          picture: 'pencil',
        },
        { name: 'Forbici scuola | Schulschere | School scissors', picture: 'scissors' },
        { name: 'Graffette 100 pezzi | Büroklammern, 100 Stück | Paper clips, 100', picture: 'paperclip', price: 1.29 },
        {
          name: 'Palloncini colorati 20 pezzi | Bunte Luftballons, 20 Stück | Coloured balloons, 20',
          picture: 'balloon',
        },
        { name: 'Carta regalo | Geschenkpapier | Gift wrap', picture: 'gift' },
      ],
    },
  ]),
  ...shelf({ ...household, shelf: 'insetticidi', picture: 'mosquito', brands: ['STOPZANZA', 'BOTTEGA'] }, [
    {
      name: '{}',
      price: 4.49,
      formats: ['1 pezzo'],
      variants: [
        'Diffusore antizanzare con ricarica | Mückenstecker mit Nachfüller | Plug-in mosquito repellent',
        'Spirali antizanzare | Mückenspiralen | Mosquito coils',
        'Trappola per formiche | Ameisenköder | Ant bait',
      ],
    },
    {
      name: 'Spray {} | {}spray | {} spray',
      price: 3.99,
      formats: ['spray 400 ml'],
      variants: [
        'mosche e zanzare | Fliegen- und Mücken | Fly and mosquito',
        'formiche e scarafaggi | Ameisen- und Schaben | Ant and cockroach',
      ],
    },
    {
      name: 'Repellente corpo {} | Insektenschutz für den Körper {} | Body insect repellent, {}',
      price: 5.49,
      formats: ['flacone 100 ml'],
      variants: ['adulti | Erwachsene | adults', 'bimbi | Kinder | kids'],
    },
  ]),
]
