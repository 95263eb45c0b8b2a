import type { FeeStep } from '@bottega/rules/cart/delivery-fee.ts'
import type { SaleNeed } from '@bottega/rules/catalog/law-duties.ts'
import type { Seller } from '@bottega/rules/documents/sales-document.ts'
import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import type { WayToPay } from '@bottega/rules/payments/payment-types.ts'
import type { StaffRole } from '@bottega/rules/people/roles.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { CustomServiceHour, ServiceHour, ServiceKind } from '../../places/stores/stores.tables.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/**
 * The data a cooperative sets its shop up with, by the names its files give: a store is the slug of its warehouse, a
 * product its code. Cents, thousandths and days of the shop's calendar. A part that is absent is left as the shop has
 * it.
 */
export interface World {
  readonly setup?: Setup | undefined
  readonly stores?: readonly WorldStore[] | undefined
  readonly coverage?: readonly ReachedCode[] | undefined
  readonly slots?: readonly WeeklySlot[] | undefined
  readonly categories?: readonly WorldCategory[] | undefined
  /** Rules for placing products, as `import products --rules` reads them. */
  readonly placing?: Record<string, unknown> | undefined
  readonly classes?: readonly WorldClass[] | undefined
  readonly classProducts?: readonly ClassProduct[] | undefined
  readonly promotions?: readonly WorldPromotion[] | undefined
  readonly promotionProducts?: readonly PromotionProduct[] | undefined
  readonly vouchers?: readonly WorldVoucher[] | undefined
  readonly stock?: readonly CountedStock[] | undefined
  readonly staff?: readonly WorldStaff[] | undefined
}

export interface Setup {
  /** Null where the file says none: the shop then has the name of its first cooperative. */
  readonly identity: ShopIdentity | null
  /** Days ahead for which there are slots. */
  readonly slotDays: number
  /** The data a product must say to be sold. */
  readonly saleNeed: SaleNeed
  readonly cooperatives: readonly {
    readonly id: number
    readonly slug: string
    readonly name: string
    readonly seller: Seller | null
  }[]
  readonly storeClasses: readonly { readonly id: number; readonly name: Localized }[]
  readonly services: readonly {
    readonly id: number
    readonly kind: ServiceKind
    readonly name: Localized
    readonly showTab: boolean
  }[]
  readonly packaging: readonly Packaging[]
  readonly taxes: readonly { readonly code: string; readonly percent: number; readonly name: string }[]
}

export interface Packaging {
  readonly id: number
  readonly name: Localized
  readonly description: Localized | null
  readonly size: string | null
  readonly feeCents: number | null
  /** Ids of the services it is offered with; null is every one. */
  readonly services: number[] | null
}

export interface Place {
  readonly street: string
  readonly streetNumber: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
}

/** A shop: on the map, and with `selling` one to order from. */
export interface WorldStore extends Place {
  readonly slug: string
  /** Only where other data names it by number. */
  readonly id?: number | undefined
  readonly cooperative: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string | null
  readonly leafletTypeId: number | null
  readonly classId: number | null
  /** Slug of the shop that supplies it. */
  readonly suppliedBy: string | null
  readonly serviceHours: readonly ServiceHour[]
  readonly customHours: readonly CustomServiceHour[]
  readonly selling: Selling | null
}

export interface Selling {
  readonly id?: number | undefined
  readonly name: string
  readonly position: number
  /** The most one trolley of its pickers carries. */
  readonly trolleyGrams: number
  readonly services: readonly StoreService[]
}

export interface StoreService {
  readonly service: number
  readonly minimumCents: number
  readonly feeCents: number
  /** Goods totals from which delivery costs less, rising, between `feeCents` and `freeFromCents`. */
  readonly feeSteps: readonly FeeStep[]
  readonly freeFromCents: number | null
  readonly bagFeeCents: number
  readonly payments: readonly WayToPay[]
  readonly area: readonly (readonly [latitude: number, longitude: number])[] | null
  readonly places: readonly PickupPlace[]
}

/** A place where orders are collected. */
export interface PickupPlace extends Place {
  /** Only where other data names it by number. */
  readonly id?: number | undefined
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface ReachedCode {
  readonly store: string
  readonly service: number
  readonly zone: number
  readonly postalCode: string
}

export interface WeeklySlot {
  readonly store: string
  readonly service: number
  /** 1 Monday … 7 Sunday. */
  readonly weekday: number
  readonly beginMinute: number
  readonly endMinute: number
  readonly periodId: number
  readonly capacity: number
  readonly feeCents: number | null
  readonly cutoffMinutes: number
}

export interface WorldCategory {
  /** The whole path. */
  readonly slug: string
  readonly name: Localized
  readonly title: Localized | null
  readonly description: Localized | null
  readonly image: string | null
}

export interface WorldClass {
  readonly id: number
  readonly group: { readonly id: number; readonly name: Localized; readonly facet: boolean; readonly position: number }
  readonly name: Localized
  readonly icon: string | null
  /** Thousandths one cart may hold of it. */
  readonly maximumQuantity: number | null
}

export interface ClassProduct {
  readonly class: number
  readonly product: string
}

export interface WorldPromotion {
  readonly code: string
  readonly typeId: number
  /** Slugs; every shop that sells where it is empty. */
  readonly stores: readonly string[]
  readonly name: Localized
  readonly bubble: Localized
  readonly validFrom: string
  readonly validTo: string
  readonly selectable: boolean
  readonly belowCost: boolean
  readonly membersOnly: boolean
  readonly pieces: number | null
  readonly paidPieces: number | null
  readonly discountPercent: number | null
}

export interface PromotionProduct {
  readonly promotion: string
  readonly product: string
  /** As the leaflet prints it. */
  readonly priceCents: number | null
}

export interface WorldVoucher {
  readonly code: string
  readonly name: Localized
  readonly description: Localized
  readonly open: boolean
  readonly scope: 'line' | 'order'
  readonly discountKind: 'amount' | 'percent'
  readonly discount: number
  readonly minimumSpendCents: number
  readonly product: string | null
  readonly category: string | null
  readonly perOrder: number
  /** For everybody together. */
  readonly uses: number | null
  readonly validFrom: string
  readonly validUntil: string | null
}

export interface CountedStock {
  readonly product: string
  readonly store: string
  readonly available: number
}

export interface WorldStaff {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: StaffRole
  readonly language: Language
  /** Names of their files in the order of the alphabet; none of both is the whole group. */
  readonly stores: readonly string[]
  readonly cooperatives: readonly string[]
}
