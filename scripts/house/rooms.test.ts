import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeOf, roomOf, whyNot } from './room-of.ts'
import { workspaces } from './rooms.ts'

const root = join(import.meta.dirname, '../..')

const importing = (file: string, specifier: string, typesOnly = false) => whyNot({ file, specifier, typesOnly })

describe('the order of the house', () => {
  test('lets a room import those below it and none above it, types included [house-1]', () => {
    const cart = 'apps/api/src/trade/cart/cart.service.ts'
    expect(importing(cart, '../catalog/catalog.service.ts')).toBeUndefined()
    expect(importing(cart, '../../kernel/shop.ts')).toBeUndefined()
    expect(importing(cart, '../orders/orders.service.ts')).toMatch(/^trade\/cart stands below trade\/orders/)
    expect(importing('apps/api/src/kernel/calls/dispatch.ts', '../../staff/system/system.routes.ts', true)).toMatch(
      /stands below/,
    )
    expect(importing('packages/rules/src/money/cents.ts', '../quantity/stepping.ts')).toMatch(/stands below/)
  })

  test('gives the tables of a room to that room alone [house-2]', () => {
    const from = 'apps/api/src/trade/orders/orders.service.ts'
    expect(importing(from, './orders.repository.ts')).toBeUndefined()
    expect(importing(from, '../cart/cart.repository.ts')).toMatch(/belongs to trade\/cart alone/)
  })

  test('lets a feature of the storefront import those it names and no other [house-3]', () => {
    const from = 'apps/storefront/src/features/returns/ReturnPage.tsx'
    expect(importing(from, '../../lib/api/use-command.ts')).toBeUndefined()
    expect(importing(from, '../orders/OrderCard.tsx')).toMatch(/features\/returns/)
    expect(importing('apps/storefront/src/features/orders/OrderPage.tsx', '../cart/CartLine.tsx')).toBeUndefined()
    expect(importing('apps/storefront/src/features/checkout/Pay.tsx', '../cookies/CookieBar.tsx')).toMatch(
      /allow it in/,
    )
  })

  test('lets no workspace import one above it, and tests those that are built beside theirs [house-4]', () => {
    expect(importing('packages/rules/src/money/cents.ts', '@bottega/contract/codes.ts')).toMatch(/does not know/)
    expect(importing('packages/rules/src/money/cents.test.ts', '@bottega/contract/codes.ts')).toMatch(/does not know/)
    const pay = 'apps/api/src/trade/payments/pay'
    expect(importing(`${pay}.ts`, '@bottega/bank/start-bank.ts')).toMatch(/does not know apps\/bank/)
    expect(importing(`${pay}.test.ts`, '@bottega/bank/start-bank.ts')).toBeUndefined()
  })

  test('lends single rooms of a workspace to one below it, and these do not import that one [house-15]', () => {
    const files = 'demo/src/catalogue/product-files.ts'
    expect(importing(files, '@bottega/shop/import/file/open-table.ts')).toBeUndefined()
    expect(importing(files, '@bottega/shop/start.ts')).toMatch(/does not know apps\/shop/)
    expect(importing('apps/shop/src/world/read-files.ts', '@bottega/demo/localized.ts')).toMatch(/lends itself to demo/)
    expect(importing('apps/shop/src/seed.ts', '@bottega/demo/seed.ts')).toBeUndefined()
  })

  test('leaves out of a workspace the packages it does without, but not of its tests [house-5]', () => {
    expect(importing('packages/rules/src/money/cents.ts', 'node:fs')).toMatch(/does without node:fs/)
    expect(importing('apps/storefront/src/lib/api/call.ts', 'typebox/schema')).toMatch(/does without/)
    expect(importing('packages/rules/src/money/cents.test.ts', 'node:fs')).toBeUndefined()
    expect(importing('packages/contract/src/cart/cart.ts', 'typebox')).toBeUndefined()
  })

  test('sends browsers the calls of the contract and of its schemas the types alone [house-6]', () => {
    const page = 'apps/storefront/src/features/product/ProductPage.tsx'
    expect(importing(page, '@bottega/contract/catalog/product.ts')).toMatch(/types only/)
    expect(importing(page, '@bottega/contract/catalog/product.ts', true)).toBeUndefined()
    expect(importing(page, '@bottega/contract/catalog/calls.ts')).toBeUndefined()
    expect(importing(page, '@bottega/contract/envelope.ts')).toBeUndefined()
  })

  test('asks for the place of a room that no list names [house-7]', () => {
    expect(importing('apps/api/src/trade/barter/barter.ts', '../cart/cart.service.ts')).toMatch(/is in no room/)
    expect(importing('apps/api/src/staff/today/today.ts', '../barter/barter.ts')).toMatch(/is in no room/)
  })
})

describe('the lists', () => {
  test('take the longest name that fits, before one with a star [house-8]', () => {
    const rooms = ['.', '*/messages.ts', 'catalog', 'catalog/categories.ts']
    expect(roomOf({ rooms }, 'catalog/product.ts')).toBe('catalog')
    expect(roomOf({ rooms }, 'catalog/categories.ts')).toBe('catalog/categories.ts')
    expect(roomOf({ rooms }, 'catalog/messages.ts')).toBe('*/messages.ts')
    expect(roomOf({ rooms }, 'main.ts')).toBe('.')
    expect(roomOf({ rooms }, 'cart/main.ts')).toBeUndefined()
  })

  test.each(Object.entries(workspaces))(
    'of %s names only rooms that exist, below whoever may import them',
    (folder, one) => {
      const names = one.rooms.map((entry) => (typeof entry === 'string' ? entry : entry[0]))
      const files = globSync('**/*.{ts,tsx,css,png,svg,webp}', {
        cwd: join(root, folder),
        exclude: ['**/node_modules/**', 'build/**'],
      })
      const used = new Set(files.map((file) => placeOf(`${folder}/${file}`)?.room))
      expect(names.filter((name) => !used.has(name) && name !== '+types')).toEqual([])
      for (const entry of one.rooms) {
        if (typeof entry === 'string') continue
        const before = new Set(names.slice(0, names.indexOf(entry[0])))
        expect(
          entry[1].filter((room) => !before.has(room)),
          entry[0],
        ).toEqual([])
      }
    },
  )
})
