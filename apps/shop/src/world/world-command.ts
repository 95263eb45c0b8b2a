import { cp, mkdir, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import { type Db, openDatabase } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { KeptRow, PartReport, RowDifference } from '@bottega/api/staff/world/changes.ts'
import { lightenCompiler } from '../import-command.ts'
import { ImportError } from '../import/import-error.ts'
import { newReportFile } from '../import/report.ts'
import type { World } from '@bottega/api/staff/world/world.ts'
import { checkLaw, lawLine } from './check-law.ts'
import { type LawGaps, checkFolder } from './check-goods.ts'
import { exportWorld } from './export-world.ts'
import { findingLines } from './findings.ts'
import { importWorld, type WorldImport } from './import-world.ts'
import { WorldFolderError } from './read-world.ts'

const usage = `Usage: init DIR
       check DIR [--law]
       import world DIR [--dry-run] [--overwrite]
       export world DIR`

const example = new URL('example/', import.meta.url)

export interface WorldCommandContext {
  readonly print: (line: string) => void
  readonly now?: Date
  /** Only the commands that need it open the database. */
  readonly withDatabase: <Result>(work: (db: Db, dataDir: string) => Promise<Result>) => Promise<Result>
}

/** `init`, `check`, `import world` and `export world`, on the database the settings name. */
export async function worldCommand(verb: WorldVerb, rest: string[]): Promise<void> {
  process.exitCode = await runWorldCommand(verb, rest, { print: (line) => console.log(line), withDatabase })
}

async function withDatabase<Result>(work: (db: Db, dataDir: string) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  lightenCompiler()
  const database = await openDatabase(config)
  try {
    await migrateDatabase(database)
    return await work(database.db, config.dataDir)
  } finally {
    await database.close()
  }
}

export type WorldVerb = 'init' | 'check' | 'import' | 'export'

/** Returns the exit code: 0 done, 1 refused, 2 not understood. */
export async function runWorldCommand(
  verb: WorldVerb,
  args: readonly string[],
  context: WorldCommandContext,
): Promise<number> {
  const command = readArguments(verb, args)
  if (command === undefined) {
    context.print(usage)
    return 2
  }
  try {
    return await commands[verb](command.folder, context, command)
  } catch (error) {
    if (!(error instanceof WorldFolderError || error instanceof ImportError)) throw error
    context.print(error.message)
    return 1
  }
}

interface How {
  readonly dryRun: boolean
  readonly overwrite: boolean
  /** Of a check: also what the law wants a shop to say. */
  readonly law: boolean
}

const importOptions = {
  'dry-run': { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
} as const

const checkOptions = { law: { type: 'boolean', default: false } } as const

const optionsOf = (verb: WorldVerb) => (verb === 'import' ? importOptions : verb === 'check' ? checkOptions : {})

function readArguments(verb: WorldVerb, args: readonly string[]): (How & { folder: string }) | undefined {
  try {
    const options = optionsOf(verb)
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [folder, ...more] = verb === 'import' || verb === 'export' ? positionals.slice(1) : positionals
    if (folder === undefined || more.length > 0) return undefined
    const given = values as Record<string, unknown>
    return {
      folder,
      dryRun: given['dry-run'] === true,
      overwrite: given['overwrite'] === true,
      law: given['law'] === true,
    }
  } catch (error) {
    // parseArgs reports unknown options as TypeError; the usage line answers all of them.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

type Run = (folder: string, context: WorldCommandContext, how: How) => Promise<number>

const commands: Readonly<Record<WorldVerb, Run>> = {
  init: async (folder, { print }) => {
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0) {
      print(`${folder} is not empty: nothing was written.`)
      return 1
    }
    await cp(example, folder, { recursive: true })
    print(`An example of a shop is in ${folder}. Read its README.md, change what is yours, then: check ${folder}`)
    return 0
  },

  check: async (folder, { print, now = new Date() }, { law }) => {
    const { findings, files, unused, world, lawGaps } = await checkFolder(folder, {
      today: shopDate(now),
      isAlone: true,
    })
    for (const line of [...findingLines(findings), ...unused]) print(line)
    print(findings.length === 0 ? `${files.size} files, no errors.` : `${findings.length} errors.`)
    if (law) print(lawReport(world, lawGaps))
    return findings.length === 0 ? 0 : 1
  },

  import: async (folder, { print, now = new Date(), withDatabase: open }, how) => {
    const done = await open((db, dataDir) =>
      importWorld(db, {
        folder,
        ...how,
        now,
        picturesFolder: join(dataDir, 'photo'),
        newReport: (file) => newReportFile(dataDir, basename(file), now),
        print,
      }),
    )
    for (const line of importLines(done, how.dryRun)) print(line)
    return done.findings.length === 0 && !done.isRefused ? 0 : 1
  },

  export: async (folder, { print, now = new Date(), withDatabase: open }) => {
    const { written, untouched } = await open((db) => exportWorld(db, folder, now))
    for (const file of written) print(`  ${file}`)
    print(`${written.length} files written to ${folder}, ${untouched.length} said the same and were left as they are.`)
    print('Products are not written, nor prices that only your own system sends.')
    return 0
  },
}

/** Missing facts are warnings: a shop may say them later, and the folder is as good as it was. */
function lawReport(world: World, gaps: LawGaps | undefined): string {
  const checks = checkLaw(world, gaps)
  const missing = checks.filter(({ state }) => state === 'missing').length
  const result =
    missing === 0 ? 'Nothing the law asks for is missing here.' : `Missing of what the law asks for: ${missing}.`
  return [...checks.map(lawLine), result].join('\n')
}

/** The findings and changes of an import, a line each. */
function importLines({ findings, reportFiles, ...done }: WorldImport, dryRun: boolean): string[] {
  if (findings.length > 0)
    return [
      ...findingLines(findings, mostNames),
      ...reportFiles.map((file) => `Report: ${file}`),
      `${findings.length} errors: nothing was written, and the shop is as it was.`,
    ]
  const { isRefused, reports, products, prices } = done
  return [
    ...reports.flatMap(partLines),
    ...(products === undefined ? [] : [`products: ${products.summary.new} new, ${products.summary.changed} changed.`]),
    ...(prices === undefined
      ? []
      : [
          `prices: ${prices.summary.new} new, ${prices.summary.changed} changed, ${prices.summary.refused} lines refused.`,
          ...prices.contested.map((row) => `  ! ${bothValues(row)}`),
          ...prices.kept.map(keptLine),
        ]),
    ...(isRefused ? refusedLines : []),
    dryRun || isRefused
      ? `${dryRun ? 'Dry run: n' : 'N'}othing was written to the shop.`
      : 'The shop has this world now.',
  ]
}

const refusedLines = [
  'Lines with ! were changed in the shop and in the files since the last import. Take the shop’s into the files, or say',
  '--overwrite. `export world` into an empty folder writes the shop as it is.',
]

/** More of a part are counted, not named. */
const mostNames = 20

function partLines({ part, added, changed, closed, differences, kept, unchanged }: PartReport): string[] {
  const named = (sign: string, keys: readonly string[]) => {
    const names = keys.filter((key) => key !== '')
    const more = names.length - mostNames
    return [
      ...names.slice(0, mostNames).map((key) => `  ${sign} ${key}`),
      ...(more > 0 ? [`  ${sign} and ${more} more`] : []),
    ]
  }
  const isChanged = added.length + changed.length + closed.length > 0
  return [
    ...(isChanged
      ? [`${part}: ${added.length} added, ${changed.length} changed, ${closed.length} closed, ${unchanged} as before.`]
      : []),
    ...named('+', added),
    ...named('~', changed),
    ...named('-', closed),
    ...(kept.length > 0 ? [`${part}: ${kept.length} as set in the shop since the files were last read.`] : []),
    ...kept.map(keptLine),
    // All of them, however many: staff made each change on purpose.
    ...differences.filter(({ isOverwriting }) => isOverwriting).map(overwritingLine),
  ]
}

/** `  ! borgo 1 mon 09:00-11:00: capacity is 30, in the files 20` */
const overwritingLine = (row: RowDifference) => `  ! ${bothValues(row)}`

/** `  = BORGO-1 borgo: available is 177, in the files 240` */
const keptLine = (row: KeptRow) => `  = ${bothValues(row)}`

function bothValues({ key, before, after }: KeptRow): string {
  const fields = Object.keys(before).map(
    (name) => `${name} is ${shown(before[name])}, in the files ${shown(after[name])}`,
  )
  return `${key}: ${fields.length === 0 ? 'is in the shop no more' : fields.join('; ')}`
}

const shown = (value: unknown) => (value === null ? 'none' : typeof value === 'string' ? value : JSON.stringify(value))
