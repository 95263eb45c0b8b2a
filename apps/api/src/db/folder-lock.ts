import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

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

/**
 * Takes the exclusive lock beside `folder` and gives back how to leave it. A lock whose owner is gone (other boot, no
 * such process, another process under the same number) is taken over; one of a live process never. Throws `FolderInUseError`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  await mkdir(dirname(file), { recursive: true })
  const mine: Holder = { pid: process.pid, startedAt: await processStart(process.pid), bootId: await bootId() }
  for (let tries = 0; tries < 5; tries++) {
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
      await rm(file, { force: true })
    }
  }
  throw new FolderInUseError(`The lock of the data folder ${folder} cannot be taken.`)
}
