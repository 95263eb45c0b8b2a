import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'

/** The identity of the shop of the demo, as it presents itself. */
export const demoIdentity: ShopIdentity = {
  name: 'Bottega',
  shortName: 'bottega',
  signature: { it: 'A presto, la tua {shop}', de: 'Bis bald, deine {shop}', en: 'See you soon, your {shop}' },
  email: 'aiuto@bottega.example',
  social: [],
}
