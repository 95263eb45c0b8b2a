import { capitalised } from './capitals.ts'

export type PackUnit = 'g' | 'kg' | 'ml' | 'cl' | 'l'

export interface PackSize {
  /** Pieces in the pack; 1 for a single one. */
  pieces: number
  amount: number
  unit: PackUnit
}

export interface NameAndPack {
  name: string
  pack: PackSize | undefined
}

const unitNames: Readonly<Record<string, PackUnit>> = {
  g: 'g',
  gr: 'g',
  grs: 'g',
  grammi: 'g',
  kg: 'kg',
  ml: 'ml',
  cl: 'cl',
  dl: 'cl',
  l: 'l',
  lt: 'l',
  litro: 'l',
  litri: 'l',
}
const unit = String.raw`(?<unit>grammi|grs|gr|kg|g|ml|cl|dl|litri|litro|lt|l)`
const amount = String.raw`(?<amount>\d+(?:[.,]\s?\d+)?)`
const pieces = String.raw`(?<pieces>\d{1,3})`
const start = String.raw`(?<![\p{L}\p{N}.,/+]|\p{N}-)`
const end = String.raw`(?![\p{L}\p{N}/])(?!,\d)`

/** The ways people write it: "6 x 1,5 l", "125 ml x 6", "GR. 250X2", "500G", "gr500", "LT 1,5". Most telling first. */
const shapes = [
  String.raw`${start}${pieces}\s?[x×*]\s?${amount}\s?${unit}\.?${end}`,
  String.raw`${start}${amount}\s?${unit}\.?\s?[x×]\s?${pieces}${end}`,
  String.raw`${start}${unit}\.?\s?${amount}\s?[x×]\s?${pieces}${end}`,
  String.raw`${start}${amount}\s?${unit}\b\.?${end}(?!\.?\s?\d)`,
  String.raw`${start}${unit}\.?\s?${amount}(?!\p{N}|[/%x×]|[.,]\d)`,
].map((shape) => new RegExp(shape, 'iu'))

/** "20 porzioni da 10 g" says what a portion weighs; "le pot de 200 g" what the pack does. */
const portion = /\b(?:da|de|di|of|von|à|par|per)\s*$/iu
const container = /\b(?:pot|boîte|bocal|sachet|paquet|barquette|vasetto|barattolo|busta|confezione)\s+d[aei]\s*$/iu
/** "X3 80G", "500 Gr, 6 Paquets": how many there are is said, whether the measure is of one or of all is not. */
const severalPieces = /(?<!\p{L})x\s?\d|\b(?:[2-9]|\d{2,})\s?(?:paquets|pots|pezzi|pz|stück|bott\w*)\b/iu

const inSmallest: Record<PackUnit, number> = { g: 1, kg: 1000, ml: 1, cl: 10, l: 1000 }

/** Takes the pack size out of a name when it is evident: one measure a shelf could hold, between 1 g and 30 kg. */
export function takePackSize(name: string): NameAndPack {
  for (const shape of shapes) {
    const match = shape.exec(name)
    const pack = match?.groups && packFrom(match.groups)
    if (match === null || pack === undefined) continue
    const before = name.slice(0, match.index)
    const after = name.slice(match.index + match[0].length)
    if (pack.pieces === 1 && severalPieces.test(`${before} ${after}`)) return { name, pack: undefined }
    if (container.test(before)) return { name, pack }
    if (!portion.test(before)) return { name: nameWithout(name, before, after), pack }
  }
  return { name, pack: undefined }
}

/** The same for a field of its own ("6 x 1,5 l"). */
export function readPackSize(text: string): PackSize | undefined {
  return takePackSize(text.trim()).pack
}

export function packText({ pieces, amount, unit }: PackSize): { it: string; en: string } {
  const text = `${pieces > 1 ? `${pieces} × ` : ''}${amount} ${unit}`
  return { it: text.replace('.', ','), en: text }
}

/** "1.200 g" is Italian for one thousand two hundred; "1.5 l" is a litre and a half. */
function packFrom(groups: Record<string, string | undefined>): PackSize | undefined {
  const word = groups.unit?.toLowerCase() ?? ''
  const unit = unitNames[word]
  if (unit === undefined || groups.amount === undefined) return undefined
  const figures = groups.amount.replaceAll(/\s/g, '')
  const isThousands = /^\d\.\d{3}$/.test(figures) && (unit === 'g' || unit === 'ml')
  const written = Number(isThousands ? figures.replace('.', '') : figures.replace(',', '.'))
  const amount = word === 'dl' ? written * 10 : written
  const pieces = Number(groups.pieces ?? 1)
  const total = amount * inSmallest[unit] * pieces
  return total >= 1 && total <= 30_000 ? { pieces, amount, unit } : undefined
}

/** A name made of nothing but its measure keeps it. */
function nameWithout(name: string, before: string, after: string): string {
  const isBracketed = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(after)
  const head = (isBracketed ? before.replace(/[([]\s*$/, '') : before).replace(/[\s,;:–-]+$/, '')
  const tail = (isBracketed ? after.replace(/^\s*[)\]]/, '') : after).replace(/^[\s,;:.–-]+/, '')
  const tidy = `${head} ${tail}`.replaceAll(/([([])\s+/g, '$1').trim()
  return /\p{L}{3}/u.test(tidy) ? capitalised(tidy) : name
}
