import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from './file-lock.ts'

/** Another process works in the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Only for the message: a file cut off by a crash, or written by another version, names no process. */
async function readPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return /^{"pid":([1-9]\d*)\b/.exec(text)?.slice(1).map(Number)[0]
}

/** The owner writes its pid right after taking the lock: until then the file names the owner before it. */
async function ownerOf(file: string): Promise<string> {
  for (let tries = 0; tries < 10; tries++) {
    const pid = await readPid(file)
    if (pid !== undefined && isRunning(pid)) return `process ${pid}`
    await pause(50)
  }
  return 'another process'
}

/**
 * Takes the exclusive lock of `folder` for this process and gives back how to release it. Beside the folder stand
 * `<folder>.lock.db`, which is locked and never removed, since a lock on a file without a name would exclude nothing, and
 * `<folder>.lock`, which names the owner. Throws `FolderInUseError`.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(dirname(folder), { recursive: true })
  const release = tryLock(`${folder}.lock.db`)
  const ownerFile = `${folder}.lock`
  if (release === undefined)
    throw new FolderInUseError(
      `The data folder ${folder} is in use by ${await ownerOf(ownerFile)}. Stop it, or set DATA_DIR to another folder.`,
    )
  try {
    await writeFile(ownerFile, JSON.stringify({ pid: process.pid }))
    return release
  } catch (error) {
    release()
    throw error
  }
}

/** Does work on a folder while no other process may; waits until the folder is free. */
export async function aloneIn<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  let release: (() => void) | undefined
  while (release === undefined)
    try {
      release = await lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      await pause(300)
    }
  try {
    return await work()
  } finally {
    release()
  }
}
