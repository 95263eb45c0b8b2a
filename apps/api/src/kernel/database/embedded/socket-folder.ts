import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { tryLock, tryLockExisting } from './file-lock.ts'

const prefix = 'bottega-db-'
const unlockedPrefix = 'bottega-new-'
const lockFile = (folder: string) => join(folder, 'owner.lock.db')

async function removeLocked(folder: string, release: () => void): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true })
  } finally {
    release()
  }
}

/**
 * Removes a folder whose process has ended: its lock is free. The file of the lock is never made here: its owner may be
 * removing the folder, which must stay empty for that.
 */
async function removeIfAbandoned(folder: string): Promise<void> {
  const release = tryLockExisting(lockFile(folder))
  if (release !== undefined) await removeLocked(folder, release)
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
  // A folder without a lock is another program's or already gone, one that cannot be removed is another user's: none of
  // them holds up this start.
  await Promise.allSettled(others.map((name) => removeIfAbandoned(join(tmpdir(), name))))
  const { folder, release } = await makeLockedFolder()
  return { socketFolder: folder, remove: () => removeLocked(folder, release) }
}
