const uniqueViolation = '23505'

/** Of the driver, which Drizzle wraps. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

/** Whether the work was done; false when a unique index of the schema refused it. Other errors are thrown on. */
export async function unlessTaken(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return false
    throw error
  }
}
