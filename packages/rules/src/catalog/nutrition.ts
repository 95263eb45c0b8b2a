import type { Nutrient } from './product-label.ts'

export type NutrientValues = Readonly<Partial<Record<Nutrient, number | undefined>>>

/** Pure fat has 3,700 kJ per 100 g; nothing has more. */
export const mostEnergy = 3800
/** Grams by which printed values may disagree: each is rounded for itself. */
const roundingOfPart = 0.6
const roundingOfSum = 2
/** Below it rounding and what else gives energy (alcohol, acids) say more than fat, carbohydrates and proteins. */
const leastJudged = 200
/** Sweeteners give less than the carbohydrates they are counted among; nothing gives less than this part. */
const leastPart = 0.45

/** Values of which the first is printed as a part of the second. */
export const partsOfNutrients = [
  ['saturatedFat', 'fat'],
  ['sugars', 'carbohydrates'],
] as const satisfies readonly (readonly [Nutrient, Nutrient])[]

export function exceedsWhole(values: NutrientValues, part: Nutrient, whole: Nutrient): boolean {
  const [partOf, all] = [values[part], values[whole]]
  return partOf !== undefined && all !== undefined && partOf > all + roundingOfPart
}

/** Fibre is left out of the sum: American labels count it among the carbohydrates. */
export const summedNutrients = ['fat', 'carbohydrates', 'proteins', 'salt'] as const
export const sumOfNutrients = (values: NutrientValues): number =>
  summedNutrients.reduce((total, field) => total + (values[field] ?? 0), 0)
export const isOver100 = (values: NutrientValues): boolean => sumOfNutrients(values) > 100 + roundingOfSum

/** The energy of fat, carbohydrates and proteins alone; undefined where one of them is not known. */
export const energyOfParts = ({ fat, carbohydrates, proteins }: NutrientValues): number | undefined =>
  fat === undefined || carbohydrates === undefined || proteins === undefined
    ? undefined
    : 37 * fat + 17 * (carbohydrates + proteins)

/** Less energy than the parts can have: maybe it is in kcal. */
export function hasTooLittleEnergy(values: NutrientValues): boolean {
  const least = energyOfParts(values)
  if (values.energyKj === undefined || least === undefined) return false
  return least >= leastJudged && values.energyKj < least * leastPart
}
