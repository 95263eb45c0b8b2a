import { externalStore } from '../storage/external-store.ts'

/** How many requests to the shop are in flight on this page. The client of the contract never lets it fall below 0. */
export const pendingRequests = externalStore(0)
