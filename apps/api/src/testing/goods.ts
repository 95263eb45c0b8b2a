import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { productsView } from '@bottega/contract/catalog/calls.ts'
import { staffProduct } from '@bottega/contract/staff-products/calls.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { expect } from 'vitest'
import { staffMember } from './staff.ts'
import { openTestShop } from './test-shop.ts'

type Settings = Parameters<typeof openTestShop>[0]

/**
 * A shopkeeper at work on the goods, and a second process of the shop, which asks once in a second whether the catalogue
 * has changed: its shoppers must see the work.
 */
export async function openGoods({ own = {}, others = {} }: { own?: Settings; others?: Settings } = {}) {
  const shop = await openTestShop(own)
  const other = await openTestShop({ CATALOGUE_MAX_AGE_MS: '1000', ...others }, { beside: shop })
  const keeper = await staffMember(shop, 'shopkeeper')

  const storyOf = async (productId: number) =>
    (await keeper.call(staffProduct, { query: { product_id: productId } })).data.product
  const onPage = async (productId: number, language: Language = 'it') =>
    (await other.anonymous(language).call(productsView, { query: { productId } })).data

  return {
    shop,
    other,
    keeper,
    close: async () => {
      await other.close()
      await shop.close()
    },
    /** A product as staff see it. */
    storyOf,
    /** As a change names it. */
    seenOf: async (productId: number) => ({ product_id: productId, version: (await storyOf(productId)).version }),
    /** The product in the first store. */
    here: async (productId: number) => (await storyOf(productId)).stores.find(({ warehouseId }) => warehouseId === 1),
    /** A product as shoppers of the other process see it. */
    onPage,
    /** Waits until they do: the other process would show what it has cached for a minute. */
    soonOnPage: (productId: number, shown: object, language: Language = 'it') =>
      expect
        .poll(() => onPage(productId, language), { interval: 100, timeout: atThisSpeed(20_000) })
        .toMatchObject(shown),
    /** The last entry of the staff's log about a product or class. */
    lastEntry: async (subject: 'product' | 'productClass', id: number) => {
      const admin = await staffMember(shop, 'admin')
      const { data } = await admin.call(staffAudit, { query: { subject, subject_id: String(id) } })
      return data.entries[0]
    },
  }
}
export type Goods = Awaited<ReturnType<typeof openGoods>>
