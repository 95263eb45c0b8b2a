import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test, vi } from 'vitest'
import { findLeaflet, searchLeaflets } from './load-leaflets.ts'

const errors = [{ code: 'error.general', error: 'Qualcosa non va' }]
const refused = new RefusalError({ ...silence, status: 2, errors }, anonymousUser, 500)
const answering = (error: Error) => ({ call: vi.fn().mockRejectedValue(error) }) as unknown as Api

test('a search the shop refuses is answered with the error itself, a lookup with null [leaflets-28]', async () => {
  expect(await searchLeaflets(answering(refused))).toEqual({ failure: 'Qualcosa non va' })
  expect(await findLeaflet(answering(refused), 'mai-stampato')).toBeNull()
  await expect(searchLeaflets(answering(new Error('bug')))).rejects.toThrow('bug')
})
