import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let children: ChildProcess[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-sockets-'))
  children = []
})
afterEach(async () => {
  for (const child of children) await kill(child)
  await rm(folder, { recursive: true, force: true })
})

const script = `import { makeSocketFolder } from '${new URL('./socket-folder.ts', import.meta.url).href}'
console.log((await makeSocketFolder()).socketFolder)
process.stdin.resume().on('end', () => process.exit())`

const makeAndRemoveMany = `import { makeSocketFolder } from '${new URL('./socket-folder.ts', import.meta.url).href}'
for (let times = 0; times < 40; times++) await (await makeSocketFolder()).remove()`

/** A process whose folder for temporary files is the one of this test. */
function run(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  })
  children.push(child)
  return child
}

/** A process with a socket folder of its own. */
async function owner(): Promise<{ child: ChildProcess; name: string }> {
  const child = run(script)
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, name: basename(output.toString().trim()) }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('socket folders of killed processes are removed by the next start, those of live ones stay [database-20]', async () => {
  const live = await owner()
  const killed = await owner()
  await kill(killed.child)
  expect(await readdir(folder)).toContain(killed.name)
  const next = await owner()
  expect((await readdir(folder)).toSorted()).toEqual([live.name, next.name].toSorted())
})

test('processes that start together each have one', async () => {
  await kill((await owner()).child)
  const started = await Promise.all(Array.from({ length: 4 }, owner))
  expect((await readdir(folder)).toSorted()).toEqual(started.map(({ name }) => name).toSorted())
})

test('processes that start while others end get in the way of none of them [database-27]', async () => {
  const codes = Array.from({ length: 4 }, async () => {
    const [code] = (await once(run(makeAndRemoveMany), 'exit')) as [number]
    return code
  })
  expect(await Promise.all(codes)).toEqual([0, 0, 0, 0])
  expect(await readdir(folder)).toEqual([])
})

test('a folder of the same name without an owner’s lock is another program’s', async () => {
  await mkdir(join(folder, 'bottega-db-other'))
  const { name } = await owner()
  expect((await readdir(folder)).toSorted()).toEqual(['bottega-db-other', name].toSorted())
})
