import type { SellerView, ShopIdentityView } from '@bottega/contract/identity/identity.ts'
import { languagesOf } from '@bottega/rules/stores/shop-identity.ts'
import { registerEntry, type Seller } from '@bottega/rules/documents/sales-document.ts'
import type { SellingCooperative } from './identity.queries.ts'
import type { KnownIdentity } from './identity.service.ts'

/** Fields without a value are left out. */
const given = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: string
  }

const presentCompany = (seller: Seller) => ({
  company: seller.name,
  address: `${seller.street} ${seller.streetNumber}, ${seller.postalCode} ${seller.city} ${seller.province}`,
  vatNumber: seller.vatNumber,
  ...given({
    fiscalCode: seller.fiscalCode,
    register: registerEntry(seller),
    shareCapital: seller.shareCapital,
    phone: seller.phone,
    email: seller.email,
    pec: seller.pec,
    complaints: seller.complaints,
    digitalServicesContact: seller.digitalServicesContact,
    dpo: seller.dpo,
  }),
  ...(seller.adr !== undefined && { adr: { name: seller.adr.name, url: seller.adr.url } }),
})

const presentSeller = ({ cooperativeId, name, seller }: SellingCooperative): SellerView => ({
  cooperativeId,
  name,
  ...(seller !== null && presentCompany(seller)),
})

export function presentIdentity({ identity, sellers }: KnownIdentity): ShopIdentityView {
  const { name, shortName, phone, email, social } = identity
  return {
    name,
    shortName: shortName ?? name,
    ...given({ phone, email }),
    languages: [...languagesOf(identity)],
    social: social.map(({ network, url }) => ({ network, url })),
    sellers: sellers.map(presentSeller),
  }
}
