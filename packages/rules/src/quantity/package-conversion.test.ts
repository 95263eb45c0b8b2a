import { expect, test } from 'vitest'
import { packageConversion } from './package-conversion.ts'
import { sellingTerms } from './selling-terms.ts'

const sixPack = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000 })

test.each([
  ['five loose pieces stay pieces', sixPack, 5000, false, 'unchanged'],
  ['the sixth makes a package', sixPack, 6000, false, 'becomes-package'],
  ['more than a package stays a package', sixPack, 12_000, true, 'unchanged'],
  ['a package below its multiple is opened', sixPack, 5000, true, 'becomes-pieces'],
  ['goods sold by the piece never become a package', { ...sixPack, sellingMode: 'piece' }, 6000, false, 'unchanged'],
] as const)('%s', (_, terms, quantity, isPackage, expected) => {
  expect(packageConversion({ quantity, isPackage }, terms)).toBe(expected)
})
