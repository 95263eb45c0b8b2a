import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'

/**
 * A server may say among its infos, instead of refusing, that an address stays: the code then holds the word `error`.
 * Either way the person reads the same sentence. (Shopping core, section 8)
 */
export function removalAnswer(response: EnvelopeResponse): { removed: boolean; response: EnvelopeResponse } {
  if (!response.infos.some(({ code }) => code.includes('error'))) return { removed: true, response }
  const code = 'error.address.inUse'
  const refusal = { errors: [{ code, error: code }], errorsMessage: [code], infos: [], infosMessage: [] }
  return { removed: false, response: { ...response, ...refusal } }
}
