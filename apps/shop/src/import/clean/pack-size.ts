import { type PackSize, type PackUnit, roundedAmount } from '@bottega/rules/catalog/pack-size.ts'
import { capitalised } from '@bottega/api/trade/product-label/capitals.ts'

export interface NameAndPack {
  name: string
  pack: PackSize | undefined
}

const unitNames: Readonly<Record<string, PackUnit>> = {
  g: 'g',
  gr: 'g',
  grs: 'g',
  grammi: 'g',
  grammes: 'g',
  gramme: 'g',
  gramm: 'g',
  grams: 'g',
  kg: 'kg',
  chili: 'kg',
  ml: 'ml',
  millilitri: 'ml',
  millilitres: 'ml',
  milliliter: 'ml',
  cl: 'cl',
  centilitri: 'cl',
  centilitres: 'cl',
  centiliter: 'cl',
  dl: 'cl',
  l: 'l',
  lt: 'l',
  litro: 'l',
  litri: 'l',
  litres: 'l',
  litre: 'l',
  liter: 'l',
}
const anyUnit = Object.keys(unitNames)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const figure = String.raw`(?:\d+(?:[.,]\s?\d+)?|[.,]\d{1,3})`
const fractions: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  '½': 0.5,
  '1/4': 0.25,
  '¼': 0.25,
  '3/4': 0.75,
  '¾': 0.75,
}
const extra = String.raw`\s?\+\s?(?<extra>\d{1,2})`
const unit = `(?<unit>${anyUnit})`
const amount = `(?<amount>${figure})`
const pieces = String.raw`(?<pieces>\d{1,3})`
const and = String.raw`\s?(?:e|ed|et|und|and|\+)\s?`
/** Containers one litre or half a litre is drunk from: a measure beside a number of these is of one of them. */
const bottles =
  '(?:bouteilles?|bottiglie|bottiglia|bottles?|flaschen?|lattine|lattina|cans?|canettes?|dosen?|briques?|brick|brik)'
const liquid = '(?<unit>ml|cl|dl|litri|litro|litres?|liter|lt|l)'
const start = String.raw`(?<![\p{L}\p{N}.,/+]|\p{N}[-–])`
const end = String.raw`(?![\p{L}\p{N}/])(?!,\d)`

/**
 * Notations in use: "10 x 10 x 5 g", "50 cl, 20 bouteilles", "1kg+1kg", "3+1 x 80 g", "80 g x 3+1", "1 l e 1/2", "1 kg e
 * 200 g", "1 1/2 kg", "1/2 l", "1 500 g", "6 x 1,5 l", "125 ml x 6", "GR. 250X2", "500G", "gr500", "LT 1,5". Most specific
 * first.
 */
