import type { StaffOfferView } from '@bottega/contract/offers/offers.ts'

/** What waits for staff stands out. */
export const offerTone = {
  new: 'warn',
  accepted: 'ok',
  declined: 'quiet',
  withdrawn: 'quiet',
} as const satisfies Record<StaffOfferView['state'], string>
