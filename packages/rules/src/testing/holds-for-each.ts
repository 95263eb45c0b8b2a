/**
 * One statement about each of many: a single test, since a single thing was written, whose failure names every offender
 * and says what each fails on. Rejects as well when there is nothing to look at: a filter that finds nothing would pass.
 */
export async function holdsForEach<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  look: (one: T) => unknown,
): Promise<void> {
  if (all.length === 0) throw new Error('There is nothing to look at.')
  const offenders: { name: string; why: string }[] = []
  for (const one of all) {
    try {
      await look(one)
    } catch (error) {
      offenders.push({ name: nameOf(one), why: error instanceof Error ? error.message : String(error) })
    }
  }
  if (offenders.length === 0) return
  const names = offenders.map(({ name }) => name).join(', ')
  const reasons = offenders.map(({ name, why }) => `${name}: ${why}`).join('\n\n')
  throw new Error(`${offenders.length} of ${all.length} fail: ${names}\n\n${reasons}`)
}
