import { expect, test } from 'vitest'
import { missingToOpen } from './missing-to-open.ts'

const complete = { stores: true, slots: true, categories: true, products: true }

test.each([
  [complete, []],
  [{ ...complete, products: false }, ['products']],
  [{ stores: false, slots: false, categories: false, products: false }, ['stores', 'slots', 'categories', 'products']],
])('%o lacks %o', (contents, missing) => expect(missingToOpen(contents)).toEqual(missing))
