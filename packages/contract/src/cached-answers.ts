import type { Call } from './call.ts'

/** True when a query value is set; false counts as not set. */
const isSet = (value: unknown) => value !== undefined && value !== false && value !== 'false'

/** True when an answer may be cached: that of a catalogue call about nothing personal. (Shopping core, section 7) */
export function isCached({ cached, uncachedWith = [] }: Call, query: Readonly<Record<string, unknown>> = {}): boolean {
  return cached === true && !uncachedWith.some((name) => isSet(query[name]))
}
