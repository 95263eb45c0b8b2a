import { darker, lighter } from '../colour.ts'
import { drawnFrom, lot } from '../lot.ts'
import type { ShapeName } from '../shapes/shapes.ts'
import type { PackFacts } from './pack-facts.ts'

type Rules = readonly (readonly [RegExp, string])[]

/** Glass and what is in it. */
const liquids: Rules = [
  [/vini-rossi/, '#48522f'],
  [/rosat/, '#eab0a2'],
  [/vini-bianchi/, '#b4bd84'],
  [/spumanti|prosecco/, '#3f5a44'],
  [/analcoli.*birr|birre-analcoliche/, '#4f7a3a'],
  [/birre-chiare/, '#7b4a1e'],
  [/birr/, '#5d3317'],
  [/limoncello/, '#f0d654'],
  [/spritz|bitter|aperitivo/, '#d9502a'],
  [/amar|rabarbaro|caff/, '#59301c'],
  [/barrique|riserva|whisk|brandy|rum scuro|stravecchia/, '#b97a32'],
  [/grappa|vodka|gin\b|distillat/, '#dce8ea'],
  [/olio-extravergine|oliva/, '#66702c'],
  [/oli-di-semi/, '#e3bd4c'],
  [/balsamico|aceto di vino rosso/, '#3c1f1c'],
  [/aceto/, '#d8bd72'],
  [/acqua-naturale/, '#9cc9ec'],
  [/acqua-frizzante/, '#7cc2a4'],
  [/cola|chinott/, '#3d1c13'],
  [/gassosa|tonica|acqua/, '#dbeaf0'],
  [/energy/, '#c9a92f'],
]

/** The colours of tastes and things. */
const tastes: Rules = [
  [/senza lattosio|senza zucchero|zero/, '#3f6fb0'],
  [/parzialmente scremato/, '#4fa3d1'],
  [/scremato|light|magro/, '#7cb8de'],
  [/latte.*intero|intero.*latte/, '#2f5fa8'],
  [/fragol|lampon|ciliegi|anguria|melagran|amaren|ribes|frutti rossi/, '#c9304c'],
  [/mirtill|frutti di bosco|more\b|prugn|susin|uva/, '#5a3f8a'],
  [/arancia rossa|pompelmo/, '#d9523a'],
  [/aranc|mandarin|clementin|albicocc|pesc[ah]e?\b|carot|zucc[ah]\b|mango|papaya/, '#e8892b'],
  [/limon|cedro|ananas|banan|mais|zenzero|curcuma/, '#e3c13a'],
  [
    /mela|menta|basilic|pesto|verd|lime|kiwi|piselli|spinac|broccol|zucchin|avocado|erb|rucola|insalat|lattug|matcha|oliv|salvia|rosmarino|prezzemolo|aloe|pino/,
    '#5f9638',
  ],
  [/pera|pistacch|camomill/, '#b3bd4a'],
  [/pomodor|peperon|piccant|paprik|ketchup|arrabbiat|amatrician|ragù|bolognese|rosso|nduja/, '#c8382a'],
  [/cioccolat|cacao|gianduia|nocciol|caff|cappuccin|tiramis/, '#6b432b'],
  [/vanigli|panna|fior di latte|latte|bianc|ricott|mozzarell|cocco|riso\b|naturale/, '#d8c79a'],
  [/miele|caramell|acacia|millefiori|castagn|acero/, '#d2952c'],
  [/integral|cereal|farro|avena|segale|grano saraceno|crusca/, '#a67c46'],
  [/tonno|salmon|gamber|trota/, '#e08a6d'],
  [/mare|blu|pesce|acciugh|merluzz|sgombr|orata|branzino/, '#3f7fa8'],
  [/manzo|bovin|vitell|bresaola|hamburger/, '#a8343a'],
  [/maial|suin|prosciutt|speck|salam|mortadell|pancett|wurstel|salsicc/, '#cf7a74'],
  [/pollo|tacchin|gallin/, '#e0b25a'],
  [/agnell|conigl|cinghial|cavallo/, '#8f4a3f'],
  [/fung|porcin|tartuf/, '#8a6a4a'],
  [/formagg|parmigian|grana|pecorin|gorgonzol|asiago|fontina/, '#e2b646'],
  [/lavand|viola|orchidea|melanzan|radicch/, '#7d5a9e'],
  [/rosa\b|rose\b|peonia|delicat|sensibil|baby/, '#dc8fa6'],
  [/talco|muschio|cotone|neutro/, '#9db7c2'],
  [/marsiglia|argan/, '#c79a4b'],
  [/mar |ocean|brezza|fresc|ghiaccio|menta/, '#3fa3b5'],
]

const cheeses: Rules = [
  [/gorgonzol|erborinat/, '#efe3c0'],
  [/caprin|brie|camembert|taleggio|stracchino|crescenza|tomino/, '#f0e2b8'],
  [/parmigian|grana|pecorino romano/, '#e5c478'],
  [/provol|scamorz|affumicat/, '#e3b155'],
  [/pecorino/, '#ecd79a'],
]

const spare = ['#c8584a', '#d98b3a', '#c9ab3d', '#6f9a48', '#3f9385', '#4a86b8', '#7a6bb0', '#b0628f'] as const

const ruled = (rules: Rules, text: string) => rules.find(([pattern]) => pattern.test(text))?.[1]

/** The colour that tells a variant from its neighbours on the shelf: of its taste, lighter or darker by its name. */
export function accentOf({ name, brand }: PackFacts): string {
  const taste = ruled(tastes, name.toLowerCase())
  if (taste === undefined) return shaded(drawnFrom(spare, name, brand.slice(0, 1)), name)
  return shaded(taste, name)
}

function shaded(colour: string, name: string, depth = 0.38): string {
  const shade = (lot(name, 'shade') * 2 - 1) * depth
  return shade < 0 ? darker(colour, -shade) : lighter(colour, shade)
}

/** The colour of goods seen through glass or without a pack: wine, oil, cheese, jam. */
export function insideOf({ name, category }: PackFacts, shape: ShapeName, accent: string): string {
  const own = name.toLowerCase()
  if (shape === 'wedge') return shaded(ruled(cheeses, own) ?? '#e9c766', name, 0.14)
  const goods = inBottles.has(shape)
    ? ruled(liquids, `${category.slice(category.lastIndexOf('/') + 1)} ${own}`)
    : ruled(tastes, own)
  return goods === undefined ? accent : shaded(goods, name, 0.16)
}

const inBottles = new Set<ShapeName>([
  'wine',
  'whiteWine',
  'sparkling',
  'beer',
  'spirit',
  'oil',
  'softDrink',
  'water',
  'crate',
])
