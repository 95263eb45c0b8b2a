import type { RegistrationBody } from '@bottega/contract/registration/registration.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
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
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import type { Visitor } from '../../visitor.ts'
import { storeById } from '../delivery/stores.service.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import { hashPassword } from '../sessions/credentials.ts'
import { refuseWeakPassword } from '../sessions/password-rules.ts'
import { linkRegistered } from '../social/social.service.ts'
import { recordOf } from './consent-texts.ts'
import { type ConsentRecord, insertAnswers, insertWordings } from './consents.repository.ts'
import { confirmProfile, type NewAccount, putAccount } from './registration.repository.ts'

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
function refuseWrongForm({ customerType, gender }: RegistrationBody, texts: RegistrationTexts, now: Date): void {
  const wrong = Object.keys(checkRegistration(customerType, texts, shopDate(now)))
  if (wrong.length > 0) throw new ShopError('error.registration.invalid', { fields: wrong.join(', ') })
  const { fiscalCode, birthDate } = texts
  const hasPersonalCode = customerType !== 'company' && fiscalCode !== ''
  if (hasPersonalCode && !agreesWithFiscalCode(fiscalCode, { birthDate, gender }))
    throw new ShopError('error.registration.fiscal_code.not_valid')
}

/** An answer for every consent of an account; throws where one is missing, and where the terms are refused. */
function consentRecords(given: RegistrationBody['disclaimers'], language: Language): readonly ConsentRecord[] {
  const answers = new Map(given.map(({ personInfoTypeId, value }) => [personInfoTypeId, value]))
  const isKnown = given.every(({ personInfoTypeId }) => profileConsentOf(personInfoTypeId) !== undefined)
  const areRight = profileConsents.every((one) => checkConsent(one, answers.get(one.personInfoTypeId)).ok)
  if (!isKnown || !areRight) throw new ShopError('error.registration.consents')
  return profileConsents.map((one) => recordOf(one, answers.get(one.personInfoTypeId) ?? '0', language))
}

interface Registration {
  body: RegistrationBody
  visitor: Visitor
  /** The company of the group the customer belongs to. */
  companyId: number
  /** Whether the mailbox may have another mail. */
  isMailed: boolean
}

async function accountOf(shop: Shop, { body, visitor, companyId }: Registration, now: Date): Promise<NewAccount> {
  const texts = tidyTexts(body)
  refuseWrongForm(body, texts, now)
  refuseWeakPassword(texts.password, [texts.email], shop.config.PASSWORD_RULE)
  const { customerType } = body
  if (body.storeId !== undefined) await storeById(shop.db, visitor.site, body.storeId)
  const asked = new Set(fieldsOf(customerType))
  const orNull = (field: RegistrationField) => (asked.has(field) && texts[field] !== '' ? texts[field] : null)
  return {
    login: texts.email,
    email: texts.email,
    passwordHash: await hashPassword(texts.password),
    customerType,
    companyId,
    firstName: texts.firstName,
    lastName: texts.lastName,
    companyName: orNull('companyName'),
    vatNumber: orNull('vatNumber'),
    phone: orNull('phone'),
    mobilePhone: orNull('mobilePhone'),
    birthDate: orNull('birthDate'),
    gender: asked.has('birthDate') ? (body.gender ?? null) : null,
    fiscalCode: orNull('fiscalCode'),
    pec: orNull('pec'),
    sdiCode: orNull('sdiCode'),
    businessApproval: isBusiness(customerType) ? 'waiting' : null,
    businessApprovalAt: isBusiness(customerType) ? now : null,
    language: visitor.language,
    profileConfirmed: false,
    inviteCode: body.inviteCode?.trim() || null,
    defaultStoreId: body.storeId ?? null,
    createdAt: now,
  }
}

/**
 * Registers a customer, who has to confirm the address by its mail, but where the login by another service that goes on
 * here has proved it; answers whether it is confirmed. For an address with an account nothing is stored: its owner gets a
 * mail that says so, while the answer and its time stay the same. (Safety, 13; decision 0312)
 */
export async function register(shop: Shop, registration: Registration, now: Date): Promise<boolean> {
  const consents = consentRecords(registration.body.disclaimers, registration.visitor.language)
  const account = await accountOf(shop, registration, now)
  const { email } = account
  return shop.db.transaction(async (tx) => {
    const { userId = 0, isRegistered } = await putAccount(tx, account)
    const isProved = isRegistered && (await linkRegistered(tx, registration.visitor, { userId, email }, now))
    await insertWordings(tx, consents)
    await insertAnswers(tx, isRegistered ? userId : 0, consents, now)
    const isConfirmed = isProved && (await confirmProfile(tx, userId, email, now))
    const mail = isRegistered ? 'mail.confirmEmail' : 'mail.accountExists'
    // Past the mails of its hour the row is written all the same, and nothing is sent.
    await enqueue(tx, isConfirmed ? 'mail.welcome' : mail, { userId: registration.isMailed ? userId : 0 }, now)
    return isConfirmed
  })
}
