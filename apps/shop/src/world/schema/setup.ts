import type { Setup } from '@bottega/api/staff/world/world.ts'
import { type ContactHours, readContactHours } from '@bottega/rules/stores/contact-hours.ts'
import { type ShopIdentity, socialNetworks } from '@bottega/rules/stores/shop-identity.ts'
import { colourFaults } from '@bottega/rules/stores/brand-colours.ts'
import { saleNeeds, usualSaleNeed } from '@bottega/rules/catalog/law-duties.ts'
import { isIban } from '@bottega/rules/validators/codes.ts'
import { fiscalCode } from '@bottega/rules/validators/fiscal-code.ts'
import { vatNumber } from '@bottega/rules/validators/vat-number.ts'
import { z } from 'zod'
import { key, localized, money, oneOf, takes, text, vat, whole, yesNo } from './values.ts'

const id = whole(1, 1_000_000)

const isMail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
const isAddress = (value: string) => URL.canParse(value) && value.startsWith('https://')
const mail = text(100).refine(isMail, 'takes a mail address')
const address = text(200).refine(isAddress, 'takes an https address')

/** Without quotes YAML takes it for a remark. */
const colourForm = "a colour in quotes, such as '#1e6b45'"
const drawingName = 'the name of an SVG file beside this one, such as logo.svg'

