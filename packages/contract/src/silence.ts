import type { EnvelopeResponse } from './envelope.ts'

/** Success without remarks, with all six lists empty: answers with remarks and refusals start from it. */
export const silence: EnvelopeResponse = {
  status: 0,
  errors: [],
  infos: [],
  warnings: [],
  errorsMessage: [],
  infosMessage: [],
  warningsMessage: [],
}
