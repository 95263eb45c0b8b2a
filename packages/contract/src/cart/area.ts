import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as cart from './cart.ts'
import * as purchaseRestriction from './purchase-restriction.ts'
import * as packaging from './packaging.ts'

export const cartArea = area('cart', calls, { ...cart, ...purchaseRestriction, ...packaging })
