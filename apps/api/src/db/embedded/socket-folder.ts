import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { tryLock, tryLockExisting } from './file-lock.ts'

const prefix = 'bottega-db-'
const unlockedPrefix = 'bottega-new-'
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

/**
 * Removes a folder whose process has ended: its lock is free. The file of the lock is never made here: its owner may be
 * removing the folder, which must stay empty for that.
 */
async function removeIfAbandoned(folder: string): Promise<void> {
  if (!(await exists(lockFile(folder)))) return
  const release = tryLockExisting(lockFile(folder))
  if (release === undefined) return
  await rm(folder, { recursive: true, force: true })
  release()
}

/** A folder that others see only once its lock is held: a free lock means that its process has ended. */
async function makeLockedFolder(): Promise<{ folder: string; release: () => void }> {
  const unlocked = await mkdtemp(join(tmpdir(), unlockedPrefix))
  const release = tryLock(lockFile(unlocked))
  if (release === undefined) throw new Error(`the lock of the new folder ${unlocked} is held by another process`)
  const folder = join(tmpdir(), basename(unlocked).replace(unlockedPrefix, prefix))
  await rename(unlocked, folder)
  return { folder, release }
}

/**
 * A folder for the socket of an embedded database, and how to remove it. Folders left by processes that were killed are
 * removed before.
 */
export async function makeSocketFolder(): Promise<{ socketFolder: string; remove: () => Promise<void> }> {
  const others = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  // What cannot be removed is being removed by another process, or is another user’s: neither holds up this one.
  await Promise.allSettled(others.map((name) => removeIfAbandoned(join(tmpdir(), name))))
  const { folder, release } = await makeLockedFolder()
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    release()
  }
  return { socketFolder: folder, remove }
}
