import autocannon, { type Options, type Request, type Result } from 'autocannon'

/** The results of a load of some seconds. Times in milliseconds. */
export interface Figures {
  perSecond: number
  p50: number
  p95: number
  p975: number
  /** Answers other than 2xx, or no answer at all: with any of them the figure is invalid. */
  failures: number
}

export interface Load {
  url: string
  connections: number
  seconds?: number
  /** Requests of all connections together in a second; without, each sends the next as soon as it has its answer. */
  perSecond?: number
  headers?: Record<string, string>
  /** Requests sent in turn by every connection. */
  requests?: Request[]
  /** One list of requests for each connection, each a different shopper. */
  perConnection?: (connection: number) => Request[]
}

/** Of times in ascending order. */
export const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

/** Drives one address or a list of requests for a bounded time, after a short warm-up. */
export async function drive({
  url,
  connections,
  seconds = 5,
  perSecond,
  headers,
  requests,
  perConnection,
}: Load): Promise<Figures> {
  let next = 0
  const options = (duration: number): Options => ({
    url,
    connections,
    duration,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    ...(headers === undefined ? {} : { headers }),
    ...(requests === undefined ? {} : { requests }),
    ...(perConnection === undefined
      ? {}
      : { setupClient: (client) => client.setRequests(perConnection(next++ % connections)) }),
  })
  await autocannon(options(1))
  next = 0
  const { result, times } = await timed(options(seconds))
  return {
    perSecond: result.requests.average,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p975: percentile(times, 0.975),
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** With the time of every answer in ascending order: the load generator's own table has no p95. */
function timed(options: Options): Promise<{ result: Result; times: readonly number[] }> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const run = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error)
      else resolve({ result, times: times.toSorted((a, b) => a - b) })
    })
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
}
