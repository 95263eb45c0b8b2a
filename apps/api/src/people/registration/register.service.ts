import type { RegistrationBody } from '@bottega/contract/registration/registration.ts'
import { checkConsent, profileConsentOf, profileConsents } from '@bottega/rules/people/consents.ts'
import { agreesWithFiscalCode } from '@bottega/rules/people/fiscal-code-of.ts'
import {
  checkRegistration,
  fieldsOf,
  isBusiness,
  type RegistrationField,
  registrationFields,
  type RegistrationTexts,
} from '@bottega/rules/people/registration.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { tidyVatNumber } from '@bottega/rules/validators/vat-number.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { forgetAddresses } from '../../places/stores/addresses.service.ts'
import { storeById } from '../../places/stores/stores.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { hashPassword, hashToken } from '../../kernel/sessions/credentials.ts'
import { findUser } from '../../kernel/sessions/find-user.ts'
import { endLogins } from '../../kernel/sessions/other-logins.ts'
import { refuseWeakPassword } from '../../kernel/sessions/password-rules.ts'
import { replaceSession } from '../../kernel/sessions/replace-session.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'
import { isVouched, linkRegistered } from '../social/social.service.ts'
import { consentReader } from './consent-reader.ts'
import { type ConsentReader, recordOf } from './consent-texts.ts'
import { type ConsentRecord, insertAnswers, insertWordings } from './consents.repository.ts'
import { confirmProfile, moveRegistration, type NewAccount, putAccount } from './registration.repository.ts'

/** Codes people type in small letters, or with spaces. */
const codes: ReadonlySet<RegistrationField> = new Set(['fiscalCode', 'sdiCode'])

function tidyTexts(body: RegistrationBody): RegistrationTexts {
  const tidied = registrationFields.map((field) => {
    const text = body[field] ?? ''
    if (field === 'password') return [field, text] as const
    if (field === 'vatNumber') return [field, tidyVatNumber(text)] as const
    return [field, codes.has(field) ? text.replaceAll(/\s/g, '').toUpperCase() : plainLine(text)] as const
  })
  return Object.fromEntries(tidied) as RegistrationTexts
}

/** Throws for a form the page itself would have stopped, naming the wrong fields. */
function refuseWrongForm(
  { customerType, gender }: RegistrationBody,
  texts: RegistrationTexts,
  isVouchedFor: boolean,
  now: Date,
): void {
  const wrong = Object.keys(checkRegistration(customerType, texts, shopDate(now), isVouchedFor))
  if (wrong.length > 0) throw new ShopError('error.registration.invalid', { fields: wrong.join(', ') })
  const { fiscalCode, birthDate } = texts
  const hasPersonalCode = customerType !== 'company' && fiscalCode !== ''
  if (hasPersonalCode && !agreesWithFiscalCode(fiscalCode, { birthDate, gender }))
    throw new ShopError('error.registration.fiscal_code.not_valid')
}

/** An answer for every consent of an account; throws where one is missing, and where the terms are refused. */
function consentRecords(given: RegistrationBody['disclaimers'], reader: ConsentReader): readonly ConsentRecord[] {
  const answers = new Map(given.map(({ personInfoTypeId, value }) => [personInfoTypeId, value]))
  const isKnown = given.every(({ personInfoTypeId }) => profileConsentOf(personInfoTypeId) !== undefined)
  const areRight = profileConsents.every((one) => checkConsent(one, answers.get(one.personInfoTypeId)).ok)
  if (!isKnown || !areRight) throw new ShopError('error.registration.consents')
  return profileConsents.map((one) => recordOf(one, answers.get(one.personInfoTypeId) ?? '0', reader))
}

interface Registration {
  body: RegistrationBody
  visitor: Visitor
  /** The company of the group the customer belongs to. */
  companyId: number
}

/** A registration whose form is right, before anything is stored. */
export interface CheckedRegistration {
  account: Omit<NewAccount, 'passwordHash' | 'registeredIn'>
  /** Null where a service that vouches for the address is the way in. */
  password: string | null
  consents: readonly ConsentRecord[]
  /** A private customer signs up in the checkout of a shop where visitors have carts. */
  atOnce: boolean
}

/** Reads a form, or throws for what is wrong with it: such a try counts towards no limit. */
export async function checkForm(
  shop: Shop,
  { body, visitor, companyId }: Registration,
  now: Date,
): Promise<CheckedRegistration> {
  const consents = consentRecords(body.disclaimers, await consentReader(shop, visitor))
  const texts = tidyTexts(body)
  const isVouchedFor = texts.password === '' && (await isVouched(shop.db, visitor, texts.email, now))
  refuseWrongForm(body, texts, isVouchedFor, now)
  if (!isVouchedFor) refuseWeakPassword(texts.password, [texts.email], shop.config.PASSWORD_RULE)
  if (body.storeId !== undefined) await storeById(shop.db, visitor.site, body.storeId)
  const password = isVouchedFor ? null : texts.password
  const atOnce = body.atOnce === true && body.customerType === 'private' && shop.config.ANONYMOUS_CARTS
  return { account: accountOf(body, texts, { visitor, companyId }, now), password, consents, atOnce }
}

