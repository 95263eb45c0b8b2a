import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aloneIn, FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'bottega-lock-')), 'database')
})
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await kill(child)
  await rm(join(folder, '..'), { recursive: true, force: true })
})

/** Tries to become the owner at each line it reads, and says what came of it. */
const script = `import { lockFolder } from '${new URL('./folder-lock.ts', import.meta.url).href}'
import { createInterface } from 'node:readline'
createInterface(process.stdin).on('close', () => process.exit()).on('line', async () => {
  try {
    await lockFolder(process.argv[1])
    globalThis.gc()
    console.log('owner')
  } catch (error) {
    console.log(error.name)
  }
})
console.log('ready')`

interface Starter {
  child: ChildProcess
  start: () => Promise<string>
}

async function starter(): Promise<Starter> {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const line = async () => ((await once(child.stdout, 'data')) as [Buffer])[0].toString().trim()
  await line()
  const start = () => {
    const output = line()
    child.stdin.write('start\n')
    return output
  }
  return { child, start }
}

async function owningProcess(): Promise<ChildProcess> {
  const { child, start } = await starter()
  await start()
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** The process the file beside the folder names. */
async function namedOwner(): Promise<unknown> {
  const { pid } = JSON.parse(await readFile(`${folder}.lock`, 'utf8')) as { pid?: unknown }
  return pid
}

test('a folder another live process works in is refused, naming the process [database-16]', async () => {
  const other = await owningProcess()
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid ?? 0}.`)
})

test('the lock of a killed process is free [database-18]', async () => {
  const other = await owningProcess()
  await kill(other)
  expect(await namedOwner()).toBe(other.pid)
  const release = await lockFolder(folder)
  expect(await namedOwner()).toBe(process.pid)
  release()
})

// The files a crash leaves are found by several starters at once where a supervisor starts them together.
test(
  'of processes that start at the same moment on the folder of a killed one, exactly one owns it [database-17]',
  { timeout: atThisSpeed(120_000) },
  async () => {
    let starters = await Promise.all(Array.from({ length: 5 }, starter))
    for (let round = 0; round < 15; round++) {
      const output = await Promise.all(starters.map(({ start }) => start()))
      expect(output.toSorted()).toEqual([...Array<string>(4).fill('FolderInUseError'), 'owner'])
      const owner = starters[output.indexOf('owner')]?.child
      expect(await namedOwner()).toBe(owner?.pid)
      const [next] = await Promise.all([starter(), owner && kill(owner)])
      starters = [...starters.filter(({ child }) => child !== owner), next]
    }
  },
)

describe('a file with the name of the owner', () => {
  const bootId = '00000000-0000-0000-0000-000000000000'
  test.each([
    ['cut off by a crash', '{"pid": 12'],
    ['of a version that held no lock of the system', JSON.stringify({ pid: process.pid, startedAt: '1', bootId })],
    ['without text', ''],
  ])('%s holds no lock', async (_what, text) => {
    await writeFile(`${folder}.lock`, text)
    const release = await lockFolder(folder)
    expect(await namedOwner()).toBe(process.pid)
    release()
  })

  test('that names no live process leaves the owner unnamed', async () => {
    const release = await lockFolder(folder)
    await writeFile(`${folder}.lock`, '')
    await expect(lockFolder(folder)).rejects.toThrow('in use by another process.')
    release()
  })
})

test('what needs a folder alone is done one after the other [database-19]', async () => {
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
  ;(await lockFolder(folder))()
})
