import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/loyalty/calls.ts'
import { type CallContext, customerOf, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { staffOf } from '../../../kernel/visitor.ts'
import { presentCatalogue, presentRequest, presentServed } from './rewards.presenter.ts'
import {
  catalogueFor,
  chooseReward,
  listServed,
  readServed,
  refuseOffSite,
  requestRewards,
  requestsOf,
  serveRequest,
  takeBackRequest,
} from './rewards.service.ts'

/** (Account and after-sales, section 2: rewards-cart, requested-rewards) */
export const rewardHandlers = handlersOf(calls, {
  rewardsList: async (context) => {
    refuseOffSite(context.shop)
    return { data: await catalogueAnswer(context) }
  },
  rewardsChoose: async (context, { body: { reward_id: rewardId, quantity } }) => {
    const { shop, visitor, now } = context
    refuseOffSite(shop)
    const { userId } = customerOf(visitor)
    await shop.db.transaction((tx) => chooseReward(tx, { userId, rewardId, quantity }, now))
    return { data: await catalogueAnswer(context) }
  },
  rewardsRequest: async ({ shop, visitor, now, idempotencyKey: key }) => {
    refuseOffSite(shop)
    const { userId } = customerOf(visitor)
    const { balance, request } = await shop.db.transaction((tx) => requestRewards(tx, { userId, key }, now))
    return { data: { points: balance, request: presentRequest(request, visitor.language) } }
  },
  rewardsRequested: async ({ shop, visitor }, { query: { page = 1, page_size: pageSize = 12 } }) => {
    refuseOffSite(shop)
    const { requests, total } = await requestsOf(shop.db, customerOf(visitor).userId, { page, pageSize })
    return {
      data: {
        requests: requests.map((request) => presentRequest(request, visitor.language)),
        page: pageOf(page, pageSize, total),
      },
    }
  },
  rewardsTakeBack: async ({ shop, visitor, now }, { body: { request_id: requestId } }) => {
    refuseOffSite(shop)
    const { userId } = customerOf(visitor)
    const { balance, request } = await shop.db.transaction((tx) => takeBackRequest(tx, { userId, requestId }, now))
    return { data: { points: balance, request: presentRequest(request, visitor.language) } }
  },
  rewardsToServe: async ({ shop, visitor }, { query }) => {
    const { requests, page } = await listServed(shop.db, { ...query, stores: staffOf(visitor).stores })
    return { data: { requests: requests.map((one) => presentServed(one, visitor.language)), page } }
  },
  rewardsToServeOne: async ({ shop, visitor }, { query }) => ({
    data: { request: presentServed(await readServed(shop.db, query.request_id), visitor.language) },
  }),
  rewardsServe: async ({ shop, visitor, now }, { body: { request_id: requestId, version, status: to } }) => {
    const wanted = { requestId, version, to }
    const request = await shop.db.transaction((tx) => serveRequest(tx, staffOf(visitor), wanted, now))
    return { data: { request: presentServed(request, visitor.language) } }
  },
})

async function catalogueAnswer({ shop, visitor, now }: CallContext) {
  return presentCatalogue(await catalogueFor(shop.db, customerOf(visitor).userId, now), visitor.language)
}
