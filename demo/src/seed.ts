import { fileURLToPath } from 'node:url'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@bottega/api/kernel/database/database.ts'
import * as tables from '@bottega/api/all-tables.ts'
import { workCompany } from '@bottega/api/people/companies/companies.tables.ts'
import { personInfo } from '@bottega/api/people/registration/consents.tables.ts'
import { shopState } from '@bottega/api/kernel/database/shop-state.tables.ts'
import { contentKinds } from '@bottega/api/modules.ts'
import { seedContent } from '@bottega/api/kernel/publishing/import-content.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { continueAfterLargestId } from '@bottega/api/staff/world/sequences.ts'
import { bumpCatalogueVersion } from '@bottega/api/kernel/database/catalogue-version.ts'
import { shoppingChoiceRows, staffPlaceRows } from './people/demo-people.ts'
import { billingRows, creditAgreementRows, savedPaymentRows } from './people/demo-payments.ts'
import { consentRows } from './people/consents.ts'
import { seedStaffWork } from './seed/staff-work.ts'
import { seedCampaigns } from './seed/past-campaigns.ts'
import { seedDocuments } from './seed/past-documents.ts'
import { seedReturns } from './seed/past-returns.ts'
import { chunksOf } from '@bottega/api/kernel/database/chunks.ts'
import { writeDemoSetup } from './seed/demo-setup.ts'
import { type DemoWorld, type DemoOptions, demoWorld } from './seed/demo-world.ts'

export interface SeedSummary {
  products: number
  categories: number
  warehouses: number
  slots: number
  orders: number
}

/** The fact by which a database is known to hold the demo world. */
export const seedMarker = 'seed'

/** The folder with the texts of the demo's editors: an example of a content folder. */
const contentFolder = fileURLToPath(new URL('../content/', import.meta.url))

/** Writes the demo world into an empty, migrated database, in one transaction. */
export async function seed(db: Db, options: DemoOptions): Promise<SeedSummary> {
  const world = await demoWorld(options)
  await db.transaction(async (tx) => {
    await writeDemoSetup(tx, world, options.now)
    for (const [table, rows] of tableRows(world)) {
      for (const chunk of chunksOf(rows)) await tx.insert(table).values(chunk)
    }
    for (const table of identityTables) await tx.execute(continueAfterLargestId(table))
    await seedDocuments(tx, world.orders)
    await seedReturns(tx, world.orders, shopDate(options.now))
    await seedCampaigns(tx, world.orders, options.now)
    await seedStaffWork(tx, options.now)
    await seedContent(tx, contentKinds, contentFolder, world.leaflets)
    await bumpCatalogueVersion(tx)
    await tx
      .insert(shopState)
      .values({ key: seedMarker, value: { ...options, products: world.catalogue.products.length } })
  })
  return {
    products: world.catalogue.products.length,
    categories: world.catalogue.categories.length,
    warehouses: world.warehouses.length,
    slots: world.slots.length,
    orders: world.orders.orders.length,
  }
}

/** Everything in an order that satisfies the foreign keys. */
function tableRows({
  catalogue,
  orders,
  lists,
  vouchers,
  loyalty,
  ...world
}: DemoWorld): [PgTable, readonly object[]][] {
  return [
    [tables.category, catalogue.categories],
    [tables.vendor, catalogue.vendors],
    [tables.productClassGroup, catalogue.classGroups],
    [tables.productClass, catalogue.classes],
    [tables.product, catalogue.products],
    [tables.productPrice, catalogue.prices],
    [tables.promotion, catalogue.promotions],
    [tables.promotionProduct, catalogue.promotionProducts],
    [tables.productAlternative, catalogue.alternatives],
    [tables.stock, catalogue.stock],
    [tables.appUser, world.users],
    [personInfo, [...consentRows]],
    [workCompany, [...world.workCompanies]],
    // Those of stores are written with their stores.
    [tables.address, world.addresses.filter(({ storeId }) => (storeId ?? null) === null)],
    [tables.accountPerson, world.accountPersons],
    [tables.staffPlace, staffPlaceRows],
    [tables.shoppingChoice, shoppingChoiceRows],
    [tables.wishlist, lists.lists],
    [tables.wishlistItem, lists.items],
    [tables.wishlistShare, lists.shares],
    [tables.creditAgreement, creditAgreementRows],
    [tables.userPaymentAuth, savedPaymentRows],
    [tables.personFiscal, billingRows],
    [tables.slot, world.slots],
    [tables.cart, orders.carts],
    [tables.slotHold, orders.holds],
    [tables.shopOrder, orders.orders],
    [tables.suborder, orders.suborders],
    [tables.orderLine, orders.lines],
    [tables.orderAdjustment, orders.adjustments],
    [tables.orderEvent, orders.events],
    [tables.paymentAttempt, orders.payments],
    [tables.giftCertificate, vouchers.certificates],
    [tables.userGiftCertificate, vouchers.held],
    [tables.voucherMovement, vouchers.movements],
    [tables.loyaltyCard, loyalty.cards],
    [tables.pointsAccount, loyalty.accounts],
    [tables.pointsMovement, loyalty.movements],
    [tables.orderPoints, loyalty.orderPoints],
    [tables.rewardRequest, loyalty.requests],
    [tables.rewardChoice, loyalty.choices],
    [tables.causePoints, loyalty.causes],
    [tables.inviteCode, loyalty.codes],
    [tables.invite, loyalty.invites],
  ]
}

/** Tables whose rows were written with ids of our choosing. */
const identityTables: readonly PgTable[] = [
  tables.category,
  tables.vendor,
  tables.productClass,
  tables.product,
  tables.promotion,
  tables.appUser,
  tables.address,
  tables.wishlist,
  tables.userPaymentAuth,
  workCompany,
  tables.slot,
  tables.cart,
  tables.shopOrder,
  tables.orderLine,
  tables.giftCertificate,
  tables.userGiftCertificate,
  tables.rewardRequest,
]
