import type { Client } from 'pg'

const isBegin = (config: unknown): boolean =>
  typeof config === 'object' && config !== null && 'text' in config && config.text === 'begin'

/**
 * Sends the beginning of a transaction in one write with its first statements, those called in the same turn of the
 * program, instead of waiting for its answer: of what a short transaction costs this process, most is its turns to the
 * database. Needs a connection that pipelines. Where the beginning fails the connection is lost, and the first
 * statement says so. `limits` hold for the transaction.
 */
export function beginWithFirst(client: Client, limits: readonly string[] = []): void {
  const { stream } = client.connection
  const send = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>
  const begin = { text: ['begin', ...limits.map((limit) => `set local ${limit}`)].join(';') }
  let isHeld = false
  const query = (...parts: unknown[]) => {
    if (isBegin(parts[0])) {
      if (!isHeld) stream.cork()
      isHeld = true
      send(begin, ...parts.slice(1)).catch(() => {})
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [], fields: [] })
    }
    // The lock of a cart and its reading leave together.
    if (isHeld) process.nextTick(() => stream.uncork())
    isHeld = false
    return send(...parts)
  }
  client.query = query as typeof client.query
}
