import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { localizedFrom, trilingual } from '../localized.ts'

export type ContentUnit = 'g' | 'kg' | 'ml' | 'cl' | 'l' | 'pz'

export interface PackFormat {
  pack: Localized
  contentAmount: number
  contentUnit: ContentUnit
  multiPack?: number
}

const units: ReadonlySet<string> = new Set<ContentUnit>(['g', 'kg', 'ml', 'cl', 'l', 'pz'])
const isUnit = (word: string): word is ContentUnit => units.has(word)

const containers: Record<string, string> = {
  barattolo: 'Barattolo | Dose | Tin',
  bicchiere: 'Bicchiere | Becher | Cup',
  boccione: 'Boccione | Kanister | Large bottle',
  bottiglia: 'Bottiglia | Flasche | Bottle',
  brick: 'Brick | Karton | Carton',
  busta: 'Busta | Beutel | Bag',
  cassetta: 'Cassetta | Kiste | Crate',
  confezione: 'Confezione | Packung | Pack',
  flacone: 'Flacone | Flasche | Bottle',
  lattina: 'Lattina | Dose | Can',
  latta: 'Latta | Kanister | Tin',
  mazzo: 'Mazzo | Bund | Bunch',
  panetto: 'Panetto | Stück | Block',
  rete: 'Rete | Netz | Net',
  ricarica: 'Ricarica | Nachfüllpack | Refill',
  sacchetto: 'Sacchetto | Beutel | Bag',
  sacco: 'Sacco | Sack | Sack',
  scatola: 'Scatola | Schachtel | Box',
  spray: 'Spray | Spray | Spray',
  tavoletta: 'Tavoletta | Tafel | Bar',
  tubo: 'Tubo | Rolle | Tube',
  tubetto: 'Tubetto | Tube | Tube',
  vaschetta: 'Vaschetta | Schale | Tray',
  vasetto: 'Vasetto | Glas | Jar',
  vaso: 'Vaso | Topf | Pot',
  vassoio: 'Vassoio | Schale | Tray',
  coppetta: 'Coppetta | Becher | Cup',
  trancio: 'Trancio | Stück | Piece',
}

const counted: Record<string, string> = {
  pezzo: 'pezzo | Stück | piece',
  pezzi: 'pezzi | Stück | pieces',
  uova: 'uova | Eier | eggs',
  rotoli: 'rotoli | Rollen | rolls',
  rotolo: 'rotolo | Rolle | roll',
  lavaggi: 'lavaggi | Waschladungen | washes',
  capsule: 'capsule | Kapseln | capsules',
  cialde: 'cialde | Pads | pods',
  filtri: 'filtri | Teebeutel | tea bags',
  pastiglie: 'pastiglie | Tabs | tablets',
  pannolini: 'pannolini | Windeln | nappies',
  salviette: 'salviette | Tücher | wipes',
  sacchi: 'sacchi | Beutel | bags',
  fogli: 'fogli | Blatt | sheets',
  coppette: 'coppette | Becher | cups',
  pacchetti: 'pacchetti | Päckchen | packets',
  bustine: 'bustine | Beutelchen | sachets',
  metri: 'metri | Meter | metres',
  paia: 'paia | Paar | pairs',
  mazzo: 'mazzo | Bund | bunch',
  vaso: 'vaso | Topf | pot',
}

const shape = /^(?:(?<container>\p{L}+) )?(?:(?<times>\d+) × )?(?<amount>[\d,]+) (?<unit>\p{L}+)$/u

const beforeWeight = ' · '

/** Goods that are weighed: from the crate, at the counter, or in a tray already made up. */
const weighed =
  /^(?:(?<place>A peso|Al banco)|Vaschetta da circa (?<tray>\d+) g)(?: · circa (?<piece>\d+) g al pezzo)?$/
/** Sold by the piece and weighed when it is picked. */
const weighedPiece = /^Pezzo da circa (?<kilograms>[\d,]+) kg$/

export interface LabelWords extends Partial<Omit<PackFormat, 'pack'>> {
  pack: Localized
  isWeighed: boolean
  /** Grams one piece usually has. */
  unitWeight?: number
}

