import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aloneIn } from '@bottega/api/db/folder-lock.ts'
import { compressAssets } from './compress-assets.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const storefront = join(root, 'apps/storefront')
const stampFile = join(storefront, 'build/.sources')
const sources = [
  'apps/storefront/{src,public}/**/*.*',
  'apps/storefront/*.{ts,json}',
  'apps/shop/src/build-storefront.ts',
  'packages/*/src/**/*.*',
  'package.json',
  'package-lock.json',
]

/** One hash over every file the pages are built from, so that only a real change costs a build. */
async function sourcesHash(): Promise<string> {
  const files = await Array.fromAsync(glob(sources, { cwd: root }))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

const isBuiltFrom = async (hash: string) => (await readFile(stampFile, 'utf8').catch(() => '')) === hash

/**
 * Builds the pages when their sources changed since the last build. Of processes started at once one does, the others
 * wait.
 */
export async function buildStorefront(print: (line: string) => void): Promise<void> {
  const hash = await sourcesHash()
  if (await isBuiltFrom(hash)) return
  // Not in the folder built, which every build empties.
  await aloneIn(join(storefront, '.cache/build'), async () => {
    if (!(await isBuiltFrom(hash))) await build(hash, print)
  })
}

async function build(hash: string, print: (line: string) => void): Promise<void> {
  print('Building the pages…')
  const program = join(root, 'node_modules/.bin/react-router')
  // A test runner may have started the shop: its NODE_ENV would build the pages with React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build'], { cwd: storefront, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`)
  await compressAssets(join(storefront, 'build/client'))
  await writeFile(stampFile, hash)
}
