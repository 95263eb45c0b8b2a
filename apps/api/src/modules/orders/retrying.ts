/** PostgreSQL gave up one of two transactions that waited for each other. */
const deadlock = '40P01'

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: string }).code === deadlock || isDeadlock(error.cause)
}

/**
 * Runs a transaction again when it was given up for another. Locks are taken in one order everywhere, so this is rare:
 * an order that moves from one slot to another while somebody does the opposite.
 */
export async function retrying<Result>(transaction: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await transaction()
  } catch (error) {
    if (tries > 1 && isDeadlock(error)) return retrying(transaction, tries - 1)
    throw error
  }
}
