/** The program was told to stop while it was starting. */
class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** Opened things, to be closed in the opposite order: at the end, or when the start fails or is stopped half way. */
export class Opened {
  readonly #closers: (() => Promise<void>)[] = []
  #closing: Promise<void> | undefined

  /** Closes at once what is opened after the end began. Throws `StoppedError` then. */
  async add(close: () => Promise<void>): Promise<void> {
    this.#closers.push(close)
    if (this.#closing === undefined) return
    await this.#closeAll()
    throw new StoppedError()
  }

  close(): Promise<void> {
    this.#closing ??= this.#closeAll()
    return this.#closing
  }

  get isClosing(): boolean {
    return this.#closing !== undefined
  }

  async #closeAll(): Promise<void> {
    for (let close = this.#closers.pop(); close !== undefined; close = this.#closers.pop()) await close()
  }
}
