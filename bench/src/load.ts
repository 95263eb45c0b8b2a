import autocannon, { type Request } from 'autocannon'

/** What a load of some seconds showed. Times in milliseconds; autocannon has no p95, so the stricter p97.5 stands for it. */
export interface Figures {
  perSecond: number
  p50: number
  p975: number
  /** Answers that were not 2xx, or no answer at all: a figure with any of them is worth nothing. */
  failures: number
}

export interface Load {
  url: string
  connections: number
  seconds?: number
  headers?: Record<string, string>
  /** Requests sent in turn by every connection. */
  requests?: Request[]
  /** One list of requests for each connection, where each is a different person. */
  perConnection?: (connection: number) => Request[]
}

/** Drives one address or a list of requests for a bounded time, after a short warm-up. */
export async function drive({
  url,
  connections,
  seconds = 5,
  headers,
  requests,
  perConnection,
}: Load): Promise<Figures> {
  let next = 0
  const once = (duration: number) => {
    next = 0
    return autocannon({
      url,
      connections,
      duration,
      ...(headers === undefined ? {} : { headers }),
      ...(requests === undefined ? {} : { requests }),
      ...(perConnection === undefined
        ? {}
        : { setupClient: (client) => client.setRequests(perConnection(next++ % connections)) }),
    })
  }
  await once(1)
  const result = await once(seconds)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p975: result.latency.p97_5,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}
