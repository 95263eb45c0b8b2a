import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import { generateSlots } from '../../trade/delivery/slots-generator.ts'
import type { PartReport } from './changes.ts'
import { type CodesOfNames, namedByCode } from './named-by-code.ts'
import { loadManagedKeys } from './managed-keys.ts'
import { ensureBrandGroup, writeCategories, writeClasses, writeClassProducts, writePlacing } from './write-catalogue.ts'
import { writePromotionProducts, writePromotions } from './write-promotions.ts'
import { writeSetup } from './write-setup.ts'
import { closeSpecialDays, writeAreas, writeCoverage, writeSlots } from './write-slots.ts'
import { writeStaff } from './write-staff.ts'
import { writeStores } from './write-stores.ts'
import { writeVouchers } from './write-vouchers.ts'
import type { Writing } from './world-writing.ts'
import type { World } from './world.ts'

/** Between what products need and what needs products; an import of products has its place there, and says their codes. */
type WithProducts = () => Promise<CodesOfNames>

/**
 * Brings a world into the shop inside the transaction of the caller, in the order in which one thing names another. What
 * the files have no more is closed, never deleted where an order may name it.
 */
export async function writeWorld(
  tx: Tx,
  world: World,
  { now, overwrite = false }: { readonly now: Date; readonly overwrite?: boolean },
  products?: WithProducts,
): Promise<readonly PartReport[]> {
  const writing: Writing = { tx, now, today: shopDate(now), managed: await loadManagedKeys(tx), overwrite, reports: [] }
  if (world.setup !== undefined) await writeSetup(writing, world.setup)
  if (world.stores !== undefined) await writeStores(writing, world.stores)
  if (world.coverage !== undefined) await writeCoverage(writing, world.coverage)
  if (world.stores !== undefined) {
    await writeAreas(writing, world.stores)
    await closeSpecialDays(writing, world.stores)
  }
  if (world.slots !== undefined) await writeSlots(writing, world.slots)
  if (world.categories !== undefined) await writeCategories(writing, world.categories)
  if (world.placing !== undefined) await writePlacing(writing, world.placing)
  if (world.classes !== undefined) await writeClasses(writing, world.classes)
  await ensureBrandGroup(writing)
  const codes = (await products?.()) ?? new Map<string, string>()
  if (world.classProducts !== undefined) await writeClassProducts(writing, namedByCode(world.classProducts, codes))
  if (world.promotions !== undefined) await writePromotions(writing, world.promotions)
  if (world.promotionProducts !== undefined)
    await writePromotionProducts(
      writing,
      namedByCode(world.promotionProducts, codes),
      (world.promotions ?? []).map(({ code }) => code),
    )
  if (world.vouchers !== undefined) await writeVouchers(writing, namedByCode(world.vouchers, codes))
  if (world.staff !== undefined) await writeStaff(writing, world.staff)
  await writing.managed.store()
  await generateSlots(tx, now)
  if (writing.reports.some(hasChanged)) await bumpCatalogueVersion(tx)
  return writing.reports
}

const hasChanged = ({ added, changed, closed }: PartReport) => added.length + changed.length + closed.length > 0
