import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { packagingType } from '../../trade/cart/packaging.tables.ts'
import {
  cooperative,
  deliveryService,
  storeService,
  taxCode,
  warehouseClass,
  seller,
} from '../../places/stores/stores.tables.ts'
import { knownSetup } from './known-setup.ts'
import { continueAfterLargestId } from './sequences.ts'
import { writeIdentity } from '../../places/identity/identity.queries.ts'
import { storeSaleNeed } from '../../trade/catalog/law-gaps.ts'
import { storeSlotDays } from '../../trade/delivery/slot-days.ts'
import { type Writing, writePart } from './world-writing.ts'
import type { Setup } from './world.ts'

type Cooperative = Setup['cooperatives'][number]
type Packaging = Setup['packaging'][number]

const byId = {
  keyOf: ({ id }: { id: number }) => String(id),
  keyOfKnown: ({ id }: { id: number }) => String(id),
}
const asIs = <Row>(row: Row): Row => row
/** Rows that cannot be taken out of use stay: orders and documents name them. */
const stays = () => Promise.resolve()

/** Cooperatives, kinds of shops, delivery services, bags and tax codes. */
export async function writeSetup(writing: Writing, setup: Setup): Promise<void> {
  const { tx } = writing
  const known = await knownSetup(tx)
  if (known.slotDays !== setup.slotDays) await storeSlotDays(tx, setup.slotDays)
  if (known.saleNeed !== setup.saleNeed) await storeSaleNeed(tx, setup.saleNeed)
  await writePart(
    writing,
    {
      part: 'shop',
      keyOf: () => 'shop',
      keyOfKnown: () => 'shop',
      asWanted: asIs,
      insert: ([identity]) => writeIdentity(tx, identity ?? null),
      update: (identity) => writeIdentity(tx, identity),
      close: () => writeIdentity(tx, null),
    },
    setup.identity === null ? [] : [setup.identity],
    known.identity === null ? [] : [known.identity],
  )
  await writeCooperatives(writing, setup.cooperatives, known.cooperatives)
  await writePart(
    writing,
    {
      part: 'store classes',
      ...byId,
      asWanted: asIs,
      insert: (rows) => tx.insert(warehouseClass).values(rows),
      update: ({ id, ...rest }) => tx.update(warehouseClass).set(rest).where(eq(warehouseClass.id, id)),
      close: stays,
    },
    setup.storeClasses,
    known.storeClasses,
  )
  await writePart(
    writing,
    {
      part: 'delivery services',
      ...byId,
      asWanted: asIs,
      insert: (rows) => tx.insert(deliveryService).values(rows),
      update: ({ id, ...rest }) => tx.update(deliveryService).set(rest).where(eq(deliveryService.id, id)),
      close: ({ id }) => tx.delete(storeService).where(eq(storeService.deliveryServiceId, id)),
    },
    setup.services,
    known.services,
  )
  await writePackaging(writing, setup.packaging, known.packaging)
  await writePart(
    writing,
    {
      part: 'tax codes',
      keyOf: ({ code }) => code,
      keyOfKnown: ({ code }) => code,
      asWanted: asIs,
      insert: (rows) => tx.insert(taxCode).values(rows),
      update: ({ code, ...rest }) => tx.update(taxCode).set(rest).where(eq(taxCode.code, code)),
      close: ({ code }) => tx.delete(taxCode).where(eq(taxCode.code, code)),
    },
    setup.taxes,
    known.taxes,
  )
  const tables: readonly PgTable[] = [cooperative, warehouseClass, packagingType]
  for (const table of tables) await tx.execute(continueAfterLargestId(table))
}

async function writeCooperatives(
  writing: Writing,
  wanted: readonly Cooperative[],
  known: readonly Cooperative[],
): Promise<void> {
  const { tx } = writing
  const writeSeller = async ({ id, seller: facts }: Cooperative) => {
    if (facts === null) await tx.delete(seller).where(eq(seller.cooperativeId, id))
    else
      await tx
        .insert(seller)
        .values({ cooperativeId: id, facts })
        .onConflictDoUpdate({ target: seller.cooperativeId, set: { facts } })
  }
  await writePart(
    writing,
    {
      part: 'cooperatives',
      ...byId,
      asWanted: asIs,
      insert: async (rows) => {
        await tx.insert(cooperative).values(rows.map(({ id, slug, name }) => ({ id, slug, name })))
        for (const row of rows) await writeSeller(row)
      },
      update: async (row) => {
        const { id, slug, name } = row
        await tx.update(cooperative).set({ slug, name }).where(eq(cooperative.id, id))
        await writeSeller(row)
      },
      close: stays,
    },
    wanted,
    known,
  )
}

/** Their order is that of the file. */
async function writePackaging(writing: Writing, wanted: readonly Packaging[], known: readonly Packaging[]) {
  const { tx } = writing
  const placed = (rows: readonly Packaging[]) => rows.map((row, position) => ({ ...row, position }))
  await writePart(
    writing,
    {
      part: 'packaging',
      ...byId,
      asWanted: asIs,
      insert: (rows) =>
        tx
          .insert(packagingType)
          .values(rows)
          .onConflictDoNothing()
          .then(() => reopen(rows)),
      update: ({ id, ...rest }) => tx.update(packagingType).set(rest).where(eq(packagingType.id, id)),
      close: ({ id }) => tx.update(packagingType).set({ active: false }).where(eq(packagingType.id, id)),
    },
    placed(wanted),
    placed(known),
  )

  /** A bag that was closed before has its row still. */
  async function reopen(rows: readonly (Packaging & { position: number })[]): Promise<void> {
    for (const { id, ...rest } of rows)
      await tx
        .update(packagingType)
        .set({ ...rest, active: true })
        .where(eq(packagingType.id, id))
  }
}
