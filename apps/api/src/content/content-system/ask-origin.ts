import { ShopError } from '../../kernel/shop-error.ts'

/** How long a content system may take, and how much it may say. */
export interface OriginLimits {
  /** Milliseconds until it begins to answer, and again between two parts of its answer. */
  readonly patience: number
  /** Milliseconds for a whole answer. */
  readonly longest: number
  /** Bytes of one answer, counted as unpacked. */
  readonly bytes: number
}

export const originLimits: OriginLimits = { patience: 5000, longest: 60_000, bytes: 32 * 2 ** 20 }

/** An answer that has begun: its status and headers as the content system wrote them, and the bytes of its body. */
export interface OriginAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: AsyncGenerator<Uint8Array>
}

/**
 * Asks a content system. Redirects are not followed, so that it cannot send the shop to other machines, nor passed on.
 * Throws `error.service.slow` where it does not begin in time, `error.service.wrongAnswer` for a redirect and for more
 * than `limits` allows, `error.service.unavailable` where it is away or broken. A body that stops or grows too large
 * later throws the same while it is read.
 */
export async function askOrigin(
  url: URL,
  { method, headers = {} }: { method: string; headers?: Record<string, string> },
  limits: OriginLimits,
): Promise<OriginAnswer> {
  const patience = new Patience(limits)
  const { signal } = patience
  try {
    const response = await fetch(url, { method, headers, signal, redirect: 'manual' })
    const { status } = response
    if (status >= 300 && status < 400 && status !== 304) throw new ShopError('error.service.wrongAnswer')
    if (status >= 500) throw new ShopError('error.service.unavailable')
    if (Number(response.headers.get('content-length') ?? 0) > limits.bytes)
      throw new ShopError('error.service.wrongAnswer')
    const body = partsOf(response, patience, limits)
    // The first part is waited for: until then a refusal can still be said.
    const first = await body.next()
    return { status, headers: response.headers, body: after(first, body) }
  } catch (error) {
    patience.end()
    throw refusalOf(error, signal)
  }
}

/** The whole of an answer as text. */
export async function wholeText({ body }: OriginAnswer): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** Ends a request whose answer is awaited for too long. */
class Patience {
  readonly #ending = new AbortController()
  readonly #limits: OriginLimits
  readonly #whole: NodeJS.Timeout
  #next: NodeJS.Timeout

  constructor(limits: OriginLimits) {
    this.#limits = limits
    const end = () => this.#ending.abort(new ShopError('error.service.slow'))
    this.#whole = setTimeout(end, limits.longest)
    this.#next = setTimeout(end, limits.patience)
  }

  get signal(): AbortSignal {
    return this.#ending.signal
  }

  again(): void {
    clearTimeout(this.#next)
    this.#next = setTimeout(() => this.#ending.abort(new ShopError('error.service.slow')), this.#limits.patience)
  }

  /** While the reader takes its time, the content system is not waited for. */
  rest(): void {
    clearTimeout(this.#next)
  }

  /** The connection is given up as well, where anything of the answer is still on its way. */
  end(): void {
    clearTimeout(this.#next)
    clearTimeout(this.#whole)
    this.#ending.abort(new ShopError('error.service.unavailable'))
  }
}

async function* partsOf(response: Response, patience: Patience, { bytes }: OriginLimits): AsyncGenerator<Uint8Array> {
  let read = 0
  try {
    const reader = response.body?.getReader()
    const next = async () => {
      patience.again()
      const part = await reader?.read()
      patience.rest()
      return part?.value
    }
    for (let part = await next(); part !== undefined; part = await next()) {
      read += part.byteLength
      if (read > bytes) throw new ShopError('error.service.wrongAnswer')
      yield part
    }
  } catch (error) {
    throw refusalOf(error, patience.signal)
  } finally {
    patience.end()
  }
}

async function* after(
  first: IteratorResult<Uint8Array, unknown>,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (first.done === true) return
    yield first.value
    yield* rest
  } finally {
    // A reader that stops, such as a browser that goes away, ends the request as well.
    await rest.return(undefined)
  }
}

function refusalOf(error: unknown, { aborted, reason }: AbortSignal): ShopError {
  if (error instanceof ShopError) return error
  if (aborted && reason instanceof ShopError) return reason
  return new ShopError('error.service.unavailable')
}
