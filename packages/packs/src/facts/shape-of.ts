import type { ShapeName } from '../shapes/shapes.ts'
import type { PackFacts } from './pack-facts.ts'
import type { PackWords } from './pack-words.ts'

/** First line whose words are in "shelf name": shelf is the whole path of the category. */
type Rules = readonly (readonly [RegExp, ShapeName])[]

const bottles: Rules = [
  [/vini-rossi/, 'wine'],
  [/spumanti|prosecco|champagne/, 'sparkling'],
  [/vini-bianchi|rosati|vini/, 'whiteWine'],
  [/birr/, 'beer'],
  [/liquori-e-distillati/, 'spirit'],
  [/acqua-naturale|acqua-frizzante|\/acqua/, 'water'],
  [/olio|oli-|aceto/, 'oil'],
  [/latte\/|kefir|yogurt-/, 'milkBottle'],
  [/passat|succhi|spremute|salse|pomodor|sciropp/, 'wideNeck'],
]

const byContainer: Readonly<Record<string, { rules?: Rules; otherwise: ShapeName }>> = {
  brick: { rules: [[/latte-fresco/, 'gable']], otherwise: 'brick' },
  bottiglia: { rules: bottles, otherwise: 'softDrink' },
  boccione: { otherwise: 'water' },
  vasetto: {
    rules: [
      [/spezie/, 'spiceJar'],
      [/miele|tartufo|yogurt|caviale|creme-spalmabili/, 'lowJar'],
    ],
    otherwise: 'jar',
  },
  barattolo: { otherwise: 'tin' },
  lattina: { rules: [[/tonno|acciughe|umido|pesce|gatti|cani/, 'roundTin']], otherwise: 'can' },
  latta: { otherwise: 'tin' },
  tubetto: { otherwise: 'tube' },
  flacone: {
    rules: [
      [/ sapone|mani\b|liquido|dosatore|crema fluida|latte corpo/, 'pump'],
      [/bucato|ammorbident|lavatrice|pavimenti|candeggina|bagno|wc/, 'jug'],
      [/make-up|unghie|siero|olio/, 'dropper'],
    ],
    otherwise: 'flacon',
  },
  spray: { rules: [[/pulizia|bucato|vetri|sgrassa/, 'trigger']], otherwise: 'aerosol' },
  scatola: {
    rules: [
      [/latte-in-polvere/, 'tin'],
      [/formaggi/, 'roundTin'],
      [/cioccolatini|torte|dolci|pizze/, 'flatBox'],
      [/te-tisane|brodo|cotechin|wurstel|lieviti|omogeneizzati|fette-biscottate|biscotti/, 'smallBox'],
    ],
    otherwise: 'carton',
  },
  busta: {
    rules: [
      [
        /pasta-e-riso|polenta|farro|legumi|gnocchi|pasta-|insalate-in-busta|verdure-pulite|taralli|frutta-secca|arachidi|mandorle|noci-|disidratata|popcorn/,
        'pillow',
      ],
      [/farine|pangrattato/, 'paperBag'],
      [
        /surgelat|caffe|grattugiat|uccelli|snack-e-ossa|crocchette|caramelle|cioccolatini|olive|muesli|bambini/,
        'pouch',
      ],
    ],
    otherwise: 'film',
  },
  sacchetto: {
    rules: [
      [/farine|zucchero|sale|patate/, 'paperBag'],
      [/noci|ghiaccio/, 'pouch'],
    ],
    otherwise: 'film',
  },
  sacco: { otherwise: 'sack' },
  rete: { otherwise: 'net' },
  cassetta: { otherwise: 'punnet' },
  vassoio: { otherwise: 'punnet' },
  mazzo: { otherwise: 'bunch' },
  vaso: { otherwise: 'pot' },
  panetto: { otherwise: 'block' },
  tavoletta: { otherwise: 'bar' },
  ricarica: { otherwise: 'pouch' },
  coppetta: { otherwise: 'cupTub' },
  bicchiere: { otherwise: 'cupTub' },
  trancio: {
    rules: [
      [/formaggi-/, 'wedge'],
      [/salumi\//, 'tray'],
      [/formaggi/, 'wedge'],
    ],
    otherwise: 'tray',
  },
  confezione: { rules: [[/uova/, 'eggBox']], otherwise: 'carton' },
  tubo: { otherwise: 'tin' },
  vaschetta: {
    rules: [
      [/gelati/, 'iceTub'],
      [/formaggi-freschi|burro-e|hummus|salse-fresche|umido|yogurt/, 'lowTub'],
      [/frutta-e-verdura|erbe|funghi/, 'punnet'],
      [/carne|pesce|salumi|tofu|salsicce|pollo/, 'tray'],
    ],
    otherwise: 'dish',
  },
}

/** For words that name no container. */
const byCategory: Rules = [
  [/uova/, 'eggBox'],
  [/^pasta-|pastina/, 'pillow'],
  [/pasta-fresca|ripiena/, 'dish'],
  [/riso|cereali|muesli|farro|cous/, 'carton'],
  [/farine|zucchero|sale-e/, 'paperBag'],
  [/pizze|frutta-e-dolci-surgelati/, 'flatBox'],
  [/surgelat/, 'pouch'],
  [/coni-stecchi|barrette|capsule|cialde/, 'smallBox'],
  [/te-tisane|brodo|parafarmacia|fogli/, 'smallBox'],
  [/basi-fresche/, 'film'],
  [/lievit|bustine/, 'sachet'],
  [/torte|dolci-delle-feste/, 'flatBox'],
  [/pane-e-pasticceria/, 'sleeve'],
  [/sushi|piatti-pronti/, 'dish'],
  [/mozzarell/, 'film'],
  [/formaggi/, 'wedge'],
  [/salumi|carne|pesce/, 'tray'],
  [/latte|bevande-vegetali/, 'brick'],
  [/yogurt|dessert/, 'cupTub'],
  [/frutta|verdura/, 'loose'],
  [/caffe|biscotti|snack|dolci|frutta-secca/, 'film'],
  [/olio|aceto/, 'oil'],
  [/passat|sughi|marmellat|miele|sottoli|salse|olive/, 'jar'],
  [/legumi|mais|tonno/, 'tin'],
  [/birr/, 'beer'],
  [/vin[io]/, 'wine'],
  [/liquori/, 'spirit'],
  [/acqua-e-bibite\/acqua/, 'water'],
  [/succhi/, 'brick'],
  [/acqua-e-bibite/, 'softDrink'],
  [/carta-igienica/, 'rollPack'],
  [/pannolini|salviette|assorbenti|fazzoletti|cotone|spugne/, 'softPack'],
  [/lavatrice|ammorbidenti/, 'jug'],
  [/lavastoviglie/, 'pouch'],
  [/sacchetti|pellicole/, 'smallBox'],
  [/bagno|insetticidi|candele-e-profumatori|saponi|shampoo/, 'smallBox'],
  [/piante/, 'thing'],
  [/cucina-e-tavola|cartoleria/, 'thing'],
  [/igiene|bellezza|pile|accessori|casa/, 'blister'],
  [/cani|gatti|animali|uccelli|pesci/, 'pouch'],
]

/** Several in one pack: bottles and cups are seen, what is small lies in a box. */
const several: Rules = [
  [/acqua-naturale|acqua-frizzante/, 'crate'],
  [/pizze/, 'flatBox'],
  [/prosciutt|speck|pancett|macinati|hamburger|wurstel|tofu|canederli/, 'tray'],
  [/mozzarell|pane-in-cassetta|saponett/, 'film'],
  [
    /yogurt|kefir|dessert|birr|cole-|te-freddi|toniche|energy|aperitivi|succhi|tonno|omogeneizzati|passate|legumi|umido-per-cani|sughi/,
    'multi',
  ],
]

const counted: Readonly<Record<string, ShapeName>> = {
  uova: 'eggBox',
  rotoli: 'rollPack',
  rotolo: 'rollPack',
  pannolini: 'softPack',
  salviette: 'softPack',
  pacchetti: 'softPack',
  lavaggi: 'jug',
  filtri: 'smallBox',
  bustine: 'sachet',
  sacchi: 'smallBox',
  metri: 'smallBox',
  fogli: 'smallBox',
  cialde: 'carton',
  pastiglie: 'pouch',
}

/** The shelf and the name decide before the department does, whose name speaks of more than stands on a shelf. */
function ruled(rules: Rules, { name, category }: PackFacts): ShapeName | undefined {
  const shelf = category.slice(category.lastIndexOf('/') + 1)
  const fitting = (words: string) => rules.find(([pattern]) => pattern.test(words))?.[1]
  return fitting(`${shelf} ${name.toLowerCase()}`) ?? fitting(category)
}

/** The form of a product's pack: by its container, else by how it is counted, else by where it stands. */
export function shapeOf(facts: PackFacts, pack: PackWords): ShapeName {
  const { category } = facts
  if (pack.soldFrom === 'crate') return /pane-e/.test(category) ? 'sleeve' : 'loose'
  if (pack.soldFrom === 'counter') return 'counter'
  if (pack.soldFrom === 'tray') return 'tray'
  if (pack.times > 1) return ruled(several, facts) ?? 'smallBox'
  const contained = byContainer[pack.container]
  if (contained !== undefined && !(pack.container === 'vaso' && /yogurt|sughi|miele/.test(category)))
    return ruled(contained.rules ?? [], facts) ?? contained.otherwise
  const byCount = counted[pack.unit]
  if (byCount !== undefined && !/parafarmacia/.test(category)) return byCount
  if (/frutta-e-verdura/.test(category) && pack.unit.startsWith('pezz')) return pack.amount > 1 ? 'pair' : 'thing'
  if (/\/gelati\//.test(category) && pack.container === '') return 'smallBox'
  return (
    ruled(byCategory, facts) ?? (pack.unit === 'ml' || pack.unit === 'l' || pack.unit === 'cl' ? 'wideNeck' : 'carton')
  )
}

/** Grams, millilitres or pieces of the largest usual pack of a shape; smaller ones are drawn smaller. */
const fullSize: Partial<Record<ShapeName, number>> = {
  brick: 1000,
  gable: 1000,
  water: 1500,
  softDrink: 1500,
  pillow: 1000,
  paperBag: 1000,
  jar: 700,
  tin: 800,
  can: 500,
  beer: 660,
  wine: 750,
  spirit: 700,
  whiteWine: 750,
  oil: 1000,
  carton: 1000,
  film: 1000,
  crate: 9000,
  pouch: 1000,
  dish: 500,
  punnet: 1000,
  net: 2000,
  sack: 10_000,
  iceTub: 1000,
  lowTub: 500,
  cupTub: 500,
  flacon: 750,
  jug: 3000,
  milkBottle: 1000,
  wideNeck: 750,
  rollPack: 12,
  softPack: 60,
}

/** A larger pack of the same thing is drawn larger, though never as much as it is. */
export function scaleOf(shape: ShapeName, { size, times, unit }: PackWords): number {
  if (size === 0) return 1
  const isCounted = unit.length > 2
  const full = isCounted ? undefined : fullSize[shape]
  const [all, most] = isCounted ? [size, 100] : [(size * times) / 10, 200]
  const share =
    full === undefined
      ? 0.74 + (0.26 * Math.log2(1 + all)) / Math.log2(1 + most)
      : 1 + 0.055 * Math.log2((size * times) / full)
  return Math.round(Math.min(1, Math.max(0.72, share)) * 100) / 100
}
