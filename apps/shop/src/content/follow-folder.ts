import { watch } from 'node:fs'

export interface WatchedFolder {
  /** Ends the watch and waits for what it has begun. */
  readonly stop: () => Promise<void>
}

export interface FollowedFolder extends WatchedFolder {
  /** The call that is made at once; rejects as it does. */
  readonly first: Promise<void>
}

/** Milliseconds: an editor's program writes a file in several steps. */
const settlingTime = 200

/**
 * Calls `take` at once and after every change below a folder, one call after the other. The watch begins before the
 * first call reads the folder: a change that comes meanwhile is taken next. `failed` hears of later calls that reject,
 * and of a folder that cannot be watched.
 */
export function followFolder(
  folder: string,
  take: () => Promise<void>,
  failed: (error: unknown) => void,
): FollowedFolder {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(take).catch(failed)
    }, settlingTime)
  })
  watcher.on('error', failed)
  const first = take()
  running = first.catch(() => undefined)
  return {
    first,
    stop: async () => {
      clearTimeout(timer)
      watcher.close()
      await running
    },
  }
}
