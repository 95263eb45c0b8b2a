/**
 * Remarks of a login that came by redirect and had no answer to carry them: a JSON list of texts, which the page that
 * follows says and forgets. Technical, and gone after a minute whatever happens.
 */
export const remarksCookie = 'bottega_remarks'
