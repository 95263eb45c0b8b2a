import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aloneIn } from '@bottega/api/kernel/database/embedded/folder-lock.ts'
import { compressAssets } from './compress-assets.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A program for browsers, built in its own folder by one command of `node_modules/.bin`. */
interface Pages {
  folder: string
  command: readonly [string, ...string[]]
  /** The folder of the files for browsers, in the folder built. */
  files: string
  sources: readonly string[]
}

const shared = ['apps/shop/src/build-pages.ts', 'packages/*/src/**/*.*', 'package.json', 'package-lock.json']

const programs: readonly Pages[] = [
  {
    folder: 'apps/storefront',
    command: ['react-router', 'build'],
    files: 'client',
    sources: ['apps/storefront/{src,public}/**/*.*', 'apps/storefront/*.{ts,json}', ...shared],
  },
  {
    folder: 'apps/backoffice',
    command: ['vite', 'build'],
    files: '.',
    sources: ['apps/backoffice/src/**/*.*', 'apps/backoffice/*.{ts,json,html}', ...shared],
  },
]

/** One hash over every file the pages are built from, so that only a real change costs a build. */
async function sourcesHash({ sources }: Pages): Promise<string> {
  const files = await Array.fromAsync(glob(sources, { cwd: root }))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

const stampOf = ({ folder }: Pages) => join(root, folder, 'build/.sources')

const isBuiltFrom = async (pages: Pages, hash: string) =>
  (await readFile(stampOf(pages), 'utf8').catch(() => '')) === hash

/**
 * Builds storefront and back office where their sources changed since the last build. Of processes started at once one
 * does, the others wait.
 */
export async function buildPages(print: (line: string) => void): Promise<void> {
  for (const pages of programs) {
    const hash = await sourcesHash(pages)
    if (await isBuiltFrom(pages, hash)) continue
    // Not in the folder built, which every build empties.
    await aloneIn(join(root, pages.folder, '.cache/build'), async () => {
      if (!(await isBuiltFrom(pages, hash))) await build(pages, hash, print)
    })
  }
}

async function build(pages: Pages, hash: string, print: (line: string) => void): Promise<void> {
  print(`Building the pages of ${pages.folder}…`)
  const [name, ...args] = pages.command
  const cwd = join(root, pages.folder)
  // A test runner may have started the shop: its NODE_ENV would build the pages with React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const program = join(root, 'node_modules/.bin', name)
  const child = spawn(process.execPath, [program, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`)
  await compressAssets(join(cwd, 'build', pages.files))
  await writeFile(stampOf(pages), hash)
}
