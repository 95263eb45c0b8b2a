import { DatabaseSync } from 'node:sqlite'

/** SQLite's code for a lock that another connection holds. */
const sqliteBusy = 5

/** Locks of this process. A connection nothing refers to is closed by garbage collection, and its lock released. */
const held = new Set<DatabaseSync>()

/**
 * Takes the write lock of an SQLite file, made if need be: one that the operating system holds for this process and
 * releases at its end, however that comes. Gives back how to release it, or undefined where another holds it. The file
 * must not be opened by other means in a process that holds its lock: closing it would release the lock.
 */
export function tryLock(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
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
