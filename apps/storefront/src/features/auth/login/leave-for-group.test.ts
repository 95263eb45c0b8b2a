import type { Api } from '@bottega/contract/api.ts'
import { expect, test } from 'vitest'
import { refusalOf } from '../../cart-store/testing.ts'
import { leaveForGroup } from './leave-for-group.ts'

function leaving(answer: Promise<{ data: { redirectUrl?: string } }>) {
  const steps: string[] = []
  const done = leaveForGroup({
    api: { call: () => answer } as unknown as Api,
    wanted: '/search?q=mele',
    onLeave: () => steps.push('kept'),
    go: (address) => steps.push(address),
  })
  return { steps, done }
}

test('before a redirect to the group’s login, what must go on afterwards is stored', async () => {
  const { steps, done } = leaving(Promise.resolve({ data: { redirectUrl: 'https://group.example/login' } }))
  await done
  expect(steps).toEqual(['kept', 'https://group.example/login'])
})

test('nothing is stored by a shopper who has to stay', async () => {
  const { steps, done } = leaving(Promise.reject(refusalOf('error.request.invalid', 'Riprova.')))
  await expect(done).rejects.toMatchObject({ code: 'error.request.invalid' })
  expect(steps).toEqual([])
})
