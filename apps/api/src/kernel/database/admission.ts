/** More work waits than can be done soon: this work was not begun, and may be requested again. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError'
}

export interface AdmissionLimits {
  /** Pieces of work done at the same time. */
  atOnce: number
  /** Pieces that may wait for a place; one more is refused at once. */
  waiting: number
  /** How long one may wait, in milliseconds. */
  patienceMs: number
}

/**
 * A queue in front of what only so many may do at once: first come, first served. What waits holds nothing, so that a
 * crowd of buyers does not take the connections from those who only look.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #queue = new Set<() => void>()
  #running = 0

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
  }

  /** Does the work when its turn has come. Throws `TooBusyError` instead where too many wait, or for too long. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.atOnce) this.#running++
    else await this.#turn()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  /** A place given on to the next in the queue stays taken all the while: work that comes later does not overtake it. */
  #leave(): void {
    const [next] = this.#queue
    if (next === undefined) this.#running--
    else next()
  }

  #turn(): Promise<void> {
    const { waiting, patienceMs } = this.#limits
    if (this.#queue.size >= waiting) throw new TooBusyError(`${waiting} transactions wait already`)
    return new Promise((resolve, reject) => {
      const enter = () => {
        this.#queue.delete(enter)
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        this.#queue.delete(enter)
        reject(new TooBusyError(`no place became free in ${patienceMs} ms`))
      }
      const timer = setTimeout(giveUp, patienceMs)
      this.#queue.add(enter)
    })
  }
}
