import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Db } from '@bottega/api/kernel/database/database.ts'
import type { ImportKind } from '@bottega/api/staff/world/imports.tables.ts'
import { ImportError } from './import-error.ts'
import { importLoyaltyCards } from './import-loyalty-cards.ts'
import { importPrices } from './import-prices.ts'
import { importProducts } from './import-products.ts'
import type { Progress } from './progress.ts'
import { printable, reasonLines } from './reasons.ts'
import { newReportFile } from './report.ts'

const importUsage = `Usage: import products FILE [--dry-run] [--report FILE] [--rules FILE]
       import prices FILE [--dry-run] [--report FILE] [--overwrite]
       import loyalty-cards FILE [--dry-run] [--report FILE]`

export interface ImportCommandContext {
  db: Db
  print: (line: string) => void
  /** Reports are written to `imports` below it, each under a name of its own, unless `--report` names a file. */
  dataDir: string
  now?: Date
}

/** Runs `import ...` as typed after the program's name; returns the exit code. */
export async function runImportCommand(args: readonly string[], context: ImportCommandContext): Promise<number> {
  try {
    const command = readArguments(args)
    if (command === undefined) {
      context.print(importUsage)
      return 2
    }
    await run(command, context)
    return 0
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    context.print(error.message)
    return 1
  }
}

const kinds: readonly ImportKind[] = ['products', 'prices', 'loyalty-cards']

interface ImportCommand {
  kind: ImportKind
  file: string
  dryRun: boolean
  overwrite: boolean
  report: string | undefined
  rules: string | undefined
}

function readArguments(args: readonly string[]): ImportCommand | undefined {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
    report: { type: 'string' },
    rules: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [named, file, ...more] = positionals
    const kind = kinds.find((one) => one === named)
    if (kind === undefined || file === undefined || more.length > 0) return undefined
    if (kind !== 'products' && values.rules !== undefined) return undefined
    if (kind !== 'prices' && values.overwrite) return undefined
    return {
      kind,
      file,
      overwrite: values.overwrite,
      dryRun: values['dry-run'],
      report: values.report,
      rules: values.rules,
    }
  } catch (error) {
    // parseArgs reports unknown options as TypeError; the usage line answers all of them.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

async function run(
  { kind, file, dryRun, overwrite, report, rules }: ImportCommand,
  context: ImportCommandContext,
): Promise<void> {
  const { db, print, dataDir, now = new Date() } = context
  const reportFile = report ?? (await newReportFile(dataDir, basename(file), now))
  const tell = ({ rows, usable, refused, rowsPerSecond }: Progress) =>
    print(`${rows} rows read, ${usable} usable, ${refused} refused, ${rowsPerSecond} rows/s`)
  if (kind === 'products') {
    const picturesFolder = join(dataDir, 'photo')
    const options = { file, reportFile, dryRun, picturesFolder, ...(rules !== undefined && { rulesFile: rules }) }
    const { summary, ignoredColumns, ...result } = await importProducts(db, options, tell)
    const usable = summary.rows - summary.refused
    print(
      `Products: ${summary.new} new, ${summary.changed} changed, ${summary.unchanged} unchanged, ${summary.refused} refused.`,
    )
    if (usable > 0)
      print(
        `${Math.round((summary.placed / usable) * 1000) / 10} % found a category; the rest stands in "Altri prodotti".`,
      )
    for (const line of unusedLines(ignoredColumns)) print(line)
    for (const line of reasonLines(result)) print(line)
  } else if (kind === 'loyalty-cards') {
    const { summary, ...result } = await importLoyaltyCards(db, { file, reportFile, dryRun, now }, tell)
    print(`Loyalty cards: ${summary.new} new, ${summary.changed} changed, ${summary.refused} lines refused.`)
    for (const line of reasonLines(result)) print(line)
  } else {
    const { summary, ignoredColumns, ...result } = await importPrices(
      db,
      { file, reportFile, dryRun, overwrite, now },
      tell,
    )
    print(
      `Prices: ${summary.new} new, ${summary.changed} changed, ${summary.removed} replaced, ${summary.refused} lines refused; ` +
        `${summary.published} products are on sale for the first time.` +
        (summary.costs > 0 ? ` Costs: ${summary.costs} changed.` : ''),
    )
    for (const line of unusedLines(ignoredColumns)) print(line)
    for (const line of reasonLines(result)) print(line)
  }
  print(`Report: ${reportFile}`)
  if (dryRun) print('Dry run: nothing was written to the shop.')
}

const unusedLines = (columns: readonly string[]): string[] =>
  columns.length === 0 ? [] : [`Columns not used: ${columns.map(printable).join(', ').slice(0, 1000)}.`]
