export const packUnits = ['g', 'kg', 'ml', 'cl', 'l', 'pz'] as const
export type PackUnit = (typeof packUnits)[number]

export interface PackSize {
  /** Pieces in the pack; 1 for a single one. */
  pieces: number
  amount: number
  unit: PackUnit
  /** Weight of all pieces without their liquid, by which the unit price goes. (Legislative decree 114/1998, article 14) */
  drained?: { amount: number; unit: PackUnit }
}

const counted = { it: 'pz', de: 'Stk.', en: 'pcs' } as const

/** The words for a pack under the name of a product; German has its own where they differ from the Italian ones. */
export function packText({ pieces, amount, unit, drained }: PackSize): { it: string; de?: string; en: string } {
  const figure = `${pieces > 1 ? `${pieces} × ` : ''}${amount}`
  const figureWithComma = figure.replace('.', ',')
  if (unit === 'pz')
    return {
      it: `${figureWithComma} ${counted.it}`,
      de: `${figureWithComma} ${counted.de}`,
      en: `${figure} ${counted.en}`,
    }
  const [it, en] = [`${figureWithComma} ${unit}`, `${figure} ${unit}`]
  if (drained === undefined) return { it, en }
  const weight = `${drained.amount} ${drained.unit}`
  const withComma = weight.replace('.', ',')
  if (weight === en) return { it: `${it} sgocciolato`, de: `${it} Abtropfgewicht`, en: `${en} drained` }
  return {
    it: `${it} (${withComma} sgocciolato)`,
    de: `${it} (${withComma} Abtropfgewicht)`,
    en: `${en} (${weight} drained)`,
  }
}

const ownText =
  /^(?:(?<pieces>\d+) × )?(?<amount>[\d,]+) (?<unit>g|kg|ml|cl|l|pz)(?: \((?<drained>[\d,]+) (?<drainedUnit>g|kg|ml|cl|l) sgocciolato\))?(?<isDrained> sgocciolato)?$/

const isPackUnit = (unit: string): unit is PackUnit => packUnits.some((one) => one === unit)
const numberIn = (text: string) => Number(text.replace(',', '.'))

/** The pack size that `packText` wrote in Italian; undefined for words somebody else wrote. */
export function writtenPack(it: string): PackSize | undefined {
  const { pieces = '1', amount = '', unit = '', drained, drainedUnit = '', isDrained } = ownText.exec(it)?.groups ?? {}
  if (!isPackUnit(unit)) return undefined
  const net: PackSize = { pieces: Number(pieces), amount: numberIn(amount), unit }
  if (isDrained !== undefined) return { ...net, drained: { amount: net.amount, unit } }
  return drained !== undefined && isPackUnit(drainedUnit)
    ? { ...net, drained: { amount: numberIn(drained), unit: drainedUnit } }
    : net
}

/** The amount by which the price of a unit is calculated: the drained weight where there is one. */
export function packContent({ pieces, amount, unit, drained }: PackSize): { amount: number; unit: PackUnit } {
  return drained ?? { amount: roundedAmount(amount * pieces), unit }
}

export const roundedAmount = (value: number) => Math.round(value * 1000) / 1000
