/** The data a shop cannot sell without, in the order an operator brings it in. */
export interface ShopContents {
  /** An active store with a delivery service. */
  readonly stores: boolean
  /** A weekly slot of such a store. */
  readonly slots: boolean
  readonly categories: boolean
  /** A published product with a price. */
  readonly products: boolean
}

export type MissingPart = keyof ShopContents

const parts: readonly MissingPart[] = ['stores', 'slots', 'categories', 'products']

/** The parts a shop lacks; without any of them it is open. */
export const missingToOpen = (contents: ShopContents): MissingPart[] => parts.filter((part) => !contents[part])
