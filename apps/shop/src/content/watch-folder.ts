import { watch } from 'node:fs'

export interface WatchedFolder {
  /** Ends the watch and waits for what it has begun. */
  stop: () => Promise<void>
}

/** Milliseconds: an editor's program writes a file in several steps. */
const settlingTime = 200

/** Calls `onChange` after every change below a folder, one call after the other; `onChange` does not throw. */
export function watchFolder(folder: string, onChange: () => Promise<void>): WatchedFolder {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange)
    }, settlingTime)
  })
  return {
    stop: async () => {
      clearTimeout(timer)
      watcher.close()
      await running
    },
  }
}
