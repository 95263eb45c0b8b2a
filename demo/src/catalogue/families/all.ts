import type { Family } from '../family.ts'
import { fruitFamilies } from './fruit.ts'
import { sentinelFamilies } from './sentinels.ts'
import { vegetableFamilies } from './vegetables.ts'

/** Sentinels come first, so that they exist in the smallest catalogue and keep their ids. */
export const families: readonly Family[] = [...sentinelFamilies, ...fruitFamilies, ...vegetableFamilies]
