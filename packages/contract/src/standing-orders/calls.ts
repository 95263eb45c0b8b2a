import { call } from '../call.ts'
import type * as schemas from './standing-orders.ts'

export const standingOrderList = call<typeof schemas.standingOrderList>({
  method: 'GET',
  path: '/standing-order/list',
  access: 'customer',
  effect: 'read',
})

export const standingOrderTimes = call<typeof schemas.standingOrderTimes>({
  method: 'GET',
  path: '/standing-order/times',
  access: 'owner',
  effect: 'read',
})

export const standingOrderAdd = call<typeof schemas.standingOrderAdd>({
  method: 'POST',
  path: '/standing-order/add',
  access: 'owner',
  effect: 'write',
})

export const standingOrderChange = call<typeof schemas.standingOrderChange>({
  method: 'POST',
  path: '/standing-order/change',
  access: 'owner',
  effect: 'write',
})

export const standingOrderPause = call<typeof schemas.standingOrderPause>({
  method: 'POST',
  path: '/standing-order/pause',
  access: 'owner',
  effect: 'write',
})

export const standingOrderResume = call<typeof schemas.standingOrderResume>({
  method: 'POST',
  path: '/standing-order/resume',
  access: 'owner',
  effect: 'write',
})

export const standingOrderSkip = call<typeof schemas.standingOrderSkip>({
  method: 'POST',
  path: '/standing-order/skip',
  access: 'owner',
  effect: 'write',
})

export const standingOrderEnd = call<typeof schemas.standingOrderEnd>({
  method: 'POST',
  path: '/standing-order/end',
  access: 'owner',
  effect: 'write',
})

export const standingProposalView = call<typeof schemas.standingProposalView>({
  method: 'GET',
  path: '/standing-order/proposal',
  access: 'owner',
  effect: 'read',
})

export const standingProposalTake = call<typeof schemas.standingProposalTake>({
  method: 'POST',
  path: '/standing-order/proposal/take',
  access: 'owner',
  effect: 'write',
})
