import type { LoadedCart } from './load-cart.ts'

/**
 * Whether the shopper is known to be of age: by the birth date of their account, or because they said so for this
 * cart. Asked only where the cart holds goods for adults and neither is so. (Decision 0112)
 */
export const isAgeKnown = ({ infos, isKnownOfAge }: Pick<LoadedCart, 'infos' | 'isKnownOfAge'>) =>
  isKnownOfAge || infos['adult_confirmed'] === 'true'
