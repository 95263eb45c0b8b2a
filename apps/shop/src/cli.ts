import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { explainStartError } from './explain-start-error.ts'
import { findModulesOnce } from './find-modules-once.ts'

const help = `Bottega: the shop's command line.

  npm start                                     build what is stale, migrate, seed an empty database, serve
  npm run dev                                   the same with hot replacement
  npm run shop -- seed [--products 2000]        fill an empty database with the demo world
  npm run shop -- init DIR                      write an example of a shop's files to begin with
  npm run shop -- check DIR [--law]             name every error of such a folder, and what the law wants said
  npm run shop -- import world DIR [--dry-run] [--overwrite]  bring it into the shop
  npm run shop -- export world DIR              write the shop back to files
  npm run shop -- import products FILE [--dry-run] [--report FILE] [--rules FILE]
  npm run shop -- import prices FILE [--dry-run] [--report FILE]
  npm run shop -- import stock FILE [--dry-run]
  npm run shop -- import promotions FILE [--dry-run]
  npm run shop -- import loyalty-cards FILE [--dry-run] [--report FILE]
  npm run shop -- import content DIR [--dry-run] [--draft] [--prune] [--watch]
  npm run shop -- export content DIR            write what is published back to files
  npm run shop -- backup FILE                   all rows and pictures in one file, read back
  npm run shop -- restore FILE [--check]        into an empty database; --check reads the file alone
  npm run shop -- build                         build what is stale and end, for an image that is started elsewhere
  npm run shop -- bank                          the sandbox bank alone, for several processes to share

Settings come from the environment; the README lists them.`

/** Each command loads only what it needs: help must not wait for a database driver. */
const commands: Record<string, (rest: string[]) => Promise<void>> = {
  start: async () => {
    // React's development build renders several times slower, and is used unless NODE_ENV says otherwise before it is
    // loaded. A start without NODE_ENV gets the demo as well. Empty is unset, as for every setting.
    if (!process.env['NODE_ENV']) {
      process.env['NODE_ENV'] = 'production'
      process.env['DEMO'] ||= 'true'
    }
    await open({ dev: false })
  },
  dev: () => open({ dev: true }),
  init: async (rest) => (await import('./world/world-command.ts')).worldCommand('init', rest),
  check: async (rest) => (await import('./world/world-command.ts')).worldCommand('check', rest),
  seed: async (rest) => (await import('./seed.ts')).seedCommand(rest),
  import: async (rest) =>
    isAbout(rest, 'world')
      ? (await import('./world/world-command.ts')).worldCommand('import', rest)
      : isAbout(rest, 'content')
        ? (await import('./content/content-command.ts')).contentCommand('import', rest)
        : isAbout(rest, 'stock') || isAbout(rest, 'promotions')
          ? (await import('./live/live-command.ts')).liveCommand(rest)
          : (await import('./import-command.ts')).importCommand(rest),
  export: async (rest) =>
    isAbout(rest, 'world')
      ? (await import('./world/world-command.ts')).worldCommand('export', rest)
      : (await import('./content/content-command.ts')).contentCommand('export', rest),
  backup: async (rest) => (await import('./backup-command.ts')).backupCommand(rest),
  restore: async (rest) => (await import('./backup-command.ts')).restoreCommand(rest),
  build: async () => (await import('./build-pages.ts')).buildPages(console.log),
  bank: async () => (await import('./bank-command.ts')).bankCommand(),
  help: async () => console.log(help),
}

/** Reads the settings before all that opens a shop is loaded, which takes seconds: a wrong one is told at once. */
async function open(how: { dev: boolean }): Promise<void> {
  const config = (await import('@bottega/api/kernel/settings/config.ts')).readConfig(process.env)
  await (await import('./start.ts')).start(config, how)
}

const isAbout = ([subject]: readonly string[], named: string) => subject === named

// The next start uses the code Node compiled and stripped of its types. Threads and programs started from here find the
// folder in the environment; where it cannot be written, each start compiles for itself. (decision 0591)
process.env['NODE_COMPILE_CACHE'] ||= fileURLToPath(new URL('../.cache/node', import.meta.url))
enableCompileCache(process.env['NODE_COMPILE_CACHE'])
findModulesOnce()

const { positionals } = parseArgs({ args: process.argv.slice(2, 3), allowPositionals: true, strict: false })
const command = commands[positionals[0] ?? 'help']
try {
  if (command === undefined) throw new Error(`There is no command "${positionals[0] ?? ''}".\n\n${help}`)
  await command(process.argv.slice(3))
} catch (error) {
  const sentence = explainStartError(error)
  if (positionals[0] !== 'start' || process.stdout.isTTY) console.error(sentence)
  else (await import('./announce.ts')).programLog.fatal(sentence)
  process.exitCode = 1
}
