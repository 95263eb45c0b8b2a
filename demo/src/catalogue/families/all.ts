import type { Family } from '../family.ts'
import { babyFamilies, careFamilies } from './baby-and-care.ts'
import { bakeryFamilies } from './bakery.ts'
import { breakfastFamilies } from './breakfast.ts'
import { cellarFamilies } from './cellar.ts'
import { dairyFamilies } from './dairy.ts'
import { deliFamilies } from './deli.ts'
import { drinkFamilies } from './drinks.ts'
import { fishFamilies } from './fish.ts'
import { fruitFamilies } from './fruit.ts'
import { homeFamilies, petFamilies } from './home-and-pets.ts'
import { meatFamilies } from './meat.ts'
import { pantryFamilies } from './pantry.ts'
import { pastaFamilies } from './pasta.ts'
import { frozenFamilies, readyFamilies } from './ready-and-frozen.ts'
import { sentinelFamilies } from './sentinels.ts'
import { snackFamilies } from './snacks.ts'
import { vegetableFamilies } from './vegetables.ts'

/** Sentinels come first, so that they exist in the smallest catalogue and keep their ids. */
export const families: readonly Family[] = [
  ...sentinelFamilies,
  ...fruitFamilies,
  ...vegetableFamilies,
  ...meatFamilies,
  ...fishFamilies,
  ...deliFamilies,
  ...dairyFamilies,
  ...bakeryFamilies,
  ...pastaFamilies,
  ...pantryFamilies,
  ...breakfastFamilies,
  ...snackFamilies,
  ...readyFamilies,
  ...frozenFamilies,
  ...drinkFamilies,
  ...cellarFamilies,
  ...babyFamilies,
  ...careFamilies,
  ...homeFamilies,
  ...petFamilies,
]
