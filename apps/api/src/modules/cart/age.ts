import type { LoadedCart } from './load-cart.ts'

/** Whether the shopper confirmed for this cart that they are of age; asked only where it holds goods for adults. */
export const isAgeConfirmed = ({ infos }: Pick<LoadedCart, 'infos'>) => infos['adult_confirmed'] === 'true'
