import type { Call } from './calls.ts'

/** As a value stands in a query of the wire, or of a caller. */
const isSaid = (value: unknown) => value !== undefined && value !== false && value !== 'false'

/**
 * Whether an answer may be given again: that of a catalogue call which asks for nobody's own. (Shopping core, section
 * 7)
 */
export function isKept({ cached, unkeptWith = [] }: Call, query: Readonly<Record<string, unknown>> = {}): boolean {
  return cached === true && !unkeptWith.some((name) => isSaid(query[name]))
}
