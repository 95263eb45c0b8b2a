import type { LoadedCart } from './load-cart.ts'

/** Whether the shopper said of this cart that they are of age; asked only where it holds what adults alone may buy. */
export const isAgeConfirmed = ({ infos }: Pick<LoadedCart, 'infos'>) => infos['adult_confirmed'] === 'true'
