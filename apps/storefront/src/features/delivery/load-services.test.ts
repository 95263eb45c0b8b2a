import type { Api } from '@bottega/contract/api.ts'
import { expect, test } from 'vitest'
import { loadServices } from './load-services.ts'

const service = (deliveryServiceId: number, showTab: boolean) => ({
  deliveryServiceId,
  kind: 'locker',
  name: '',
  showTab,
})
const answers: Record<string, unknown> = {
  'stores.view': { data: { store: { deliveryServices: [service(2, true), service(7, false), service(5, true)] } } },
  'categories.view': { data: {} },
}
const api = { call: (name: string) => Promise.resolve(answers[name]) } as unknown as Api

test('the tabs are the services of the store that are flagged showTab', async () => {
  const { services } = await loadServices(api, 1)
  expect(services.map(({ deliveryServiceId }) => deliveryServiceId)).toEqual([2, 5])
})
