/** The category of products that neither their file nor a rule can place. */
export const otherProductsSlug = 'altri-prodotti'
