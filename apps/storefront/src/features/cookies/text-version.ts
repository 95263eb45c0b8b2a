/**
 * The version of the wording of the cookie question that was answered. A test compares it with the texts themselves:
 * changed texts need a new date, so that a stored choice names the text it answered.
 */
export const cookieTextVersion = '2026-11-21'
