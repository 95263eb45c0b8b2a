import { readdir } from 'node:fs/promises'
import type { Reader, Tx } from '@bottega/api/kernel/database/database.ts'
import { taxCode } from '@bottega/api/places/stores/stores.tables.ts'
import { settleSale } from '@bottega/api/trade/catalog/law-gaps.ts'
import { placingRulesOf } from '@bottega/api/staff/world/known-catalogue.ts'
import { type RunResult, runInOneTransaction } from './import-run.ts'
import { type CategoryRules, compileRules, loadCategoryRules } from './products/category-rules.ts'
import type { ProductDraft } from './products/product-draft.ts'
import { openProducts, type ReadProductLine } from './products/read-products.ts'
import { openProductWriter, type ProductWriter } from './products/write-products.ts'
import { type OnProgress, progressMeter } from './progress.ts'
import type { Reason, Remark } from './reasons.ts'
import { openReport, type Report } from './report.ts'

/** Large enough for few statements, small enough for the embedded database's parameters. */
const batchSize = 500

export interface ImportProductsOptions {
  file: string
  reportFile: string
  dryRun?: boolean
  /** The folder of the shop's pictures; without it named pictures are not looked for. */
  picturesFolder?: string
  /** Own rules instead of those shipped. */
  rulesFile?: string
}

export interface ProductsSummary extends Record<string, number> {
  rows: number
  refused: number
  new: number
  changed: number
  unchanged: number
  /** Imported products that stand in a category of their own and not in "Altri prodotti". */
  placed: number
}

export interface ProductsImport {
  summary: ProductsSummary
  ignoredColumns: readonly string[]
  countByReason: ReadonlyMap<Reason, number>
  sentences: ReadonlyMap<Reason, string>
  /** The first lines that were refused, or lost a field. */
  losses: readonly Remark[]
}

/**
 * Takes a product file into the catalogue. New products wait unpublished for their first price. The report file says
 * line by line what could not be used; a file that is no product file at all throws `ImportError`.
 */
export async function importProducts(
  db: Reader,
  options: ImportProductsOptions,
  onProgress?: OnProgress,
): Promise<ProductsImport> {
  const rules = await rulesOf(db, options.rulesFile)
  const report = await openReport(options.reportFile, options.file)
  const summary: ProductsSummary = { rows: 0, refused: 0, new: 0, changed: 0, unchanged: 0, placed: 0 }
  const ignoredColumns: string[] = []
  try {
    await runInOneTransaction(db, 'products', options, async (tx): Promise<RunResult> => {
      const { ignoredColumns: ignored, lines } = await openProducts(options.file, rules)
      ignoredColumns.push(...ignored)
      const pictures = options.picturesFolder === undefined ? undefined : await filesIn(options.picturesFolder)
      await takeRows(tx, lines, rules, pictures, report, summary, onProgress)
      const settled = await settleSale(tx)
      return { summary, changed: summary.new + summary.changed + settled > 0 ? 'catalogue' : undefined }
    })
  } finally {
    await report.close()
  }
  const { countByReason, losses } = report
  return { summary, ignoredColumns, countByReason, losses, sentences: report.sentences() }
}

/** The file named, else the operator's own rules, else those shipped; with the shop's own names of VAT rates. */
async function rulesOf(db: Reader, rulesFile: string | undefined): Promise<CategoryRules> {
  const own = rulesFile === undefined ? await placingRulesOf(db) : undefined
  const rules = own === undefined ? await loadCategoryRules(rulesFile) : compileRules(own, 'The shop’s rules')
  const codes = await db.select().from(taxCode)
  return { ...rules, taxRates: new Map(codes.map(({ code, percent }) => [code.toUpperCase(), percent])) }
}

/** Names of the files; none where there is no such folder. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return new Set(names)
}

async function takeRows(
  tx: Tx,
  lines: AsyncIterable<ReadProductLine>,
  rules: CategoryRules,
  pictures: ReadonlySet<string> | undefined,
  report: Report,
  summary: ProductsSummary,
  onProgress: OnProgress | undefined,
): Promise<void> {
  const writer = await openProductWriter(tx, rules)
  for (const { slug, insteadOf } of writer.missingCategories) {
    report.add({ line: 0, key: '', field: '', reason: 'rule-category-missing', value: `${slug} → ${insteadOf}` })
  }
  const meter = progressMeter(onProgress)
  let batch: ProductDraft[] = []
  for await (const read of lines) {
    summary.rows += 1
    if (read.ok) {
      const { image, remarks } = read.draft
      if (image !== null && pictures?.has(image) === false)
        remarks.push({ field: 'image', reason: 'image-missing', value: image })
      batch.push(read.draft)
    } else {
      summary.refused += 1
      report.add(read.remark)
    }
    if (summary.rows % batchSize === 0) {
      await writeBatch(writer, batch, report, summary)
      batch = []
      meter.step(summary.rows, summary.refused)
    }
  }
  await writeBatch(writer, batch, report, summary)
  meter.end(summary.rows, summary.refused)
}

async function writeBatch(
  writer: ProductWriter,
  batch: readonly ProductDraft[],
  report: Report,
  summary: ProductsSummary,
): Promise<void> {
  const { inserted, changed, placed, refused } = await writer.write(batch)
  const refusedDrafts = new Set(refused.map(({ draft }) => draft))
  for (const { draft, field, reason, value } of refused) report.add({ ...remarkOf(draft), field, reason, value })
  for (const draft of batch) {
    if (refusedDrafts.has(draft)) continue
    for (const remark of draft.remarks) report.add({ ...remarkOf(draft), ...remark })
  }
  summary.refused += refused.length
  summary.new += inserted
  summary.changed += changed
  summary.unchanged += batch.length - refused.length - inserted - changed
  summary.placed += placed
  await report.flush()
}

function remarkOf({ line, code }: ProductDraft) {
  return { line, key: code }
}
