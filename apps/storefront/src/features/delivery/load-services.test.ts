import type { Api } from '@bottega/contract/api.ts'
import type { Call } from '@bottega/contract/call.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { storesView } from '@bottega/contract/delivery/calls.ts'
import { expect, test } from 'vitest'
import { loadServices } from './load-services.ts'

const service = (deliveryServiceId: number, showTab: boolean) => ({
  deliveryServiceId,
  kind: 'locker',
  name: '',
  showTab,
})
const answers = new Map<Call, unknown>([
  [storesView, { data: { store: { deliveryServices: [service(2, true), service(7, false), service(5, true)] } } }],
  [categoriesView, { data: {} }],
])
const api = { call: (call: Call) => Promise.resolve(answers.get(call)) } as unknown as Api

test('the tabs are the services of the store that are flagged showTab [delivery-6]', async () => {
  const { services } = await loadServices(api, 1)
  expect(services.map(({ deliveryServiceId }) => deliveryServiceId)).toEqual([2, 5])
})
