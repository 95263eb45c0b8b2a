import type { LabelValues, Nutrient } from '@bottega/rules/catalog/product-label.ts'
import type { FieldRemark } from '../reasons.ts'
import { cleanNumber } from './number.ts'

export type NutritionSource = Partial<Record<Nutrient | 'sodium', string>>

/** Pure fat has 3,700 kJ per 100 g; nothing has more. */
const mostEnergy = 3800
/** Grams by which printed values may disagree: each is rounded for itself. */
const roundingOfPart = 0.6
const roundingOfSum = 2

/**
 * Nutrition per 100 g as far as it can be true. Wrong single values are dropped; where two contradict each other both
 * go, because the wrong one is not known; where all together exceed 100 g no macronutrient stays. Fibre is left out of
 * the sum: American labels count it among the carbohydrates.
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
  dropContradiction(values, 'saturatedFat', 'fat', remarks)
  dropContradiction(values, 'sugars', 'carbohydrates', remarks)
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
/** Below it rounding and what else gives energy (alcohol, acids) say more than fat, carbohydrates and proteins. */
const leastJudged = 200
/** Sweeteners give less than the carbohydrates they are counted among; nothing gives less than this part. */
const leastPart = 0.45

/**
 * Energy as fat, carbohydrates and proteins allow it. A value that is right in kcal is one in kcal, and taken so: labels
 * print both, and columns are mixed up. One that is far too small for either is dropped.
 */
function agreedEnergy(values: Values, remarks: FieldRemark[]): number | undefined {
  const { energyKj: energy, fat, carbohydrates, proteins, fiber = 0 } = values
  if (energy === undefined || fat === undefined || carbohydrates === undefined || proteins === undefined) return energy
  const least = 37 * fat + 17 * (carbohydrates + proteins)
  if (least < leastJudged || energy >= least * leastPart) return energy
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
  const [partOf, all] = [values[part], values[whole]]
  if (partOf === undefined || all === undefined || partOf <= all + roundingOfPart) return
  remarks.push({ field: `${part}, ${whole}`, reason: 'part-exceeds-whole', value: `${partOf} of ${all} g` })
  values[part] = undefined
  values[whole] = undefined
}

function dropImpossibleSum(values: Values, remarks: FieldRemark[]): void {
  const summed = ['fat', 'carbohydrates', 'proteins', 'salt'] as const
  const sum = summed.reduce((total, field) => total + (values[field] ?? 0), 0)
  if (sum <= 100 + roundingOfSum) return
  remarks.push({ field: summed.join(', '), reason: 'nutrition-over-100', value: `${Math.round(sum * 100) / 100} g` })
  for (const field of [...summed, 'saturatedFat', 'sugars'] as const) values[field] = undefined
}
