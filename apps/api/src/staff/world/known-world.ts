import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader } from '../../kernel/database/database.ts'
import {
  knownCategories,
  knownClasses,
  knownClassProducts,
  knownPromotionProducts,
  knownPromotions,
  placingRulesOf,
} from './known-catalogue.ts'
import { knownStaff, knownVouchers } from './known-people.ts'
import { knownSetup } from './known-setup.ts'
import { knownCoverage, knownSlots, knownStores } from './known-stores.ts'
import { otherProductsSlug } from '@bottega/rules/catalog/known-names.ts'
import type { World } from './world.ts'

/** The world of the shop as it is now. Stock is read apart, because it is many. */
export async function knownWorld(db: Reader, now: Date): Promise<World> {
  const today = shopDate(now)
  const promotions = await knownPromotions(db, today)
  const classProducts = await knownClassProducts(db)
  const promotionProducts = await knownPromotionProducts(
    db,
    promotions.map(({ code }) => code),
  )
  return {
    setup: await knownSetup(db),
    stores: (await knownStores(db)).map(({ id: _id, ...store }) => store),
    coverage: await knownCoverage(db),
    slots: (await knownSlots(db)).map(({ id: _id, ...slot }) => slot),
    // An import of products makes that category for itself.
    categories: (await knownCategories(db)).filter(({ slug }) => slug !== otherProductsSlug),
    placing: await placingRulesOf(db),
    classes: await knownClasses(db),
    promotions,
    classProducts,
    promotionProducts,
    vouchers: await knownVouchers(db, today),
    staff: await knownStaff(db),
  }
}
