import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test } from 'vitest'
import { loadGrid } from './load-grid.ts'

test('a category the shop cannot load has no blocks, and nobody is told [blocks-42]', async () => {
  const refused = new RefusalError({ ...silence, status: 2 }, anonymousUser, 500)
  const api = { call: () => Promise.reject(refused) } as unknown as Api
  expect(await loadGrid(api, 'timeslot')).toEqual({ rows: [] })
})