const shapes = [
  String.raw`${start}(?<packs>\d{1,2})\s?[x×*]\s?${pieces}\s?[x×*]\s?${amount}\s?${unit}\.?${end}`,
  String.raw`${start}(?<sum>${figure}\s?(?:${anyUnit})(?:\s?\+\s?${figure}\s?(?:${anyUnit}))+)\.?${end}`,
  String.raw`${start}${pieces}${extra}\s?[x×*]\s?${amount}\s?${unit}\.?${end}`,
  String.raw`${start}${amount}\s?${unit}\.?\s?[x×]\s?${pieces}${extra}${end}`,
  String.raw`${start}${amount}\s?${liquid}\.?[\s,;–-]+${pieces}\s?${bottles}\b`,
  String.raw`${start}${pieces}\s?${bottles}\s(?:da|de|di|of|à|zu|von)\s${amount}\s?${liquid}\.?${end}`,
  String.raw`${start}${amount}\s?${unit}${and}(?<half>1/2|½|mezzo)(?![\p{L}\p{N}/])`,
  String.raw`${start}${amount}\s?(?<unit>kg|l|lt)${and}(?<more>\d{1,3})\s?(?<moreUnit>g|gr|ml|cl)\.?${end}`,
  String.raw`${start}(?<amount>[1-9]\d?)(?:\s?(?<sign>[½¼¾])|\s(?<part>[13]/[24]))\s?${unit}\.?${end}`,
  String.raw`${start}(?<part>[½¼¾]|[13]/[24])\s?${unit}\.?${end}`,
  String.raw`${start}(?<thousands>[1-9]\d?\s\d{3})\s?(?<unit>grammi|gr|g|ml)\.?${end}`,
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

/** A sum or a product of which the measure is only a part: "3 x 80 g + 1", "500 g + 20 %". */
const goesOn = /^\s*[+x×*]\s*\d/iu
const goesBefore = /\d\s*[+x×*]\s*(?:\d{1,2}\s*)?$/iu
/** "Farina tipo 1 1/2 kg", "Spaghetti n. 5 500 g": the first figure is a name, and no part of the measure. */
const numbered = /(?:^|[^\p{L}])(?:n|nr|no|num|numero|tipo|typ|type)[.°º]*\s*$/iu

const inSmallest: Record<PackUnit, number> = { g: 1, kg: 1000, ml: 1, cl: 10, l: 1000, pz: 1 }

const anyMeasure = new RegExp(String.raw`\d\s?(?:${anyUnit})(?!\p{L})`, 'iu')

const drainedWord = String.raw`(?:peso\s)?(?:netto\s)?(?:sgocciolat[oa]|sgocc\.?|(?:net\s)?égoutté|abtropfgewicht|abgetropft|drained(?:\sweight)?)`
const drainedShapes = [
  String.raw`[(\[,;/–-]?\s*${drainedWord}\s?:?\s?${amount}\s?${unit}\.?${end}\s*[)\]]?`,
  String.raw`[(\[,;/–-]?\s*${start}${amount}\s?${unit}\.?\s${drainedWord}\s*[)\]]?`,
].map((shape) => new RegExp(shape, 'iu'))
const countedThings =
  /^(?<amount>\d{1,3})\s?(?:uova|uovo|œufs|eier|eggs|pezzi|pz\.?|stück|pieces|pièces|capsule|cialde|bustine|rotoli)$/iu

/** Takes the pack size, and the drained weight beside it, out of a name when it is evident: one measure a shelf could hold, between 1 g and 30 kg. */
export function takePackSize(name: string, isField = false): NameAndPack {
  for (const shape of drainedShapes) {
    const match = shape.exec(name)
    const drained = match?.groups && packFrom(match.groups)
    if (match === null || drained === undefined) continue
    const before = name.slice(0, match.index)
    const rest = takeNetSize(nameWithout(name, before, name.slice(match.index + match[0].length)), isField)
    return { name: container.test(before) ? name : rest.name, pack: withDrained(rest.pack, drained) }
  }
  return takeNetSize(name, isField)
}

/** Beside several pieces a drained weight below that of one is of each: "3 x 80 g (52 g sgocciolato)". */
function withDrained(net: PackSize | undefined, { amount, unit }: PackSize): PackSize {
  if (net === undefined) return { pieces: 1, amount, unit, drained: { amount, unit } }
  const isOfEach = amount * inSmallest[unit] < net.amount * inSmallest[net.unit]
  return { ...net, drained: { amount: isOfEach ? roundedAmount(amount * net.pieces) : amount, unit } }
}

function takeNetSize(name: string, isField = false): NameAndPack {
  for (const shape of shapes) {
    const match = shape.exec(name)
    if (match?.groups === undefined || (match.groups.thousands !== undefined && !isThousands(match, isField))) continue
    const pack = packFrom(match.groups)
    if (pack === undefined) continue
    const before = name.slice(0, match.index)
    const after = name.slice(match.index + match[0].length)
    if (!isEvident(match.groups, before, after, isField)) return { name, pack: undefined }
    if (pack.pieces === 1 && severalPieces.test(`${before} ${after}`)) return { name, pack: undefined }
    if (container.test(before)) return { name, pack }
    if (!portion.test(before)) return { name: nameWithout(name, before, after), pack }
  }
  return { name, pack: undefined }
}

/**
 * Whether figures apart may be one number. A field of its own says nothing but the measure; in a name, what follows three
 * and more is the number of a shape of pasta: nobody sells packs of three kilograms in grams.
 */
function isThousands({ groups, index, input }: RegExpExecArray, isField: boolean): boolean {
  if (isField) return index === 0
  return Number(groups?.thousands?.split(/\s/)[0]) < 3 && !numbered.test(input.slice(0, index))
}

/** Not where the measure may be of something else than the whole pack, or a name may really be a part of it. */
function isEvident(
  { thousands, sign, part, amount }: Record<string, string | undefined>,
  before: string,
  after: string,
  isField: boolean,
): boolean {
  if (goesOn.test(after) || goesBefore.test(before)) return false
  if (thousands !== undefined) return isField
  const isMixed = amount !== undefined && (sign !== undefined || part !== undefined)
  return !(isMixed && numbered.test(before))
}

/** The same for a field of its own ("6 x 1,5 l"), which may count things too ("12 uova"). */
export function readPackSize(text: string): PackSize | undefined {
  const counted = countedThings.exec(text.trim())?.groups?.amount
  if (counted !== undefined && Number(counted) > 0) return { pieces: 1, amount: Number(counted), unit: 'pz' }
  return takePackSize(text.trim(), true).pack
}

/** Whether a text has a measure at all, sure or not. */
export const hasMeasure = (text: string): boolean => anyMeasure.test(text)

/**
 * "1.200 g" is Italian for one thousand two hundred and "1,200 g" English for the same, because nothing is weighed to the
 * milligram; "1.5 l" is a litre and a half, and "1,000 kg" one kilogram.
 */
function numberOf(written: string, unit: PackUnit): number {
  const figures = written.replaceAll(/\s/g, '')
  const isThousands = /^[1-9]\d?[.,]\d{3}$/.test(figures) && (unit === 'g' || unit === 'ml')
  return Number(isThousands ? figures.replace(/[.,]/, '') : figures.replace(',', '.'))
}

function packFrom(groups: Record<string, string | undefined>): PackSize | undefined {
  if (groups.sum !== undefined) return sumOf(groups.sum)
  const word = groups.unit?.toLowerCase() ?? ''
  const unit = unitNames[word]
  if (unit === undefined) return undefined
  const fraction = fractions[groups.sign ?? groups.part ?? ''] ?? (groups.half === undefined ? 0 : 0.5)
  const whole = groups.thousands?.replace(/\s/, '') ?? groups.amount ?? '0'
  const written = numberOf(whole, unit) + fraction
  const moreUnit = unitNames[groups.moreUnit?.toLowerCase() ?? '']
  const more = moreUnit === undefined ? 0 : (Number(groups.more) * inSmallest[moreUnit]) / inSmallest[unit]
  const amount = roundedAmount((word === 'dl' ? written * 10 : written) + more)
  const pieces = (Number(groups.pieces ?? 1) + Number(groups.extra ?? 0)) * Number(groups.packs ?? 1)
  return plausible({ pieces, amount, unit })
}

const partOfSum = new RegExp(String.raw`^${amount}\s?${unit}$`, 'iu')

/** Of parts that are alike so many pieces; of others what they come to. Weights and volumes do not add up. */
function sumOf(text: string): PackSize | undefined {
  const parts = text.split('+').flatMap((part) => {
    const { amount = '', unit: word = '' } = partOfSum.exec(part.trim())?.groups ?? {}
    const pack = packFrom({ amount, unit: word })
    return pack === undefined ? [] : [pack]
  })
  const [first] = parts
  if (first === undefined || parts.length < text.split('+').length) return undefined
  const { amount, unit } = first
  if (parts.every((part) => part.amount === amount && part.unit === unit))
    return plausible({ pieces: parts.length, amount, unit })
  if (parts.some((part) => isWeight(part.unit) !== isWeight(unit))) return undefined
  const total = parts.reduce((sum, part) => sum + part.amount * inSmallest[part.unit], 0)
  return plausible({ pieces: 1, amount: roundedAmount(total / inSmallest[unit]), unit })
}

const isWeight = (unit: PackUnit) => unit === 'g' || unit === 'kg'

/** Between 1 g and 30 kg; less than one centilitre or millilitre of anything is a slip of the unit: "0,33 cl". */
function plausible(pack: PackSize): PackSize | undefined {
  const { pieces, amount, unit } = pack
  if ((unit === 'cl' || unit === 'ml') && amount < 1) return undefined
  const total = amount * inSmallest[unit] * pieces
  return total >= 1 && total <= 30_000 ? pack : undefined
}

/** A name that is only a measure stays as it is. */
function nameWithout(name: string, before: string, after: string): string {
  const isBracketed = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(after)
  const head = (isBracketed ? before.replace(/[([]\s*$/, '') : before).replace(/[\s,;:–-]+$/, '')
  const tail = (isBracketed ? after.replace(/^\s*[)\]]/, '') : after).replace(/^[\s,;:.–-]+/, '')
  const tidy = `${head} ${tail}`.replaceAll(/([([])\s+/g, '$1').trim()
  return /\p{L}{3}/u.test(tidy) ? capitalised(tidy) : name
}
