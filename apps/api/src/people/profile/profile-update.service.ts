import type { BodyOf } from '@bottega/contract/call-schema.ts'
import type { updateUserDetail } from '@bottega/contract/profile/profile-update.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { agreesWithFiscalCode } from '@bottega/rules/people/fiscal-code-of.ts'
import {
  checkProfile,
  type ProfileField,
  profileFieldsOf,
  type ProfileTexts,
} from '@bottega/rules/people/profile-update.ts'
import { phone } from '@bottega/rules/validators/phone.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eq } from 'drizzle-orm'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { storeById } from '../../places/stores/stores.service.ts'

type ProfileBody = BodyOf<typeof updateUserDetail>

/** Codes people type in small letters, or with spaces. */
const codes: ReadonlySet<ProfileField> = new Set(['fiscalCode', 'sdiCode'])

function textsOf(body: ProfileBody, fields: readonly ProfileField[]): ProfileTexts {
  const text = (field: ProfileField) =>
    codes.has(field) ? (body[field] ?? '').replaceAll(/\s/g, '').toUpperCase() : plainLine(body[field] ?? '')
  const none = { companyName: '', sdiCode: '', pec: '', firstName: '', lastName: '', birthDate: '' }
  const given = Object.fromEntries(fields.map((field) => [field, text(field)]))
  return { ...none, fiscalCode: '', mobilePhone: '', phone: '', ...given }
}

const languageOf = (wanted: NonNullable<ProfileBody['language']>, used: Language) =>
  wanted === 'used' ? { language: used, languageChosen: false } : { language: wanted, languageChosen: true }

/** Refused as at the registration; what a type of customer is not asked for stays as it is. */
export async function updateProfile(
  shop: Shop,
  { user, ...visitor }: { user: SessionUser } & Pick<Visitor, 'site' | 'language'>,
  body: ProfileBody,
  now: Date,
): Promise<void> {
  const { customerType } = user
  const fields = profileFieldsOf(customerType)
  const texts = textsOf(body, fields)
  const wrong = Object.keys(checkProfile(customerType, texts, shopDate(now)))
  if (wrong.length > 0) throw new ShopError('error.registration.invalid', { fields: wrong.join(', ') })
  const { fiscalCode, birthDate } = texts
  const { gender, storeId, language } = body
  if (customerType !== 'company' && fiscalCode !== '' && !agreesWithFiscalCode(fiscalCode, { birthDate, gender }))
    throw new ShopError('error.registration.fiscal_code.not_valid')
  if (storeId !== undefined) await storeById(shop.db, visitor.site, storeId)
  if (language !== undefined && language !== 'used' && !shop.languages().includes(language))
    throw new ShopError('error.request.invalid', { fields: 'language' })
  const changed = Object.fromEntries(fields.map((field) => [field, texts[field] || null]))
  await shop.db
    .update(appUser)
    .set({
      ...changed,
      ...(fields.includes('birthDate') && { gender: gender ?? null }),
      ...(storeId !== undefined && { defaultStoreId: storeId }),
      ...(language !== undefined && languageOf(language, visitor.language)),
    })
    .where(eq(appUser.id, user.userId))
}

export async function updateContacts(
  shop: Shop,
  userId: number,
  given: { phone?: string; mobilePhone: string },
): Promise<void> {
  const numbers = { phone: plainLine(given.phone ?? ''), mobilePhone: plainLine(given.mobilePhone) }
  const wrong = [
    ...(phone(numbers.phone).ok ? [] : ['phone']),
    ...(numbers.mobilePhone !== '' && phone(numbers.mobilePhone).ok ? [] : ['mobilePhone']),
  ]
  if (wrong.length > 0) throw new ShopError('error.registration.invalid', { fields: wrong.join(', ') })
  await shop.db
    .update(appUser)
    .set({ phone: numbers.phone || null, mobilePhone: numbers.mobilePhone })
    .where(eq(appUser.id, userId))
}