function accountOf(
  { customerType, gender, inviteCode, storeId }: RegistrationBody,
  texts: RegistrationTexts,
  { visitor, companyId }: Omit<Registration, 'body'>,
  now: Date,
): CheckedRegistration['account'] {
  const asked = new Set(fieldsOf(customerType))
  const orNull = (field: RegistrationField) => (asked.has(field) && texts[field] !== '' ? texts[field] : null)
  return {
    login: texts.email,
    email: texts.email,
    customerType,
    companyId,
    firstName: texts.firstName,
    lastName: texts.lastName,
    companyName: orNull('companyName'),
    vatNumber: orNull('vatNumber'),
    phone: orNull('phone'),
    mobilePhone: orNull('mobilePhone'),
    birthDate: orNull('birthDate'),
    gender: asked.has('birthDate') ? (gender ?? null) : null,
    fiscalCode: orNull('fiscalCode'),
    pec: orNull('pec'),
    sdiCode: orNull('sdiCode'),
    businessApproval: isBusiness(customerType) ? 'waiting' : null,
    businessApprovalAt: isBusiness(customerType) ? now : null,
    language: visitor.language,
    profileConfirmed: false,
    inviteCode: inviteCode?.trim() || null,
    defaultStoreId: storeId ?? null,
    createdAt: now,
  }
}

/**
 * A mail asks for the confirmation, or the customer is in the shop already, `isProved` where no mail has to ask. `token`
 * is of a session opened here.
 */
export type Registered =
  | { kind: 'waiting'; token: string | undefined }
  | { kind: 'entered'; user: SessionUser; token: string; isProved: boolean }

/**
 * Registers a customer, who has to confirm the address by its mail; where the login by another service that goes on here
 * has proved it, they are signed in. For an address with an account nothing is stored: its owner gets a mail that says so,
 * while the answer and its time stay the same. Past the mails of its hour (`isMailed` false) the row of the mail is written
 * all the same, and nothing is sent. (Safety, 13; decisions 0312 and 0800) A new account of the checkout is signed in at
 * once: it chooses place and time while its mail is on the way. (decision 856)
 */
export async function register(
  shop: Shop,
  { account, password, consents, atOnce }: CheckedRegistration,
  { visitor, isMailed }: { visitor: Visitor; isMailed: boolean },
  now: Date,
): Promise<Registered> {
  const passwordHash = password === null ? null : await hashPassword(password)
  const { email } = account
  return shop.db.transaction(async (tx) => {
    const opened = visitor.sessionHash === undefined ? await openSession(tx, null, false, now) : undefined
    const registeredIn = visitor.sessionHash ?? hashToken(opened ?? '')
    const {
      userId = 0,
      replacedId = 0,
      isRegistered,
    } = await putAccount(tx, { ...account, passwordHash, registeredIn })
    await forgetEarlierUse(shop, tx, replacedId)
    const isProved = isRegistered && (await linkRegistered(tx, visitor, { userId, email }, now))
    // Nothing would open such an account: the sign-on it was to be linked to is over, or belongs to another by now.
    if (password === null && !isProved) throw new ShopError('error.social.failed')
    await insertWordings(tx, consents)
    await insertAnswers(tx, isRegistered ? userId : 0, consents, now)
    const to = { userId: isMailed ? userId : 0 }
    if (isProved) {
      await confirmProfile(tx, userId, email, now)
      await enqueue(tx, 'mail.welcome', to, now)
      return { ...(await enter(shop, tx, visitor, userId, now)), isProved }
    }
    await enqueue(tx, isRegistered ? 'mail.confirmEmail' : 'mail.accountExists', to, now)
    if (atOnce && isRegistered) {
      const browser = { ...visitor, sessionHash: registeredIn }
      const entered = await enter(shop, tx, browser, userId, now)
      await moveRegistration(tx, userId, hashToken(entered.token))
      return { ...entered, isProved }
    }
    return { kind: 'waiting', token: opened }
  })
}

/**
 * An account of the checkout was used before its address was confirmed. Once another registration takes its place,
 * nothing stays of the person who began it: neither their logins nor the cart, the answers and the addresses they left.
 * Nobody's account has the number 0: then the same statements delete nothing.
 */
async function forgetEarlierUse({ registeredAnew }: Pick<Shop, 'registeredAnew'>, tx: Tx, userId: number) {
  await endLogins(tx, userId)
  await registeredAnew(tx, userId)
  await forgetAddresses(tx, userId)
}

/** Signs in the customer whose address is proved. */
export async function enter(shop: Pick<Shop, 'signedIn'>, tx: Tx, visitor: Visitor, userId: number, now: Date) {
  const { token } = await replaceSession(shop, tx, visitor, userId, now)
  const user = await findUser(tx, userId)
  if (user === undefined) throw new Error(`user ${userId} is gone`)
  return { kind: 'entered', user, token } as const
}
