import type { Api } from '@bottega/contract/api.ts'
import { expect, test, vi } from 'vitest'
import { findLeaflet, searchLeaflets } from './load-leaflets.ts'

test('a bug of our own is no answer of the shop', async () => {
  const api = { call: vi.fn().mockRejectedValue(new Error('bug')) } as unknown as Api
  await expect(searchLeaflets(api)).rejects.toThrow('bug')
  await expect(findLeaflet(api, 'mai-stampato')).rejects.toThrow('bug')
})
