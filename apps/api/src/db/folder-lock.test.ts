import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

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

test('the lock of a killed process is taken over', async () => {
  const other = await otherProcess()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const leave = await lockFolder(folder)
  await leave()
})

test('a lock file cut off by a crash holds nobody out', async () => {
  await writeFile(`${folder}.lock`, '{"pid": 12')
  const leave = await lockFolder(folder)
  await leave()
})
