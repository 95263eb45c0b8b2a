import {
  pointsView,
  rewardsChoose,
  rewardsList,
  rewardsRequest,
  rewardsRequested,
  rewardsServe,
  rewardsTakeBack,
  rewardsToServe,
  rewardsToServeOne,
} from '@bottega/contract/loyalty/calls.ts'
import type { RewardFilter } from '@bottega/rules/loyalty/reward-status.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../../kernel/audit/audit.tables.ts'
import { givePoints, pointsOf } from '../../../testing/loyalty.ts'
import { publishFiles } from '../../../testing/publish-files.ts'
import { refusal } from '../../../testing/refusal.ts'
import { actingFor, staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

const rewards = {
  'rewards/moka.yaml': 'name: { it: Moka, de: Espressokocher }\ndescription: Da tre tazze\npoints: 300\nposition: 2\n',
  'rewards/borsa.yaml': 'name: Borsa\ndescription: Di tela\npoints: 100\nposition: 1\n',
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await publishFiles(shop, rewards)
})
afterAll(() => shop.close())

async function withPoints(points: number) {
  const person = await shop.shopper()
  await givePoints(shop, person, points)
  const { data } = await person.call(rewardsList)
  const idOf = (name: string) => data.rewards.find((one) => one.name === name)?.rewardId ?? 0
  const choose = async (name: string, quantity: number) =>
    (await person.call(rewardsChoose, { body: { reward_id: idOf(name), quantity } })).data
  return { ...person, choose }
}
const ask = async (person: Person) => (await person.call(rewardsRequest, {})).data

test('the rewards cart holds what was chosen from the editors’ catalogue, and what it costs [loyalty-24]', async () => {
  const person = await withPoints(500)
  expect((await person.call(rewardsList)).data.rewards.map(({ name, points }) => [name, points])).toEqual([
    ['Borsa', 100],
    ['Moka', 300],
  ])
  await person.choose('Borsa', 2)
  expect(await person.choose('Moka', 1)).toMatchObject({ points: 500, chosenPoints: 500 })
  expect(await person.choose('Moka', 0)).toMatchObject({ chosenPoints: 200 })
  const { data } = await person.call(rewardsList)
  expect(data.rewards.map(({ quantity }) => quantity)).toEqual([2, 0])
  const gone = person.call(rewardsChoose, { body: { reward_id: 2_000_000_000, quantity: 1 } })
  await expect(gone).rejects.toEqual(refusal('error.reward.notFound'))
})

test('rewards are requested for their points, which go at once and empty the cart [loyalty-25]', async () => {
  const person = await withPoints(450)
  await expect(ask(person)).rejects.toEqual(refusal('error.reward.cartEmpty'))
  await person.choose('Moka', 1)
  await person.choose('Borsa', 1)
  const { points, request } = await ask(person)
  expect({ points, request }).toMatchObject({
    points: 50,
    request: { status: 'requested', statusName: 'Richiesto', points: 400, mayCancel: true },
  })
  expect(request.rewards.map(({ name }) => name).toSorted()).toEqual(['Borsa', 'Moka'])
  expect((await person.call(rewardsList)).data.chosenPoints).toBe(0)
  expect((await person.call(rewardsRequested)).data.requests).toEqual([request])
  expect((await person.call(pointsView)).data.movements[0]).toMatchObject({ reason: 'reward', amount: -400 })
})

test('rewards asked for again after a lost answer are the same request, paid once [loyalty-53]', async () => {
  const person = await withPoints(400)
  await person.choose('Borsa', 1)
  const send = async () => (await person.call(rewardsRequest, { idempotencyKey: 'one-press' })).data
  const first = await send()
  expect(await send()).toEqual(first)
  await person.choose('Borsa', 1)
  expect((await ask(person)).request.requestId).not.toBe(first.request.requestId)
  expect((await person.call(rewardsRequested)).data.requests).toHaveLength(2)
  expect(await pointsOf(shop, person)).toEqual({ balance: 200, ledger: 200 })
})

test('too few points request nothing, and the cart stays [loyalty-26]', async () => {
  const person = await withPoints(150)
  await person.choose('Moka', 1)
  await expect(ask(person)).rejects.toEqual(refusal('error.points.notEnough'))
  expect((await person.call(rewardsList)).data).toMatchObject({ points: 150, chosenPoints: 300 })
  expect((await person.call(rewardsRequested)).data.requests).toEqual([])
})

