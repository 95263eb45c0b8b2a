import { expect, test } from 'vitest'
import { isPackageItem, sellingTerms } from './selling-terms.ts'

const sixPack = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000 })

test.each([
  ['five pieces are pieces', sixPack, 5000, false],
  ['the sixth makes a package [quantity-1]', sixPack, 6000, true],
  ['more than a package stays a package', sixPack, 12_000, true],
  ['goods sold by the piece never become a package', { ...sixPack, sellingMode: 'piece' }, 6000, false],
] as const)('%s', (_, terms, quantity, expected) => {
  expect(isPackageItem(quantity, terms)).toBe(expected)
})
