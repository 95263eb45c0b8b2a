import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reloading } from './reloading.ts'

interface Program {
  readonly word: string
  readonly kept: object
}

let folder: string
let vite: ViteDevServer
const write = (file: string, text: string) => writeFile(join(folder, file), text)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-reloading-'))
  await write(
    'main.ts',
    "import { word } from './word.ts'\nimport { kept } from './kept.ts'\nexport const program = { word, kept }\n",
  )
  await write('word.ts', "export const word: string = 'first'\n")
  await write('kept.ts', 'export const kept = {}\n')
  vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
})
afterEach(async () => {
  await vite.close()
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  const replaced: Program[] = []
  const failures: unknown[] = []
  const running = await reloading<{ program: Program }, Program>({
    vite,
    entry: join(folder, 'main.ts'),
    make: ({ program }) => Promise.resolve(program),
    replaced: (before) => {
      replaced.push(before)
      return Promise.resolve()
    },
    failed: (error) => failures.push(error),
  })
  return { running, replaced, failures, word: async () => (await running.current()).word }
}

test('a changed module makes another program in the same process, from what it does not reach as it was [develop-3]', async () => {
  const { running, replaced, word } = await start()
  const before = await running.current()
  await write('word.ts', "export const word: string = 'second'\n")
  await expect.poll(word).toBe('second')
  expect(replaced).toEqual([before])
  expect((await running.current()).kept).toBe(before.kept)
  await running.stop()
})

test('a change that cannot run is reported, the program goes on, and the next change is taken in [develop-4]', async () => {
  const { running, replaced, failures, word } = await start()
  await write('word.ts', 'export const word = (\n')
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  expect(await word()).toBe('first')
  expect(replaced).toEqual([])
  await write('word.ts', "export const word: string = 'third'\n")
  await expect.poll(word).toBe('third')
  await running.stop()
})
