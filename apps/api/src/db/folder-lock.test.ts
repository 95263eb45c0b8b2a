import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aloneIn, FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'bottega-lock-')), 'database')
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const script = `import { lockFolder } from '${new URL('./folder-lock.ts', import.meta.url).href}'
await lockFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000)`

async function otherProcess() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a folder another live process works in is refused, naming the process', async () => {
  const other = await otherProcess()
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  await expect(lockFolder(folder)).rejects.toThrow(String(other.pid))
  other.kill('SIGKILL')
  await once(other, 'exit')
})

/** The process a lock file names. */
async function owner(): Promise<unknown> {
  const { pid } = JSON.parse(await readFile(`${folder}.lock`, 'utf8')) as { pid?: unknown }
  return pid
}

test('the lock of a killed process is taken over', async () => {
  const other = await otherProcess()
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(await owner()).toBe(other.pid)
  const leave = await lockFolder(folder)
  expect(await owner()).toBe(process.pid)
  await leave()
})

test('a lock file cut off by a crash holds nobody out', async () => {
  await writeFile(`${folder}.lock`, '{"pid": 12')
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(`${folder}.lock`, longAgo, longAgo)
  const leave = await lockFolder(folder)
  expect(await owner()).toBe(process.pid)
  await leave()
})

// Two processes started by one command line meet here every time.
test('a lock whose owner is not written into it yet is not taken away from under it', async () => {
  const leave = await lockFolder(folder)
  const mine = await readFile(`${folder}.lock`, 'utf8')
  await writeFile(`${folder}.lock`, '')
  const second = lockFolder(folder)
  await writeFile(`${folder}.lock`, mine)
  await expect(second).rejects.toThrow(FolderInUseError)
  await leave()
})

test('what needs a folder alone is done one after the other', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = (number: number) =>
    aloneIn(folder, async () => {
      expect(ended).toHaveLength(begun.length)
      begun.push(number)
      await new Promise((resolve) => setTimeout(resolve, 50))
      ended.push(number)
    })
  await Promise.all([work(1), work(2), work(3)])
  expect(new Set(ended)).toEqual(new Set([1, 2, 3]))
  await (
    await lockFolder(folder)
  )()
})
