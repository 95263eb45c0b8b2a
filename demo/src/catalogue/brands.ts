const foodPrefixes = [
  'CASCINA',
  'PODERE',
  'BORGO',
  'COLLE',
  'TENUTA',
  'POGGIO',
  'VALLE',
  'ANTICA',
  'CORTE',
  'VECCHIA',
  'MASO',
  'PIANA',
  'RIVA',
  'TERRA',
  'FONTE',
]
const foodNouns = [
  'AURELIA',
  'BELTRAMI',
  'CERVINA',
  'DORATA',
  'ERMINIA',
  'FALCHERA',
  'GINESTRA',
  'LARIANA',
  'MARZEMA',
  'NEBIOLA',
  'OLMETO',
  'PIOPPA',
  'QUERCINA',
  'ROVERE',
  'SORBINA',
  'TIGLIA',
  'ULIVETA',
  'VERBENA',
  'ZAFFERA',
  'ALBERATA',
  'BRUGHERA',
  'CORNIOLA',
  'DONDENA',
  'FRASSINA',
  'GELSA',
  'LODOLA',
]
const housePrefixes = ['NOVA', 'LINEA', 'CLARA', 'PURA', 'VITA', 'LUX', 'BELLA', 'MONDO', 'SEMPRE', 'AMICA']
const houseNouns = [
  'BIANCA',
  'CASA',
  'FRESCA',
  'LIEVE',
  'MAREA',
  'NEVE',
  'ONDA',
  'PRATA',
  'RIGA',
  'SETA',
  'TERSA',
  'VELA',
  'ZEFIRA',
  'LINDA',
  'MORBIA',
]

const growth = {
  food: foodNouns.flatMap((noun) => foodPrefixes.map((prefix) => `${prefix} ${noun}`)),
  household: houseNouns.flatMap((noun) => housePrefixes.map((prefix) => `${prefix} ${noun}`)),
}

/** How many more brands a family can have before names would repeat. */
export const growthLevels = growth.household.length

/**
 * An invented brand for catalogues larger than the written one; `level` counts from 0 and never repeats within a
 * family.
 */
export function growthBrand(kind: keyof typeof growth, familyNumber: number, level: number): string {
  const names = growth[kind]
  return names[(familyNumber * 7 + level) % names.length] ?? 'BOTTEGA'
}
