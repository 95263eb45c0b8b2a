import {
  energyOfParts,
  exceedsWhole,
  hasTooLittleEnergy,
  isOver100,
  mostEnergy,
  partsOfNutrients,
  summedNutrients,
  sumOfNutrients,
} from '@bottega/rules/catalog/nutrition.ts'
import type { LabelValues, Nutrient } from '@bottega/rules/catalog/product-label.ts'
import type { FieldRemark } from '../reasons.ts'
import { cleanNumber } from './number.ts'

export type NutritionSource = Partial<Record<Nutrient | 'sodium', string>>

/**
 * Nutrition per 100 g as far as it can be true. Wrong single values are dropped; where two contradict each other both
 * go, because the wrong one is not known; where all together exceed 100 g no macronutrient stays.
 */
export function cleanNutrition(source: NutritionSource): {
  nutrition: LabelValues['nutrition'] | null
  remarks: FieldRemark[]
} {
  const remarks: FieldRemark[] = []
  const read = (field: keyof NutritionSource, maximum = 100): number | undefined => {
    const { value, remark } = cleanNumber(field, source[field] ?? '', maximum)
    if (remark) remarks.push(remark)
    return value
  }
  const values: Values = {
    energyKj: readEnergy(source.energyKj ?? '', remarks),
    fat: read('fat'),
    saturatedFat: read('saturatedFat'),
    carbohydrates: read('carbohydrates'),
    sugars: read('sugars'),
    fiber: read('fiber'),
    proteins: read('proteins'),
    salt: read('salt'),
  }
  values.salt = agreedSalt(values.salt, read('sodium'), remarks)
  for (const [part, whole] of partsOfNutrients) dropContradiction(values, part, whole, remarks)
  dropImpossibleSum(values, remarks)
  values.energyKj = agreedEnergy(values, remarks)
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return { nutrition: known.length > 0 ? Object.fromEntries(known) : null, remarks }
}

type Values = Record<Nutrient, number | undefined>

/** "3.054" kJ is three thousand and some: energy is printed in whole figures. */
function readEnergy(raw: string, remarks: FieldRemark[]): number | undefined {
  const text = raw.replace(/^(\s*[1-3])[.,](\d{3}\s*(?:kj)?\s*)$/i, '$1$2')
  const { value, remark } = cleanNumber('energyKj', text, mostEnergy)
  if (remark) remarks.push({ ...remark, value: raw })
  return value
}

const kjPerKcal = 4.184
/**
 * Energy as fat, carbohydrates and proteins allow it. A value that is right in kcal is one in kcal, and taken so: labels
 * print both, and columns are mixed up. One that is far too small for either is dropped.
 */
function agreedEnergy(values: Values, remarks: FieldRemark[]): number | undefined {
  const { energyKj: energy, fiber = 0 } = values
  const least = energyOfParts(values)
  if (energy === undefined || least === undefined || !hasTooLittleEnergy(values)) return energy
  const value = `${energy} kJ, by its parts ${Math.round(least)}`
  const asKj = energy * kjPerKcal
  if (asKj >= least * 0.9 && asKj <= (least + 8 * fiber) * 1.1) {
    remarks.push({ field: 'energyKj', reason: 'energy-in-kcal', value })
    return Math.round(asKj)
  }
  remarks.push({ field: 'energyKj', reason: 'energy-disagrees', value })
  return undefined
}

/** Salt is sodium times 2.5; with only sodium given the salt follows from it. */
function agreedSalt(salt: number | undefined, sodium: number | undefined, remarks: FieldRemark[]): number | undefined {
  if (sodium === undefined) return salt
  const expected = Math.round(sodium * 250) / 100
  if (salt === undefined) return expected <= 100 ? expected : undefined
  if (Math.abs(salt - expected) <= Math.max(0.05, salt * 0.1)) return salt
  remarks.push({ field: 'salt', reason: 'salt-sodium-disagree', value: `${salt} g, sodium ${sodium} g` })
  return undefined
}

function dropContradiction(values: Values, part: Nutrient, whole: Nutrient, remarks: FieldRemark[]): void {
  if (!exceedsWhole(values, part, whole)) return
  remarks.push({
    field: `${part}, ${whole}`,
    reason: 'part-exceeds-whole',
    value: `${values[part]} of ${values[whole]} g`,
  })
  values[part] = undefined
  values[whole] = undefined
}

function dropImpossibleSum(values: Values, remarks: FieldRemark[]): void {
  if (!isOver100(values)) return
  const sum = Math.round(sumOfNutrients(values) * 100) / 100
  remarks.push({ field: summedNutrients.join(', '), reason: 'nutrition-over-100', value: `${sum} g` })
  for (const field of [...summedNutrients, 'saturatedFat', 'sugars'] as const) values[field] = undefined
}
