import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as places from './places.ts'
import * as warehouses from './warehouses.ts'

export const locatorArea = area('locator', calls, { ...warehouses, ...places })