test('staff put rewards aside and hand them over; a customer takes back only what still waits [loyalty-27]', async () => {
  const person = await withPoints(400)
  await person.choose('Borsa', 1)
  const { request } = await ask(person)
  await person.choose('Moka', 1)
  const { request: second } = await ask(person)
  const takenBack = await person.call(rewardsTakeBack, { body: { request_id: second.requestId } })
  expect(takenBack.data).toMatchObject({ points: 300, request: { status: 'cancelled', mayCancel: false } })

  const staff = await staffMember(shop)
  const serve = (status: 'ready' | 'handedOver' | 'cancelled', version = 0) =>
    staff.call(rewardsServe, { body: { request_id: request.requestId, version, status } })
  const open = (await staff.call(rewardsToServe)).data.requests
  expect(open.filter(({ customer }) => customer.userId === person.userId)).toMatchObject([
    { requestId: request.requestId, customer: { name: 'Anna Prova' } },
  ])
  await expect(serve('handedOver')).rejects.toEqual(refusal('error.reward.tooLate'))
  expect((await serve('ready')).data.request.statusName).toBe('Pronto in negozio')
  const late = person.call(rewardsTakeBack, { body: { request_id: request.requestId } })
  await expect(late).rejects.toEqual(refusal('error.reward.tooLate'))
  await serve('handedOver', 1)
  await expect(serve('cancelled', 2)).rejects.toEqual(refusal('error.reward.tooLate'))
  expect(await pointsOf(shop, person)).toEqual({ balance: 300, ledger: 300 })
})

test('a step names the request as it was seen, and is in the log [servicedesk-3]', async () => {
  const person = await withPoints(400)
  await person.choose('Borsa', 1)
  const { requestId } = (await ask(person)).request
  const [olga, colleague] = [await staffMember(shop), await staffMember(shop, 'shopkeeper')]
  const look = async () => (await colleague.call(rewardsToServeOne, { query: { request_id: requestId } })).data.request
  const serve = (staff: Person, version: number, status: 'ready' | 'cancelled') =>
    staff.call(rewardsServe, { body: { request_id: requestId, version, status } })
  const { version } = await look()
  await serve(olga, version, 'ready')
  await expect(serve(colleague, version, 'cancelled')).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
  expect(await pointsOf(shop, person)).toEqual({ balance: 300, ledger: 300 })
  await serve(colleague, (await look()).version, 'cancelled')
  expect(await pointsOf(shop, person)).toEqual({ balance: 400, ledger: 400 })
  const log = await shop.shop.db
    .select()
    .from(auditEntry)
    .where(
      and(eq(auditEntry.subject, 'reward'), eq(auditEntry.subjectId, String(requestId)), isNull(auditEntry.onceKey)),
    )
    .orderBy(asc(auditEntry.id))
  const after = { customer: person.userId, points: 100 }
  expect(log).toMatchObject([
    { staffId: olga.userId, before: { status: 'requested' }, after: { status: 'ready', ...after } },
    { staffId: colleague.userId, before: { status: 'ready' }, after: { status: 'cancelled', ...after } },
  ])
})

test('requests are listed by status and found by number and customer [servicedesk-4]', async () => {
  const person = await withPoints(400)
  await person.choose('Borsa', 1)
  const { requestId } = (await ask(person)).request
  const staff = await staffMember(shop)
  const listed = async (status: RewardFilter, q = '') =>
    (await staff.call(rewardsToServe, { query: { status, q, page_size: 100 } })).data.requests.map(
      (one) => one.requestId,
    )
  expect(await listed('requested', String(requestId))).toContain(requestId)
  expect(await listed('open', 'prova')).toContain(requestId)
  expect(await listed('ready')).not.toContain(requestId)
  expect(await listed('all', '%')).toEqual([])
  await person.call(rewardsTakeBack, { body: { request_id: requestId } })
  expect(await listed('open')).not.toContain(requestId)
  expect(await listed('cancelled')).toContain(requestId)
})

test('the click-and-collect site has no rewards [loyalty-28]', async () => {
  const collect = await openTestShop({ SITE: 'collect' })
  try {
    const person = await collect.shopper()
    await expect(person.call(rewardsList)).rejects.toEqual(refusal('error.reward.notOnSite'))
    await expect(person.call(rewardsRequested)).rejects.toEqual(refusal('error.reward.notOnSite'))
  } finally {
    await collect.close()
  }
})

test('staff who act for a customer choose and request no rewards with their points [backoffice-167]', async () => {
  const person = await withPoints(500)
  await person.choose('Borsa', 2)
  const acting = await actingFor(shop, person.userId)
  const [{ rewardId } = { rewardId: 0 }] = (await person.call(rewardsList)).data.rewards
  const refused = refusal('error.staff.notWhileActing')
  await expect(acting.call(rewardsChoose, { body: { reward_id: rewardId, quantity: 3 } })).rejects.toEqual(refused)
  await expect(ask(acting)).rejects.toEqual(refused)
  expect(await pointsOf(shop, person)).toEqual({ balance: 500, ledger: 500 })
  const { data } = await person.call(rewardsList)
  expect([data.chosenPoints, (await ask(person)).points]).toEqual([200, 300])
})
