/** The words of a pack, read apart. */
export interface PackWords {
  /** "bottiglia", "vaschetta"…; empty where the pack names none. */
  container: string
  /** Pieces in a pack of several. */
  times: number
  amount: number
  unit: string
  /** Grams, millilitres or pieces of one of them. */
  size: number
  /** As the label prints it. */
  printed: string
  soldFrom: 'shelf' | 'crate' | 'counter' | 'tray'
}

const smallest: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, cl: 10, l: 1000, hg: 100 }
const written = /^(?:(?<container>\p{L}+) )?(?:(?<times>\d+) [×x] )?(?<amount>\d+(?:[.,]\d+)?) ?(?<unit>\p{L}+)/iu

export function packWords(pack: string): PackWords {
  const lower = pack.toLowerCase()
  const soldFrom = lower.startsWith('a peso')
    ? 'crate'
    : lower.startsWith('al banco')
      ? 'counter'
      : lower.startsWith('vaschetta da circa') || lower.startsWith('pezzo da circa')
        ? 'tray'
        : 'shelf'
  const groups = soldFrom === 'shelf' ? written.exec(lower)?.groups : undefined
  if (groups === undefined)
    return {
      container: '',
      times: 1,
      amount: 0,
      unit: '',
      size: 0,
      printed: soldFrom === 'shelf' ? '' : 'al kg',
      soldFrom,
    }
  const { container = '', times = '1', amount = '0', unit = '' } = groups
  const value = Number(amount.replace(',', '.'))
  const many = /confezione da (\d+)/.exec(lower)?.[1]
  const single = `${amount.replace('.', ',')} ${unit}`
  const count = Number(many ?? times)
  return {
    container,
    times: count,
    amount: value,
    unit,
    size: value * (smallest[unit] ?? 1),
    printed: count > 1 ? `${count} × ${single}` : single,
    soldFrom,
  }
}
