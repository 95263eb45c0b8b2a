import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import { type Db, openDatabase } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { lightenCompiler } from '../import-command.ts'
import { ImportError } from '../import/import-error.ts'
import { newReportFile } from '../import/report.ts'
import { findingLine } from '../world/findings.ts'
import { openFindings } from './findings-file.ts'
import { takeFile } from './take-file.ts'

/** Findings that are printed; the report has all of them. */
const mostPrinted = 100

const kinds = ['stock', 'promotions'] as const
type CommandKind = (typeof kinds)[number]
const isLiveKind = (text: string | undefined): text is CommandKind => kinds.some((kind) => kind === text)

export interface LiveCommandContext {
  readonly db: Db
  readonly print: (line: string) => void
  readonly dataDir: string
  readonly now?: Date
}

/** `import stock FILE` and `import promotions FILE`, into the database the settings name. */
export async function liveCommand(rest: string[]): Promise<void> {
  const config = readConfig(process.env)
  lightenCompiler()
  const database = await openDatabase(config)
  try {
    await migrateDatabase(database)
    const print = (line: string) => console.log(line)
    process.exitCode = await runLiveCommand(rest, { db: database.db, print, dataDir: config.dataDir })
  } finally {
    await database.close()
  }
}

/** Returns the exit code: 0 taken, 1 refused, 2 not understood. */
export async function runLiveCommand(args: readonly string[], context: LiveCommandContext): Promise<number> {
  const command = readArguments(args)
  if (command === undefined) {
    context.print('Usage: import stock FILE [--dry-run]\n       import promotions FILE [--dry-run]')
    return 2
  }
  try {
    return await run(command, context)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    context.print(error.message)
    return 1
  }
}

interface LiveCommand {
  kind: FigureKind
  file: string
  dryRun: boolean
}

function readArguments(args: readonly string[]): LiveCommand | undefined {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [kind, file, ...more] = positionals
    if (!isLiveKind(kind) || file === undefined || more.length > 0) return undefined
    return { kind, file, dryRun: values['dry-run'] }
  } catch (error) {
    // parseArgs reports unknown options as TypeError; the usage line answers all of them.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

async function run(
  command: LiveCommand,
  { db, print, dataDir, now = new Date() }: LiveCommandContext,
): Promise<number> {
  const reportFile = await newReportFile(dataDir, basename(command.file), now)
  const report = openFindings(reportFile)
  let count = 0
  try {
    const taken = await takeFile(db, {
      ...command,
      now,
      tell: (finding) => {
        count += 1
        if (count <= mostPrinted) print(findingLine(finding))
        report.add(finding)
      },
    })
    const { rows, changed, findings } = taken
    if (findings > 0) {
      if (count > mostPrinted) print(`and ${count - mostPrinted} more`)
      print(`${findings} errors: nothing was written, and the shop is as it was. All of them: ${reportFile}`)
      return 1
    }
    const sentence = command.dryRun
      ? `${rows} rows, no errors. Dry run: nothing was written to the shop.`
      : `${rows} rows, ${changed} changed.`
    report.addLine(sentence)
    print(sentence)
    return 0
  } finally {
    await report.close()
  }
}
