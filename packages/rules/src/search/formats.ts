import { withoutAccents } from '../text/plain-words.ts'
import { type BaseUnit, unitWords } from '../quantity/unit-words.ts'

/**
 * The content of a pack: whole grams, millilitres or pieces; of a multipack the number of parts and the content of one.
 */
export interface Format {
  readonly kind: BaseUnit
  readonly pieces: number
  /** Of one of them. */
  readonly each: number
}

/** Beside the units, what some packs are counted in. */
const inBase: typeof unitWords = {
  ...unitWords,
  filtri: ['pz', 1],
  capsule: ['pz', 1],
  rotoli: ['pz', 1],
  uova: ['pz', 1],
  eier: ['pz', 1],
  eggs: ['pz', 1],
}

const units = Object.keys(inBase)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const figure = String.raw`\d{1,5}(?:[.,]\d{1,3})?`
const shape = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?<pieces>\d{1,3})\s?[x×*]\s?)?(?<amount>${figure})\s?(?<unit>${units})(?![\p{L}\p{N}])`,
  'gu',
)
/** "6x1,5" leaves its unit out: bottles of litres, by what packs of drinks hold. */
const withoutUnit =
  /(?<![\p{L}\p{N}.,])(?<pieces>\d{1,2})\s?[x×]\s?(?<amount>\d{1,3}(?:[.,]\d{1,3})?)(?![\p{L}\p{N}])/gu
const halves: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mezzo|halber|halbes|half a)\s(?=litro|liter|litre|chilo|kilo)/gu, '0,5 '],
  [/\b(?:un|ein|one)\s(?=litro|liter|litre|chilo|kilo|etto)/gu, '1 '],
]

/** Formats in a text and the text without them: "latte 1 l" is `latte` and one litre. (Issue: units and formats) */
export function readFormats(text: string): { rest: string; formats: Format[] } {
  const formats: Format[] = []
  const take =
    (unitOf: (unit: string | undefined, amount: number) => readonly [Format['kind'], number]) =>
    (whole: string, ...found: unknown[]) => {
      const { pieces, amount, unit } = found.at(-1) as { pieces?: string; amount: string; unit?: string }
      const figure = Number(amount.replace(',', '.'))
      const [kind, times] = unitOf(unit, figure)
      const each = Math.round(figure * times)
      if (each === 0) return whole
      // "12 uova" says twelve of something, which is also what its pack calls "6 × 2 pz".
      formats.push({ kind, pieces: Number(pieces ?? 1), each })
      return ' '
    }
  const plain = halves.reduce((known, [half, figures]) => known.replaceAll(half, figures), withoutAccents(text))
  const withUnits = plain.replaceAll(
    shape,
    take((unit) => inBase[unit ?? ''] ?? ['pz', 1]),
  )
  const rest = withUnits.replaceAll(
    withoutUnit,
    take((_, amount) => (amount < 5 ? ['ml', 1000] : ['g', 1])),
  )
  return { rest, formats: inPacks(plain, formats) }
}

/** "Bottiglia 1,5 l, confezione da 6" is six of them. */
function inPacks(text: string, formats: Format[]): Format[] {
  const pieces = Number(/\bconfezione da (\d{1,2})\b/.exec(text)?.[1] ?? 1)
  const [only, ...others] = formats
  if (pieces === 1 || only === undefined || only.pieces > 1 || others.length > 0) return formats
  return [{ ...only, pieces }]
}

/** Names a format is indexed and searched by; those of what is in the whole pack and of what is in one of it. */
export function formatNames({ kind, pieces, each }: Format): { exact: string; parts: string[] } {
  const total = `#${pieces * each}${kind}`
  return pieces === 1
    ? { exact: total, parts: [] }
    : { exact: `#${pieces}x${each}${kind}`, parts: [total, `#${each}${kind}`] }
}
