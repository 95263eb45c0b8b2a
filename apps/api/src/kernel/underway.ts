/**
 * Work that goes on although its client has left, and that the database must not be closed under: a client that gives
 * up ends its connection, not what was begun for it.
 */
export class Underway {
  readonly #work = new Set<Promise<unknown>>()

  track<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.add(work)
    const remove = () => this.#work.delete(work)
    work.then(remove, remove)
    return work
  }

  /** Resolves when no work is left, work begun meanwhile included. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work)
  }
}
