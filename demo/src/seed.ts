import { fileURLToPath } from 'node:url'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@bottega/api/kernel/database/database.ts'
import * as cartTables from '@bottega/api/kernel/database/schema/orders/cart.ts'
import * as catalogTables from '@bottega/api/kernel/database/schema/catalog.ts'
import { workCompany } from '@bottega/api/kernel/database/schema/people/companies.ts'
import * as deliveryTables from '@bottega/api/kernel/database/schema/delivery.ts'
import * as loyaltyTables from '@bottega/api/kernel/database/schema/people/loyalty.ts'
import * as listTables from '@bottega/api/kernel/database/schema/lists.ts'
import * as paymentTables from '@bottega/api/kernel/database/schema/orders/payments.ts'
import * as orderTables from '@bottega/api/kernel/database/schema/orders/orders.ts'
import * as orderPartTables from '@bottega/api/kernel/database/schema/orders/order-parts.ts'
import * as peopleTables from '@bottega/api/kernel/database/schema/people/people.ts'
import { personInfo } from '@bottega/api/kernel/database/schema/people/person-info.ts'
import * as voucherTables from '@bottega/api/kernel/database/schema/vouchers.ts'
import { shopState } from '@bottega/api/kernel/database/schema/system.ts'
import { contentKinds } from '@bottega/api/modules.ts'
import { seedContent } from '@bottega/api/kernel/publishing/import-content.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { continueAfterLargestId } from '@bottega/api/staff/world/sequences.ts'
import { bumpCatalogueVersion } from '@bottega/api/kernel/database/catalogue-version.ts'
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

/** What the demo's editors have written: an example of a content folder. */
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
    [catalogTables.category, catalogue.categories],
    [catalogTables.vendor, catalogue.vendors],
    [catalogTables.productClassGroup, catalogue.classGroups],
    [catalogTables.productClass, catalogue.classes],
    [catalogTables.product, catalogue.products],
    [catalogTables.productPrice, catalogue.prices],
    [catalogTables.promotion, catalogue.promotions],
    [catalogTables.promotionProduct, catalogue.promotionProducts],
    [catalogTables.productAlternative, catalogue.alternatives],
    [catalogTables.stock, catalogue.stock],
    [peopleTables.appUser, world.users],
    [personInfo, [...consentRows]],
    [workCompany, [...world.workCompanies]],
    // Those of stores are written with their stores.
    [peopleTables.address, world.addresses.filter(({ storeId }) => (storeId ?? null) === null)],
    [orderPartTables.accountPerson, world.accountPersons],
    [listTables.wishlist, lists.lists],
    [listTables.wishlistItem, lists.items],
    [listTables.wishlistShare, lists.shares],
    [paymentTables.creditAgreement, creditAgreementRows],
    [paymentTables.userPaymentAuth, savedPaymentRows],
    [paymentTables.personFiscal, billingRows],
    [deliveryTables.slot, world.slots],
    [cartTables.cart, orders.carts],
    [deliveryTables.slotHold, orders.holds],
    [orderTables.shopOrder, orders.orders],
    [orderPartTables.suborder, orders.suborders],
    [orderTables.orderLine, orders.lines],
    [orderTables.orderAdjustment, orders.adjustments],
    [orderTables.orderEvent, orders.events],
    [orderTables.paymentAttempt, orders.payments],
    [voucherTables.giftCertificate, vouchers.certificates],
    [voucherTables.userGiftCertificate, vouchers.held],
    [voucherTables.voucherMovement, vouchers.movements],
    [loyaltyTables.loyaltyCard, loyalty.cards],
    [loyaltyTables.pointsAccount, loyalty.accounts],
    [loyaltyTables.pointsMovement, loyalty.movements],
    [loyaltyTables.orderPoints, loyalty.orderPoints],
    [loyaltyTables.rewardRequest, loyalty.requests],
    [loyaltyTables.rewardChoice, loyalty.choices],
    [loyaltyTables.causePoints, loyalty.causes],
    [loyaltyTables.inviteCode, loyalty.codes],
    [loyaltyTables.invite, loyalty.invites],
  ]
}

/** Tables whose rows were written with ids of our choosing. */
const identityTables: readonly PgTable[] = [
  catalogTables.category,
  catalogTables.vendor,
  catalogTables.productClass,
  catalogTables.product,
  catalogTables.promotion,
  peopleTables.appUser,
  peopleTables.address,
  listTables.wishlist,
  paymentTables.userPaymentAuth,
  workCompany,
  deliveryTables.slot,
  cartTables.cart,
  orderTables.shopOrder,
  orderTables.orderLine,
  voucherTables.giftCertificate,
  voucherTables.userGiftCertificate,
  loyaltyTables.rewardRequest,
]