/** Reads the words for a pack, in three languages and as figures; they are those of a shelf label, in Italian. */
export function readLabelWords(label: string): LabelWords {
  const { place, tray, piece } = weighed.exec(label)?.groups ?? {}
  if (place !== undefined || tray !== undefined) {
    const from = tray === undefined ? (place ?? '') : 'Vaschetta'
    const words = [trilingual(places[from]?.replaceAll('{}', tray ?? '') ?? from)]
    if (piece !== undefined)
      words.push(trilingual(`circa ${piece} g al pezzo | ca. ${piece} g pro Stück | about ${piece} g each`))
    return {
      pack: localizedFrom(words, (...texts) => texts.join(beforeWeight)),
      isWeighed: true,
      ...(piece !== undefined && { unitWeight: Number(piece) }),
    }
  }
  const kilograms = weighedPiece.exec(label)?.groups?.kilograms
  if (kilograms === undefined) return { ...parseFormat(label), isWeighed: false }
  const amount = Number(kilograms.replace(',', '.'))
  const pack = { it: label, de: `Stück mit ca. ${kilograms} kg`, en: `Piece of about ${amount} kg` }
  return { pack, isWeighed: true, unitWeight: amount * 1000, contentAmount: amount, contentUnit: 'kg' }
}

const places: Record<string, string> = {
  'A peso': 'A peso | Lose | By weight',
  'Al banco': 'Al banco | An der Theke | From the counter',
  Vaschetta: 'Vaschetta da circa {} g | Schale mit ca. {} g | Tray of about {} g',
}

export const isFromCounter = (label: string) => label.startsWith('Al banco')

/** A format without the weight beside its count: what an article is called by, in slugs and when lots are drawn. */
export const withoutWeight = (format: string): string => format.split(beforeWeight, 1).join('')

/**
 * Reads "bottiglia 75 cl", "6 × 1,5 l", "10 rotoli" or "10 pezzi · 330 g" as a shelf label writes them. Where a count has
 * its weight beside it, all pieces together weigh that.
 */
export function parseFormat(text: string): PackFormat {
  const [first = '', weight, ...more] = text.split(beforeWeight)
  const format = parsePart(first)
  if (weight === undefined) return format
  const net = parsePart(weight)
  if (more.length > 0 || format.contentUnit !== 'pz' || net.contentUnit === 'pz')
    throw new Error(`Not a count and its weight: "${text}"`)
  return {
    pack: localizedFrom([format.pack, net.pack], (...parts) => parts.join(beforeWeight)),
    contentAmount: net.contentAmount,
    contentUnit: net.contentUnit,
    ...(format.contentAmount > 1 && { multiPack: format.contentAmount }),
  }
}

function parsePart(text: string): PackFormat {
  const groups = shape.exec(text)?.groups
  if (!groups?.amount || !groups.unit) throw new Error(`Not a pack format: "${text}"`)
  const unit = isUnit(groups.unit) ? groups.unit : 'pz'
  const times = groups.times ? Number(groups.times) : undefined
  const total = Number(groups.amount.replace(',', '.')) * (times ?? 1)
  const contentAmount = Math.round(total * 1000) / 1000
  return {
    pack: packText(groups.container, groups.times, groups.amount, groups.unit, text),
    contentAmount,
    contentUnit: unit,
    ...(times !== undefined && { multiPack: times }),
  }
}

function packText(
  container: string | undefined,
  times: string | undefined,
  amount: string,
  unit: string,
  text: string,
): Localized {
  const word = container === undefined ? '' : containers[container.toLowerCase()]
  const noun = isUnit(unit) ? unit : counted[unit]
  if (word === undefined || noun === undefined) throw new Error(`Unknown word in the pack format "${text}"`)
  const localized = localizedFrom([trilingual(word), trilingual(noun)], (before, after) =>
    [before, times && `${times} ×`, amount, after].filter(Boolean).join(' '),
  )
  return { ...localized, en: localized.en?.replace(/(\d),(\d)/, '$1.$2') }
}
