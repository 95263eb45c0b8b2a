import { shopDate, type ShopDate } from '../delivery/shop-calendar.ts'
import { addWorkingDays } from '../people/working-days.ts'

/** The term that the page about returns promises. */
const workingDays = 5

/** The last day on which money that goes back at this moment is there. */
export const paidBackBy = (at: Date): ShopDate => addWorkingDays(shopDate(at), workingDays)
