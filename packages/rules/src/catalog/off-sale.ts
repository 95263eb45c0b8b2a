/** The reason a product is sold no more: staff took it off sale, or its maker or an authority recalls it. */
export const offSaleReasons = ['offSale', 'recalled'] as const
export type OffSaleReason = (typeof offSaleReasons)[number]
