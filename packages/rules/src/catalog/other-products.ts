/** Where products stand that neither their file nor a rule can place. */
export const otherProductsSlug = 'altri-prodotti'
