import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

interface Holder {
  pid: number
  startedAt: string
  bootId: string
}

/** Another process works in the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

const readOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '')

/** The moment a process began, as the kernel counts it: a pid given out again is not taken for its predecessor. */
async function processStart(pid: number): Promise<string> {
  const stat = await readOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

const bootId = async () => (await readOrEmpty('/proc/sys/kernel/random/boot_id')).trim()

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.bootId !== (await bootId())) return false
  return isRunning(holder.pid) && holder.startedAt === (await processStart(holder.pid))
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    // A file cut off by a crash names nobody, so nobody holds it.
    return undefined
  }
}

/** A lock is made before its owner is written into it; one that names nobody for this long was cut off by a crash. */
const writingMs = 1000

async function isBeingWritten(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < writingMs
}

/**
 * Takes the exclusive lock beside `folder` and gives back how to leave it. A lock whose owner is gone (other boot, no
 * such process, another process under the same number) is taken over; one of a live process never. Throws
 * `FolderInUseError`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  await mkdir(dirname(file), { recursive: true })
  const mine: Holder = { pid: process.pid, startedAt: await processStart(process.pid), bootId: await bootId() }
  for (let tries = 0; tries < 10; tries++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(JSON.stringify(mine))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = parseHolder(await readOrEmpty(file))
      if (holder !== undefined && (await isAlive(holder)))
        throw new FolderInUseError(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`,
        )
      if (holder === undefined && (await isBeingWritten(file))) await pause(200)
      else await rm(file, { force: true })
    }
  }
  throw new FolderInUseError(`The lock of the data folder ${folder} cannot be taken.`)
}

/** Does work on a folder when nobody else does, waiting for whoever is at it. */
export async function aloneIn<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  let leave: (() => Promise<void>) | undefined
  while (leave === undefined)
    try {
      leave = await lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      await pause(300)
    }
  try {
    return await work()
  } finally {
    await leave()
  }
}
