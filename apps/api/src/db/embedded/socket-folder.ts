import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryLock } from './file-lock.ts'

const prefix = 'bottega-db-'
const lockFile = (folder: string) => join(folder, 'owner.lock.db')

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Folders of other users are none of ours.
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR') return false
    throw error
  }
}

/** Removes a folder whose process has ended: its lock is free. */
async function removeIfAbandoned(folder: string): Promise<void> {
  if (!(await exists(lockFile(folder)))) return
  const release = tryLock(lockFile(folder))
  if (release === undefined) return
  await rm(folder, { recursive: true, force: true })
  release()
}

/**
 * A folder for the socket of an embedded database, and how to remove it. Folders left by processes that were killed are
 * removed before.
 */
export async function makeSocketFolder(): Promise<{ socketFolder: string; remove: () => Promise<void> }> {
  const others = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  // What cannot be removed is being removed by another start, or is another user’s: neither holds up this one.
  await Promise.allSettled(others.map((name) => removeIfAbandoned(join(tmpdir(), name))))
  const socketFolder = await mkdtemp(join(tmpdir(), prefix))
  const release = tryLock(lockFile(socketFolder))
  // Another start may have taken the folder, not locked yet, for one that was left.
  if (release === undefined || !(await exists(lockFile(socketFolder)))) return makeSocketFolder()
  const remove = async () => {
    await rm(socketFolder, { recursive: true, force: true })
    release()
  }
  return { socketFolder, remove }
}
