import { type LawDutyName, lawDuties, lawDutyNames } from '@bottega/rules/catalog/law-duties.ts'
import { presentIdentity } from '@bottega/api/places/identity/identity.presenter.ts'
import { builtInText } from '@bottega/api/places/legal/built-in-texts.ts'
import type { World } from '@bottega/api/staff/world/world.ts'
import { registerEntry, type Seller } from '@bottega/rules/documents/sales-document.ts'
import { languages } from '@bottega/rules/text/language.ts'
import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import type { LawGaps } from './check-goods.ts'

/** Something the law wants a shop to say, and whether its files say it. */
export interface LawCheck {
  /** The cooperative it is about; absent where the whole shop is meant. */
  readonly seller?: string | undefined
  readonly what: string
  /** The field of `shop.yaml` that says it. */
  readonly field: string
  /** The article that asks for it. */
  readonly source: string
  /** `advice` is what only some shops must have. */
  readonly state: 'met' | 'missing' | 'advice'
  /** How many products lack it; `field` then names the first of them by their codes. */
  readonly products?: number
}

interface SellerDuty {
  readonly what: string
  readonly field: string
  readonly source: string
  readonly isOptional?: true
  readonly isMet: (seller: Seller, identity: ShopIdentity | null) => boolean
}

const isSaid = (value: string | undefined) => value !== undefined && value.trim() !== ''

/** Names of the forms a company may have; the law wants the form within the name. */
const form =
  /\b(?:cooperativa|coop|s\. ?c\.|s\.? ?p\.? ?a\b|s\.? ?r\.? ?l\b|s\.? ?n\.? ?c\b|s\.? ?a\.? ?s\b|societ[aà]|genossenschaft|consorzio)/i

const duties: readonly SellerDuty[] = [
  {
    what: 'name of the company',
    field: 'seller.name',
    source: 'Legislative Decree 70/2003, art. 7(1)(a); Consumer code, art. 49(1)(b)',
    isMet: ({ name }) => isSaid(name),
  },
  {
    what: 'form of the company, in its name',
    field: 'seller.name',
    source: 'Civil code, art. 2250 and 2515',
    isMet: ({ name }) => form.test(name),
  },
  {
    what: 'seat',
    field: 'seller.street, number, postal_code, city, province',
    source: 'Legislative Decree 70/2003, art. 7(1)(b); Consumer code, art. 49(1)(c)',
    isMet: ({ street, streetNumber, postalCode, city }) => [street, streetNumber, postalCode, city].every(isSaid),
  },
  {
    what: 'VAT number',
    field: 'seller.vat_number',
    source: 'Legislative Decree 70/2003, art. 7(1)(g); Decree 633/1972, art. 35',
    isMet: ({ vatNumber }) => isSaid(vatNumber),
  },
  {
    what: 'entry in the register of companies (REA)',
    field: 'seller.register_office, register_number',
    source: 'Legislative Decree 70/2003, art. 7(1)(d); Civil code, art. 2250',
    isMet: (seller) => registerEntry(seller) !== undefined,
  },
  {
    what: 'address of mail or certified mail (PEC)',
    field: 'seller.email, seller.pec',
    source: 'Legislative Decree 70/2003, art. 7(1)(c); Consumer code, art. 49(1)(c)',
    isMet: ({ email, pec }) => isSaid(email) || isSaid(pec),
  },
  {
    what: 'phone',
    field: 'seller.phone',
    source: 'Consumer code, art. 49(1)(c)',
    isMet: ({ phone }, identity) => isSaid(phone) || isSaid(identity?.phone),
  },
  {
    what: 'where complaints go',
    field: 'seller.complaints',
    source: 'Consumer code, art. 49(1)(d) and (g)',
    isMet: ({ complaints }) => isSaid(complaints),
  },
  {
    what: 'body for settling disputes out of court (ADR)',
    field: 'seller.adr',
    source: 'Consumer code, art. 49(1)(v) and 141-sexies',
    isMet: ({ adr }) => adr !== undefined,
  },
  {
    what: 'contact point for digital services',
    field: 'seller.digital_services_contact',
    source: 'Regulation (EU) 2022/2065, art. 11 and 12',
    isOptional: true,
    isMet: ({ digitalServicesContact }) => isSaid(digitalServicesContact),
  },
  {
    what: 'data protection officer, where one is appointed',
    field: 'seller.dpo',
    source: 'Regulation (EU) 2016/679, art. 13(1)(b) and 37',
    isOptional: true,
    isMet: ({ dpo }) => isSaid(dpo),
  },
]

/** Everything `check --law` looks at, met or not: seller by seller, then the texts, then the products. */
export function checkLaw({ setup }: World, gaps: LawGaps | undefined): LawCheck[] {
  return [...checkSetup(setup), ...(gaps === undefined ? [] : checkProducts(gaps))]
}

