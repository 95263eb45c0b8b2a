import type { PieceName } from '../contents/pieces.ts'
import type { Content } from '../drawing.ts'
import type { PackFacts } from './pack-facts.ts'

const pastas: readonly (readonly [RegExp, PieceName])[] = [
  [/mezze penne/, 'mezzePenne'],
  [/penne/, 'penne'],
  [/fusilloni/, 'fusilloni'],
  [/fusilli|eliche/, 'fusilli'],
  [/mezze maniche|mezzi rigatoni/, 'mezzeManiche'],
  [/tortiglioni/, 'tortiglioni'],
  [/rigatoni/, 'rigatoni'],
  [/paccheri/, 'paccheri'],
  [/calamarata/, 'calamarata'],
  [/vesuvio/, 'vesuvio'],
  [/farfalline/, 'farfalline'],
  [/farfalle/, 'farfalle'],
  [/conchiglie/, 'conchiglie'],
  [/sedani|maccheron/, 'sedani'],
  [/pipe|lumach/, 'pipe'],
  [/orecchiette/, 'orecchiette'],
  [/caserecce|trofie|strozzapreti/, 'caserecce'],
  [/ditalini|tubetti/, 'ditalini'],
  [/stelline/, 'stelline'],
  [/risoni/, 'risoni'],
  [/anellini/, 'anellini'],
  [/quadrucci/, 'quadrucci'],
  [/tempestine/, 'tempestine'],
  [/spaghettini/, 'spaghettini'],
  [/chitarra|vermicelli|pici|scialatielli/, 'bucatini'],
  [/spaghetti/, 'spaghetti'],
  [/linguine|bavette|trenette/, 'linguine'],
  [/bucatini/, 'bucatini'],
  [/capellini/, 'capellini'],
  [/tagliolini/, 'fineNests'],
  [/pappardelle/, 'wideNests'],
  [/tagliatelle|fettuccine|pizzoccheri/, 'nests'],
  [/lasagn|sfogli/, 'sheets'],
  [/gnocc|canederli/, 'gnocchi'],
  [/tortellini|cappelletti/, 'tortellini'],
  [/schlutzkrapfen|mezzelune|agnolotti|tortelli/, 'mezzelune'],
  [/ravioli/, 'ravioli'],
]

const dry: readonly (readonly [RegExp, PieceName, string])[] = [
  [/venere|nero/, 'longRice', '#3a2a33'],
  [/basmati|thai/, 'longRice', '#f6eed8'],
  [/riso.*integrale/, 'rice', '#b98f55'],
  [/riso|carnaroli|arborio|vialone|originario/, 'rice', '#f3ead2'],
  [/quinoa/, 'crumbs', '#e6d3a0'],
  [/cous/, 'crumbs', '#e2b85c'],
  [/farro/, 'rice', '#b58a52'],
  [/orzo/, 'roundGrain', '#dcc799'],
  [/ceci/, 'chickpeas', '#dcb46a'],
  [/lenticchie rosse/, 'lentils', '#dd7c48'],
  [/lenticchie/, 'lentils', '#8a6a3c'],
  [/borlotti/, 'beans', '#b97a68'],
  [/cannellini|bianchi di spagna/, 'beans', '#f0e8d6'],
  [/neri/, 'beans', '#3a2c2c'],
  [/fagioli/, 'beans', '#a8584a'],
  [/piselli/, 'roundGrain', '#8fae4a'],
  [/zuppa|misto|minestrone/, 'lentils', '#c09a5a'],
]

const dough: readonly (readonly [RegExp, string])[] = [
  [/lenticchie rosse/, '#dd8350'],
  [/ceci/, '#dfbf6a'],
  [/piselli/, '#9dba5e'],
  [/integral|farro|saraceno|pizzoccheri/, '#b1834e'],
  [/spinaci|verdi/, '#a7b765'],
  [/zucca/, '#e39a3f'],
  [/uovo|ripiena|pasta-fresca/, '#f0bf52'],
  [/senza glutine|mais/, '#f2cf62'],
  [/gnocc|patate/, '#efd9a2'],
]

/** Pasta, rice and pulses are told apart by what a window of their pack shows. */
export function contentOf({ name, category }: PackFacts): Content | undefined {
  const words = name.toLowerCase()
  const isPasta = /pasta-secca|pasta-fresca|primi-surgelati/.test(category)
  if (isPasta) {
    const piece = pastas.find(([pattern]) => pattern.test(words))?.[1]
    if (piece === undefined) return undefined
    const colour = dough.find(([pattern]) => pattern.test(`${words} ${category}`))?.[1] ?? '#e9bd62'
    return { piece, colour }
  }
  if (/riso-e-cereali/.test(category) || (/legumi-in-scatola/.test(category) && !/pronto/.test(words))) {
    const found = dry.find(([pattern]) => pattern.test(words))
    return found && { piece: found[1], colour: found[2] }
  }
  return undefined
}
