type Kind = 'localStorage' | 'sessionStorage'

type SafeStorage = {
  getItem: (key: string) => string | null
  /** Whether the browser has stored it, so that it is there after a reload. */
  setItem: (key: string, value: string) => boolean
  removeItem: (key: string) => void
}

/**
 * The storage of a browser that may refuse it: by a setting even to look at it throws, when it is full to write does,
 * and an embedded browser may have none. Values it refuses live as long as the page. The only place that touches the
 * two storages: a test keeps them out of every other.
 */
function safeStorage(kind: Kind): SafeStorage {
  const memory = new Map<string, string>()

  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      const storage = globalThis[kind] as Storage | null | undefined
      return storage ? use(storage) : undefined
    } catch (error) {
      if (error instanceof DOMException) return undefined
      throw error
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
      return isStored ?? false
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** Of this browser, for all its windows. */
export const ofBrowser = safeStorage('localStorage')
/** Of this window. */
export const ofWindow = safeStorage('sessionStorage')
