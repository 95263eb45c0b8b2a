import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'

/**
 * A server may answer with an info instead of a refusal when an address was not removed: its code then contains the
 * word `error`. Either way the same text is shown. (Shopping core, section 8)
 */
export function removalAnswer(response: EnvelopeResponse): { removed: boolean; response: EnvelopeResponse } {
  if (!response.infos.some(({ code }) => code.includes('error'))) return { removed: true, response }
  const code = 'error.address.inUse'
  const refusal = { errors: [{ code, error: code }], errorsMessage: [code], infos: [], infosMessage: [] }
  return { removed: false, response: { ...response, ...refusal } }
}
