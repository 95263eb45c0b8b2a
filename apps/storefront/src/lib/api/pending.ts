import { externalStore } from '../storage/external-store.ts'

/** How many requests to the shop are under way in this page. The client of the contract keeps it at 0 or above. */
export const pendingRequests = externalStore(0)
