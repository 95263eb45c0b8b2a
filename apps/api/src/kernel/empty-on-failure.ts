import type { FastifyBaseLogger } from 'fastify'

/**
 * The one way to be silent about a failure: some calls of the specification answer empty rather than fail. `clause`
 * names the sentence that says so; the log still tells.
 */
export async function emptyOnFailure<Value>(
  log: FastifyBaseLogger,
  clause: string,
  empty: Value,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    log.warn({ err: error, clause }, 'answered empty')
    return empty
  }
}
