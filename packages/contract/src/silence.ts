import type { EnvelopeResponse } from './envelope.ts'

/** Success with nothing to say, of all six lists: what speaks, or refuses, is spread over it. */
export const silence: EnvelopeResponse = {
  status: 0,
  errors: [],
  infos: [],
  warnings: [],
  errorsMessage: [],
  infosMessage: [],
  warningsMessage: [],
}
