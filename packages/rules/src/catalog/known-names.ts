/**
 * Product class groups the shop knows by number. 10002 is the specification's vendor brand (shopping spec, section 9);
 * it names the filters `coop` and `cashback` but not where they are stored: a product has them when it has a class of
 * these groups. Characteristics are what people look for on a label: organic, gluten-free, protected origin.
 */
export const productClassGroup = {
  vendorBrand: 10_002,
  characteristics: 10_003,
  coop: 10_006,
  cashback: 10_007,
} as const

/** The category of products that neither their file nor a rule can place. */
export const otherProductsSlug = 'altri-prodotti'
