import type { Setup } from '@bottega/api/staff/world/world.ts'
import { type ContactHours, readContactHours } from '@bottega/rules/stores/contact-hours.ts'
import { type ShopIdentity, socialNetworks } from '@bottega/rules/stores/shop-identity.ts'
import { languages } from '@bottega/rules/text/language.ts'
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

const colours = z
  .strictObject({
    brand: colour.describe('of buttons and links'),
    dark: colour.optional().describe('of names and large areas; without it a darker shade'),
  })
  .superRefine((given, context) => {
    for (const { field, text: message } of colourFaults(given))
      context.addIssue({ code: 'custom', path: [field], message })
  })

const hoursForm = 'weekdays from 1 Monday to 7 Sunday with their hours, such as 1-5 8:00-20:00, 6 9:00-13:00'

const hours = z
  .string(takes(hoursForm))
  .transform(readContactHours)
  .refine((read): read is readonly ContactHours[] => read !== undefined && read.length > 0, `takes ${hoursForm}`)

const drawing = z.string(takes(drawingName)).regex(/^[\da-z][\w.-]*\.svg$/i, `takes ${drawingName}`)

const offeredLanguages = z
  .array(oneOf(languages), takes(`a list of ${languages.join(', ')}`))
  .refine((named) => named.includes('it'), 'has no it: Italian stands in for texts that have no other')
  .refine((named) => new Set(named).size === named.length, 'names a language twice')
  .transform((named) => languages.filter((one) => named.includes(one)))

const identity = z
  .strictObject({
    name: text(40).describe('the shop in titles, mails, consents and authenticators'),
    short_name: text(12).optional().describe('the name where there is little room'),
    logo: drawing.optional().describe('the drawing in the place of the name, at most six times as wide as high'),
    icon: drawing.optional().describe('the drawing in the tabs of browsers, as high as it is wide'),
    colours: colours.optional().describe('white letters must be readable on them'),
    mail_signature: localized.optional().describe('the last line of mails; {shop} in it is the name'),
    languages: offeredLanguages
      .optional()
      .describe('of pages and mails to customers; without it, all that the program speaks'),
    phone: text(40).optional().describe('of customer service, on every page'),
    hours: hours.optional().describe('when it is answered'),
    email: mail.optional().describe('of customer service'),
    social: z
      .array(
        z.strictObject({
          network: oneOf(socialNetworks).describe('the network'),
          url: address.describe('its https address'),
        }),
        takes('a list'),
      )
      .default([])
      .describe('pages of the shop in social networks'),
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
    name: text().describe('the company as it stands in the register'),
    vat_number: z
      .string(takes('eleven digits in quotes'))
      .regex(/^\d{11}$/, 'takes eleven digits in quotes')
      .refine((value) => vatNumber(value).ok, 'is no VAT number: its last digit, which checks the others, is wrong')
      .describe('of the company; the last digit checks the others'),
    fiscal_code: text(16)
      .refine(
        (value) => fiscalCode(value).ok,
        'takes a fiscal code: eleven digits, or sixteen characters with the right last one',
      )
      .optional()
      .describe('where it is not the VAT number: eleven digits, or sixteen characters'),
    tax_regime: z
      .string(takes('a code of the tax agency, such as RF01'))
      .regex(/^RF\d\d$/, 'takes a code of the tax agency, such as RF01')
      .optional()
      .describe('for invoices; the ordinary one is RF01'),
    register_office: text(2).optional().describe('province of the register of companies'),
    register_number: text(20).optional().describe('number in that register (REA)'),
    phone: text(40).optional().describe('printed on receipts and invoices'),
    email: text(100).optional().describe('printed on receipts and invoices'),
    pec: mail.optional().describe('certified mail of the company'),
    share_capital: text(60).optional().describe('as it is printed'),
    complaints: text(200)
      .refine((value) => isMail(value) || isAddress(value), 'takes a mail address or an https address')
      .optional()
      .describe('where complaints go: a mail address, or an https address'),
    adr: z
      .strictObject({ name: text(120).describe('its name'), url: address.describe('its https address') })
      .optional()
      .describe('the body for settling disputes out of court: its name and https address'),
    digital_services_contact: mail.optional().describe('contact point of the Digital Services Act'),
    dpo: mail.optional().describe('mail address of the data protection officer'),
    iban: z
      .string(takes('an account number in quotes'))
      .transform((given) => given.replaceAll(/\s/g, '').toUpperCase())
      .refine(isIban, takes('an account number with its check digits, such as IT60X0542811101000000123456'))
      .optional()
      .describe('account for transfers; without it no invoice asks for one'),
    bank: text(80).optional().describe('name of the bank of that account'),
    street: text().describe('registered office'),
    number: text(20).describe('house number'),
    postal_code: z
      .string(takes('five digits in quotes'))
      .regex(/^\d{5}$/, 'takes five digits in quotes')
      .describe('of the registered office'),
    city: text().describe('of the registered office'),
    province: z
      .string(takes('two capital letters'))
      .regex(/^[A-Z]{2}$/, 'takes two capital letters')
      .describe('of the registered office'),
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
  .strictObject({
    id: id.describe('number of the company'),
    key: key.describe('that stores name'),
    name: text().describe('as the shop shows it'),
    seller: seller.optional().describe('printed on receipts and invoices; without it there are no invoices'),
  })
  .transform(({ key: slug, seller: facts, ...rest }) => ({ ...rest, slug, seller: facts ?? null }))

const service = z
  .strictObject({
    id: id.describe('number that stores, slots and coverage name'),
    kind: oneOf(['storePickup', 'home', 'drive', 'pickupPoint', 'locker', 'boat']).describe(
      'how goods reach the customer',
    ),
    name: localized.describe('as the shop shows it'),
    tab: yesNo.default(true).describe('stands among the ways to get the goods'),
  })
  .transform(({ tab: showTab, ...rest }) => ({ ...rest, showTab }))

const packaging = z
  .strictObject({
    id: id.describe('number of the bag'),
    name: localized.describe('as the shop shows it'),
    description: localized.optional().describe('a sentence beside it'),
    size: z
      .string(takes('width by height in centimetres, such as 50x50'))
      .regex(/^\d+x\d+$/, 'takes width by height in centimetres, such as 50x50')
      .optional()
      .describe('width by height in centimetres, such as 50x50'),
    fee: money.optional().describe('price of one; without it the bag fee of the service'),
    services: z
      .array(id, takes('a list'))
      .min(1, 'names at least one delivery service')
      .optional()
      .describe('numbers of the delivery services it is offered with; without it all of them'),
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
    shop: identity.optional().describe('what the shop calls itself; without it, Bottega'),
    slot_days: whole(1, 60).default(14).describe('how many days ahead slots can be chosen'),
    sale_needs: oneOf(saleNeeds).default(usualSaleNeed).describe('what a product must say to be sold'),
    cooperatives: z
      .array(cooperative, takes('a list'))
      .min(1, 'names at least one cooperative')
      .describe('the companies that sell'),
    services: z
      .array(service, takes('a list'))
      .min(1, 'names at least one delivery service')
      .describe('the delivery services of the group'),
    store_classes: list(
      z.strictObject({ id: id.describe('number that stores name'), name: localized.describe('as the shop shows it') }),
    ).describe('kinds of stores'),
    packaging: list(packaging).describe('bags and boxes'),
    taxes: list(
      z.strictObject({
        code: text(20).describe('that products name'),
        percent: vat.describe('of VAT'),
        name: text().describe('as receipts print it'),
      }),
    ).describe('tax codes that products name'),
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
