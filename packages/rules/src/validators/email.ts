import { pattern } from './verdict.ts'

const domain = String.raw`(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,11}`
const mailbox = new RegExp(String.raw`^[A-Za-z0-9_%+-]+(?:\.[A-Za-z0-9_%+-]+)*@${domain}$`)
const mailboxWithoutPlus = new RegExp(String.raw`^[A-Za-z0-9_%-]+(?:\.[A-Za-z0-9_%-]+)*@${domain}$`)

/** An e-mail address; its last part has 2 to 11 letters. (Account and after-sales, section 5) */
export const email = pattern(mailbox, 'validations.email')

/** Variant for forms that refuse sub-addresses. */
export const emailWithoutPlus = pattern(mailboxWithoutPlus, 'validations.email')
