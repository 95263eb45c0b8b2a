export interface SubmitKey {
  /**
   * The key of this `request`: the same until it was answered, so that repeating it after a lost connection is the same
   * submit.
   */
  of: (request: string) => string
  /** The shop has answered: pressing again is a new submit. */
  answered: () => void
}

const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Identifies one press of a button that must not count twice: to buy, to ask for a return, to spend points. (Safety, 1) */
export function createSubmitKey(random: () => string = randomKey): SubmitKey {
  let open: { request: string; key: string } | undefined
  return {
    of: (request) => {
      if (open?.request !== request) open = { request, key: random() }
      return open.key
    },
    answered: () => {
      open = undefined
    },
  }
}
