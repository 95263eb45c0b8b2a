import { userInfo } from 'node:os'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { recordCommand } from '@bottega/api/kernel/audit/audit.service.ts'
import type { PartReport } from '@bottega/api/staff/world/changes.ts'
import type { PricesImport } from '../import/import-prices.ts'
import type { ProductsImport } from '../import/import-products.ts'

interface Imported {
  readonly reports: readonly PartReport[]
  readonly products?: ProductsImport | undefined
  readonly prices?: PricesImport | undefined
}

/** Rows one entry of the log shows with before and after; a new price list of codes would fill a page. */
const mostRows = 100

/** Writes into the audit log what an import of a world did, and who ran it. One that changed nothing is not in it. */
export async function recordImport(tx: Tx, { reports, products, prices }: Imported, now: Date): Promise<void> {
  const parts = reports.filter(hasChanged)
  const counts = {
    ...Object.fromEntries(parts.map((report) => [report.part, countsOf(report)])),
    ...(products !== undefined && changes(products.summary) && { products: countsIn(products.summary) }),
    ...(prices !== undefined && changes(prices.summary) && { prices: countsIn(prices.summary) }),
    ...(prices !== undefined && prices.summary.costs > 0 && { costs: `~${prices.summary.costs}` }),
  }
  if (Object.keys(counts).length === 0) return
  const rows = parts
    .flatMap(({ part, differences }) =>
      differences.map((difference) => ({ ...difference, name: `${part} ${difference.key}` })),
    )
    .slice(0, mostRows)
  const command = { command: 'import world', user: accountName() }
  const before = Object.fromEntries(rows.map((row) => [row.name, row.before]))
  const after = { ...counts, ...Object.fromEntries(rows.map((row) => [row.name, row.after])) }
  await recordCommand(tx, command, { action: 'world.imported', before, after }, now)
}

const hasChanged = ({ added, changed, closed }: PartReport) => added.length + changed.length + closed.length > 0

const countsOf = ({ added, changed, closed }: PartReport) => `+${added.length} ~${changed.length} -${closed.length}`

const changes = (summary: { new: number; changed: number }) => summary.new + summary.changed > 0
const countsIn = (summary: { new: number; changed: number }) => `+${summary.new} ~${summary.changed}`

/** The account of the operating system that runs the command; in a container it may have a number only. */
function accountName(): string {
  try {
    return userInfo().username
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SYSTEM_ERROR') return String(process.getuid?.() ?? '')
    throw error
  }
}
