import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as products from './products.ts'
import * as adv from './adv.ts'
import * as categories from './categories.ts'

export const catalogArea = area('catalog', calls, { ...products, ...adv, ...categories })
