/**
 * The database ended one of two transactions: a deadlock (40P01) or a serialization failure (40001). The second is rare
 * on PostgreSQL and common on distributed databases with its protocol.
 */
const givenUp = new Set(['40P01', '40001'])

function isGivenUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return givenUp.has((error as { code?: string }).code ?? '') || isGivenUp(error.cause)
}

/**
 * Runs a transaction again when the database ended it in favour of another. Locks are taken in one order everywhere, so
 * this is rare: an order moves from one slot to another while a second order does the opposite.
 */
export async function retrying<Result>(transaction: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await transaction()
  } catch (error) {
    if (tries > 1 && isGivenUp(error)) return retrying(transaction, tries - 1)
    throw error
  }
}
