import { call } from '../call.ts'
import type * as agreement from './loyalty.ts'
import type * as loyalty from './loyalty.ts'
import type * as invite from './invite.ts'
import type * as rewards from './rewards.ts'

export const cardsView = call<typeof loyalty.cardsView>({
  method: 'GET',
  path: '/registration/view-cards',
  access: 'customer',
  effect: 'read',
})

export const cardsCheck = call<typeof loyalty.cardsCheck>({
  method: 'GET',
  path: '/registration/check-card',
  access: 'customer',
  effect: 'read',
})

export const cardsAdd = call<typeof loyalty.cardsAdd>({
  method: 'POST',
  path: '/registration/add-card',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const cardsRemove = call<typeof loyalty.cardsRemove>({
  method: 'POST',
  path: '/registration/remove-card',
  access: 'customer',
  effect: 'write',
  personal: true,
})

/** By the link of a mail, without a login while its token is good, with the login of its account afterwards. (Account and after-sales, section 7) */
export const cardAgreement = call<typeof agreement.cardAgreement>({
  method: 'POST',
  path: '/registration-card/registration_confirm',
  access: 'public',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const pointsConvert = call<typeof loyalty.pointsConvert>({
  method: 'POST',
  path: '/registration/convert_points_polv',
  access: 'customer',
  effect: 'write',
  keyed: true,
  personal: true,
})

export const customerLifetime = call<typeof loyalty.customerLifetime>({
  method: 'POST',
  path: '/customer-lifetime/user_info',
  access: 'owner',
  effect: 'read',
})

export const pointsView = call<typeof loyalty.pointsView>({
  method: 'GET',
  path: '/loyalty/points',
  access: 'customer',
  effect: 'read',
})

export const causesList = call<typeof loyalty.causesList>({
  method: 'GET',
  path: '/loyalty/causes',
  access: 'customer',
  effect: 'read',
})

export const pointsDonate = call<typeof loyalty.pointsDonate>({
  method: 'POST',
  path: '/loyalty/donate',
  access: 'customer',
  effect: 'write',
  keyed: true,
  personal: true,
})

export const rewardsList = call<typeof rewards.rewardsList>({
  method: 'GET',
  path: '/loyalty/rewards',
  access: 'customer',
  effect: 'read',
})

export const rewardsChoose = call<typeof rewards.rewardsChoose>({
  method: 'POST',
  path: '/loyalty/choose-reward',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const rewardsRequest = call<typeof rewards.rewardsRequest>({
  method: 'POST',
  path: '/loyalty/request-rewards',
  access: 'customer',
  effect: 'write',
  keyed: true,
  personal: true,
})

export const rewardsRequested = call<typeof rewards.rewardsRequested>({
  method: 'GET',
  path: '/loyalty/requested-rewards',
  access: 'customer',
  effect: 'read',
})

export const rewardsTakeBack = call<typeof rewards.rewardsTakeBack>({
  method: 'POST',
  path: '/loyalty/cancel-reward-request',
  access: 'owner',
  effect: 'write',
})

export const rewardsToServe = call<typeof rewards.rewardsToServe>({
  method: 'GET',
  path: '/loyalty/reward-requests',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  stores: 'own',
  effect: 'read',
  audited: { action: 'read.rewards' },
})

export const rewardsToServeOne = call<typeof rewards.rewardsToServeOne>({
  method: 'GET',
  path: '/loyalty/reward-request',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  names: { request_id: 'rewardRequest' },
  effect: 'read',
  audited: { action: 'read.reward', subject: 'reward', by: 'request_id' },
})

export const rewardsServe = call<typeof rewards.rewardsServe>({
  method: 'POST',
  path: '/loyalty/serve-reward-request',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  names: { request_id: 'rewardRequest' },
  effect: 'write',
})

export const inviteView = call<typeof invite.inviteView>({
  method: 'GET',
  path: '/loyalty/invite',
  access: 'customer',
  effect: 'write',
})

export const inviteRedeem = call<typeof invite.inviteRedeem>({
  method: 'POST',
  path: '/loyalty/redeem-invite',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const benefitsView = call<typeof invite.benefitsView>({
  method: 'GET',
  path: '/loyalty/benefits',
  access: 'customer',
  effect: 'read',
})
