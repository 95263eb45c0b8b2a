import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import { openDatabase, type Db } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { contentKinds } from '@bottega/api/modules.ts'
import { ContentFolderError } from '@bottega/api/kernel/publishing/content-folder.ts'
import { exportContent } from '@bottega/api/kernel/publishing/export-content.ts'
import { previewToken } from '@bottega/api/kernel/sessions/preview-token.ts'
import { previewPath } from '@bottega/api/kernel/publishing/preview.routes.ts'
import { ContentBusyError, importContent, type ImportOptions } from '@bottega/api/kernel/publishing/import-content.ts'
import { contentReport } from './content-report.ts'
import { followFolder } from './follow-folder.ts'

const usage = `Usage: import content DIR [--dry-run] [--draft] [--prune] [--overwrite] [--watch]
       export content DIR`

export interface ContentCommandContext {
  db: Db
  print: (line: string) => void
  /** Of the shop, for links; without a public one the path alone. */
  origin: string
  /** Ends `--watch`. */
  signal?: AbortSignal
}

/** `import content DIR` and `export content DIR`, on the database the settings name. */
export async function contentCommand(verb: 'import' | 'export', rest: string[]): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort())
  try {
    await migrateDatabase(database)
    const print = (line: string) => console.log(line)
    process.exitCode = await runContentCommand(verb, rest, {
      db: database.db,
      print,
      origin: config.PUBLIC_ORIGIN,
      signal: stopped.signal,
    })
  } finally {
    await database.close()
  }
}

/** Returns the exit code: 0 done, 1 refused, 2 not understood. */
async function runContentCommand(
  verb: 'import' | 'export',
  args: readonly string[],
  context: ContentCommandContext,
): Promise<number> {
  const command = readArguments(verb, args)
  if (command === undefined) {
    context.print(usage)
    return 2
  }
  try {
    if (verb === 'export') return await exportTo(command.folder, context)
    const bring = command.watch ? importChanges : importFrom
    return await bring(command.folder, command.options, context)
  } catch (error) {
    if (!(error instanceof ContentFolderError || error instanceof ContentBusyError)) throw error
    context.print(error.message)
    return 1
  }
}

interface Command {
  folder: string
  options: ImportOptions
  watch: boolean
}

function readArguments(verb: 'import' | 'export', args: readonly string[]): Command | undefined {
  const flag = { type: 'boolean', default: false } as const
  const options = verb === 'export' ? {} : { 'dry-run': flag, draft: flag, prune: flag, overwrite: flag, watch: flag }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [what, folder, ...more] = positionals
    if (what !== 'content' || folder === undefined || more.length > 0) return undefined
    const isSet = (name: string) => (values as Record<string, unknown>)[name] === true
    const asked = {
      dryRun: isSet('dry-run'),
      draft: isSet('draft'),
      prune: isSet('prune'),
      overwrite: isSet('overwrite'),
    }
    return { folder, options: asked, watch: isSet('watch') }
  } catch (error) {
    // parseArgs reports unknown options as TypeError; the usage line answers all of them.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

async function exportTo(folder: string, { db, print }: ContentCommandContext): Promise<number> {
  const { documents, files } = await exportContent(db, folder)
  print(`${documents} documents written as ${files} files to ${folder}.`)
  return 0
}

async function importFrom(
  folder: string,
  options: ImportOptions,
  { db, print, origin }: ContentCommandContext,
): Promise<number> {
  const result = await importContent(db, contentKinds, folder, options)
  for (const line of contentReport(result, options)) print(line)
  if (options.draft === true && result.errors.length === 0)
    print(`Preview for a week: ${origin}${previewPath}/${await previewToken(db, new Date())}`)
  return result.errors.length > 0 ? 1 : 0
}

async function importChanges(folder: string, options: ImportOptions, context: ContentCommandContext): Promise<number> {
  let last = 0
  const { first, stop } = followFolder(
    folder,
    async () => {
      last = await importFrom(folder, options, context)
    },
    (error) => {
      last = 1
      context.print(error instanceof Error ? error.message : String(error))
    },
  )
  try {
    await first
    context.print(`Watching ${folder}; end with Ctrl+C.`)
    if (context.signal !== undefined && !context.signal.aborted) await once(context.signal, 'abort')
  } finally {
    await stop()
  }
  return last
}