/** More products of a duty are counted, not named. */
const mostNamed = 10

/** A line for each duty, so that a shop of a hundred thousand products is told as shortly as one of ten. */
const checkProducts = (gaps: LawGaps): LawCheck[] =>
  lawDutyNames.map((name) => {
    const codes = gaps.get(name) ?? []
    const more = codes.length - mostNamed
    const named = [...codes.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])]
    return {
      what: productDuties[name],
      field: named.join(', '),
      source: lawDuties[name].source,
      state: codes.length === 0 ? 'met' : 'missing',
      products: codes.length,
    }
  })

const productDuties: Readonly<Record<LawDutyName, string>> = {
  weight: 'net quantity of foods in packs',
  ingredients: 'ingredients of foods',
  origin: 'origin of fresh fruit and vegetables',
  operator: 'responsible operator of foods in packs',
  alcohol: 'alcohol by volume of drinks for adults',
  eggs: 'farming method of eggs',
  fish: 'scientific name, production method and area of fresh fish',
  hazards: 'hazard statements beside pictograms',
  electrical: 'one-for-one taking back of electrical appliances',
  maker: 'manufacturer of what is no food',
  supplement: 'warnings of food supplements',
  packaging: 'codes of the packaging of goods in packs',
}

function checkSetup(setup: World['setup']): LawCheck[] {
  if (setup === undefined) return []
  const { identity, cooperatives } = setup
  const ofSellers = cooperatives.flatMap(({ name, seller }) =>
    seller === null
      ? [
          {
            seller: name,
            what: 'who sells',
            field: 'seller',
            source: duties[0]?.source ?? '',
            state: 'missing' as const,
          },
        ]
      : duties.map(({ what, field, source, isMet, isOptional }): LawCheck => {
          const lacking = isOptional === true ? 'advice' : 'missing'
          return { seller: name, what, field, source, state: isMet(seller, identity) ? 'met' : lacking }
        }),
  )
  return [...ofSellers, ...checkTexts(setup)]
}

/** The texts are the program's; whether they say what they must depends on what the files do. */
function checkTexts({ identity, cooperatives }: NonNullable<World['setup']>): LawCheck[] {
  const name = identity?.name ?? cooperatives[0]?.name ?? ''
  const shop = presentIdentity({
    identity: identity ?? { name, social: [] },
    sellers: cooperatives.map(({ id, name: called, seller }) => ({ cooperativeId: id, name: called, seller })),
  })
  const htmlOf = (text: Parameters<typeof builtInText>[0]) =>
    languages.map((language) => builtInText(text, language, shop).html)
  const reached = (seller: Seller | null) => seller?.email ?? seller?.pec ?? seller?.phone
  const areSellersKnown = cooperatives.every(({ seller }) => seller !== null)
  const state = (isMet: boolean) => (isMet ? 'met' : 'missing')
  return [
    {
      what: 'terms of sale that name every seller',
      field: 'seller',
      source: 'Consumer code, art. 49 and 51; Legislative Decree 70/2003, art. 12(3)',
      state: state(areSellersKnown && htmlOf('terms').every((html) => html !== '')),
    },
    {
      what: 'privacy notice with a controller who can be reached',
      field: 'seller.email, seller.pec, seller.phone',
      source: 'Regulation (EU) 2016/679, art. 13',
      state: state(
        cooperatives.every(({ seller }) => isSaid(reached(seller))) && htmlOf('privacy').every((html) => html !== ''),
      ),
    },
    {
      what: 'notice of cookies',
      field: '',
      source: 'Legislative Decree 196/2003, art. 122',
      state: state(htmlOf('cookies').every((html) => html !== '')),
    },
    {
      what: 'accessibility statement with where to report obstacles',
      field: 'shop.email, shop.phone',
      source: 'Directive (EU) 2019/882, art. 13 and annex V; Legislative Decree 82/2022',
      state: state(isSaid(identity?.email) || isSaid(identity?.phone)),
    },
  ]
}

const signs = { met: 'ok', missing: 'MISSING', advice: 'not said' } as const

/** `MISSING  Bottega del Borgo: where complaints go (Consumer code, art. 49(1)(d)); shop.yaml seller.complaints` */
export function lawLine({ seller, what, field, source, state, products = 0 }: LawCheck): string {
  const whose = seller === undefined ? '' : `${seller}: `
  const place =
    products === 0 ? `shop.yaml ${field}` : `${products} ${products === 1 ? 'product' : 'products'}: ${field}`
  const where = state === 'met' || field === '' ? '' : `; ${place}`
  return `${signs[state].padEnd(8)} ${whose}${what} (${source})${where}`
}
