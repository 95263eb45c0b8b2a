import { TooBusyError } from './admission.ts'

/**
 * Sockets, and PostgreSQL classes 08 (connection), 53 (resources), 57P (shutdown) and 25P (a session ended for idling);
 * 57014 is a statement that exceeded `statement_timeout`, most of all one that waited for a row many want.
 */
const codes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|53|57P|57014|25P0[34])/
/**
 * The messages of the driver that have no code: of a pool without a free connection, and of a connection that is no
 * more.
 */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|timeout expired|is not queryable|Cannot use a pool after calling end/i

/**
 * Whether the database is away, or too busy, rather than that a query is wrong. A connection lost in the middle of a
 * transaction is known by its rollback too, which fails in its place.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TooBusyError) return true
  if (codes.test((error as { code?: string }).code ?? '') || messages.test(error.message)) return true
  return error.cause !== undefined && isDatabaseUnreachable(error.cause)
}
