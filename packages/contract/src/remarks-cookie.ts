/**
 * Remarks of a login that came by redirect, without an answer to carry them: a JSON list of texts, which the next page
 * shows and deletes. A technical cookie, which expires after a minute in any case.
 */
export const remarksCookie = 'bottega_remarks'