const colour = z
  .string(takes(colourForm))
  .regex(/^#[\da-f]{6}$/i, `takes ${colourForm}`)
  .transform((value) => value.toLowerCase())

const colours = z.strictObject({ brand: colour, dark: colour.optional() }).superRefine((given, context) => {
  for (const { field, text: message } of colourFaults(given))
    context.addIssue({ code: 'custom', path: [field], message })
})

const hoursForm = 'weekdays from 1 Monday to 7 Sunday with their hours, such as 1-5 8:00-20:00, 6 9:00-13:00'

const hours = z
  .string(takes(hoursForm))
  .transform(readContactHours)
  .refine((read): read is readonly ContactHours[] => read !== undefined && read.length > 0, `takes ${hoursForm}`)

const drawing = z.string(takes(drawingName)).regex(/^[\da-z][\w.-]*\.svg$/i, `takes ${drawingName}`)

const identity = z
  .strictObject({
    name: text(40),
    short_name: text(12).optional(),
    logo: drawing.optional(),
    icon: drawing.optional(),
    colours: colours.optional(),
    mail_signature: localized.optional(),
    phone: text(40).optional(),
    hours: hours.optional(),
    email: mail.optional(),
    social: z.array(z.strictObject({ network: oneOf(socialNetworks), url: address }), takes('a list')).default([]),
  })
  .transform(({ short_name, mail_signature, logo, icon, ...rest }) => ({
    drawings: { ...(logo !== undefined && { logo }), ...(icon !== undefined && { icon }) },
    names: {
      ...rest,
      ...(short_name !== undefined && { shortName: short_name }),
      ...(mail_signature !== undefined && { signature: mail_signature }),
    } satisfies ShopIdentity,
  }))

const seller = z
  .strictObject({
    name: text(),
    vat_number: z
      .string(takes('eleven digits in quotes'))
      .regex(/^\d{11}$/, 'takes eleven digits in quotes')
      .refine((value) => vatNumber(value).ok, 'is no VAT number: its last digit, which checks the others, is wrong'),
    fiscal_code: text(16)
      .refine(
        (value) => fiscalCode(value).ok,
        'takes a fiscal code: eleven digits, or sixteen characters with the right last one',
      )
      .optional(),
    tax_regime: z
      .string()
      .regex(/^RF\d\d$/, 'takes a code of the tax agency, such as RF01')
      .optional(),
    register_office: text(2).optional(),
    register_number: text(20).optional(),
    phone: text(40).optional(),
    email: text(100).optional(),
    pec: mail.optional(),
    share_capital: text(60).optional(),
    complaints: text(200)
      .refine((value) => isMail(value) || isAddress(value), 'takes a mail address or an https address')
      .optional(),
    adr: z.strictObject({ name: text(120), url: address }).optional(),
    digital_services_contact: mail.optional(),
    dpo: mail.optional(),
    iban: z
      .string(takes('an account number in quotes'))
      .transform((given) => given.replaceAll(/\s/g, '').toUpperCase())
      .refine(isIban, takes('an account number with its check digits, such as IT60X0542811101000000123456'))
      .optional(),
    bank: text(80).optional(),
    street: text(),
    number: text(20),
    postal_code: z.string(takes('five digits in quotes')).regex(/^\d{5}$/, 'takes five digits in quotes'),
    city: text(),
    province: z.string().regex(/^[A-Z]{2}$/, 'takes two capital letters'),
  })
  .transform((given) => {
    const {
      vat_number,
      fiscal_code,
      tax_regime,
      register_office,
      register_number,
      share_capital,
      digital_services_contact,
      postal_code,
      number,
      ...rest
    } = given
    return {
      ...rest,
      streetNumber: number,
      postalCode: postal_code,
      vatNumber: vat_number,
      ...(fiscal_code !== undefined && { fiscalCode: fiscal_code }),
      ...(tax_regime !== undefined && { taxRegime: tax_regime }),
      ...(register_office !== undefined && { registerOffice: register_office }),
      ...(register_number !== undefined && { registerNumber: register_number }),
      ...(share_capital !== undefined && { shareCapital: share_capital }),
      ...(digital_services_contact !== undefined && { digitalServicesContact: digital_services_contact }),
    }
  })

const cooperative = z
  .strictObject({ id, key, name: text(), seller: seller.optional() })
  .transform(({ key: slug, seller: facts, ...rest }) => ({ ...rest, slug, seller: facts ?? null }))

const service = z
  .strictObject({
    id,
    kind: oneOf(['storePickup', 'home', 'drive', 'pickupPoint', 'locker', 'boat']),
    name: localized,
    tab: yesNo.default(true),
  })
  .transform(({ tab: showTab, ...rest }) => ({ ...rest, showTab }))

const packaging = z
  .strictObject({
    id,
    name: localized,
    description: localized.optional(),
    size: z
      .string()
      .regex(/^\d+x\d+$/, 'takes width by height in centimetres, such as 50x50')
      .optional(),
    fee: money.optional(),
    services: z.array(id, takes('a list')).min(1, 'names at least one delivery service').optional(),
  })
  .transform(({ fee, ...rest }) => ({
    id: rest.id,
    name: rest.name,
    description: rest.description ?? null,
    size: rest.size ?? null,
    feeCents: fee ?? null,
    services: rest.services === undefined ? null : [...new Set(rest.services)].toSorted((a, b) => a - b),
  }))

const list = <Item extends z.ZodType>(item: Item) => z.array(item, takes('a list')).default([])

/** The content of `shop.yaml` before the files it names are read. */
export interface SetupFile extends Setup {
  /** The files of the logo and of the icon. */
  readonly drawings: Partial<Record<'logo' | 'icon', string>>
}

/** `shop.yaml`: what is set up once for the whole group. */
export const setupFile = z
  .strictObject({
    shop: identity.optional(),
    slot_days: whole(1, 60).default(14),
    sale_needs: oneOf(saleNeeds).default(usualSaleNeed),
    cooperatives: z.array(cooperative, takes('a list')).min(1, 'names at least one cooperative'),
    services: z.array(service, takes('a list')).min(1, 'names at least one delivery service'),
    store_classes: list(z.strictObject({ id, name: localized })),
    packaging: list(packaging),
    taxes: list(z.strictObject({ code: text(20), percent: vat, name: text() })),
  })
  .transform(
    ({ shop, slot_days: slotDays, sale_needs: saleNeed, store_classes: storeClasses, ...rest }): SetupFile => ({
      identity: shop?.names ?? null,
      drawings: shop?.drawings ?? {},
      slotDays,
      saleNeed,
      storeClasses,
      ...rest,
    }),
  )
