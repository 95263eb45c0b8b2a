import type { Family } from '../family.ts'
import { babyFamilies } from './baby.ts'
import { bakeryFamilies } from './bakery.ts'
import { breakfastFamilies } from './breakfast.ts'
import { careFamilies } from './care.ts'
import { cellarFamilies } from './cellar.ts'
import { cheeseFamilies } from './cheese.ts'
import { curedMeatFamilies } from './cured-meats.ts'
import { dairyFamilies } from './dairy.ts'
import { drinkFamilies } from './drinks.ts'
import { fishFamilies } from './fish.ts'
import { frozenFamilies } from './frozen.ts'
import { fruitFamilies } from './fruit.ts'
import { homeFamilies } from './home.ts'
import { meatFamilies } from './meat.ts'
import { nutFamilies } from './nuts.ts'
import { pantryFamilies } from './pantry.ts'
import { pastaFamilies } from './pasta.ts'
import { petFamilies } from './pets.ts'
import { preparedProduceFamilies } from './prepared-produce.ts'
import { readyMealFamilies } from './ready-meals.ts'
import { sentinelFamilies } from './sentinels.ts'
import { snackFamilies } from './snacks.ts'
import { vegetableFamilies } from './vegetables.ts'

/** Sentinels come first, so that they exist in the smallest catalogue and keep their ids. */
export const families: readonly Family[] = [
  ...sentinelFamilies,
  ...fruitFamilies,
  ...nutFamilies,
  ...vegetableFamilies,
  ...preparedProduceFamilies,
  ...meatFamilies,
  ...fishFamilies,
  ...curedMeatFamilies,
  ...cheeseFamilies,
  ...dairyFamilies,
  ...bakeryFamilies,
  ...pastaFamilies,
  ...pantryFamilies,
  ...breakfastFamilies,
  ...snackFamilies,
  ...readyMealFamilies,
  ...frozenFamilies,
  ...drinkFamilies,
  ...cellarFamilies,
  ...babyFamilies,
  ...careFamilies,
  ...homeFamilies,
  ...petFamilies,
]
