import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

/** SQLite's code for a lock that another connection holds. */
const sqliteBusy = 5

/** Locks of this process. A connection nothing refers to is closed by garbage collection, and its lock released. */
const held = new Set<DatabaseSync>()

/**
 * Takes the write lock of an SQLite file, made if need be: one that the operating system holds for this process and
 * releases at its end, however that comes. Gives back how to release it, or undefined where another holds it. The file
 * must not be opened by other means in a process that holds its lock: closing it would release the lock. Throws where the
 * file can be neither opened nor made.
 */
export function tryLock(file: string): (() => void) | undefined {
  return lockedAt(file, 'rwc')
}

/** The same for a file that is not made where it is missing: that throws too. */
export function tryLockExisting(file: string): (() => void) | undefined {
  return lockedAt(file, 'rw')
}

function lockedAt(file: string, mode: 'rw' | 'rwc'): (() => void) | undefined {
  const location = pathToFileURL(file)
  location.searchParams.set('mode', mode)
  const lock = new DatabaseSync(location, { timeout: 0 })
  try {
    // Nothing is ever written to it, so that it needs no journal.
    lock.exec('pragma journal_mode = off; begin immediate')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw error
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}
