import { describedCalls } from '@bottega/contract/areas.ts'
import type { Call } from '@bottega/contract/call.ts'
import { rolesOf, type StaffRole, staffRoles } from '@bottega/rules/people/roles.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameOfCall } from '../../../testing/all-calls.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let tokens: Record<StaffRole | 'customer', string>

beforeAll(async () => {
  shop = await openTestShop()
  const ofStaff = await Promise.all(staffRoles.map(async (role) => [role, (await staffMember(shop, role)).token]))
  tokens = { ...Object.fromEntries(ofStaff), customer: (await shop.shopper()).token }
})
afterAll(() => shop.close())

const closed = [...describedCalls.values()].filter(({ call }) => ['backoffice', 'admin'].includes(call.access))
const rolesFor = ({ access, roles = [] }: Call): readonly StaffRole[] => (access === 'admin' ? ['admin'] : roles)

async function ask({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>, token?: string) {
  const reply = await shop.app.inject({
    method,
    url: base + path,
    headers: { 'x-ebsn-client': 'site', ...(token !== undefined && { 'x-ebsn-account': token }) },
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  // A file is no refusal.
  if (reply.headers['content-disposition'] !== undefined) return { status: reply.statusCode, code: undefined }
  const { response, ...rest } = reply.json<{ response: { errors: { code: string }[] } }>()
  return { status: reply.statusCode, code: response?.errors[0]?.code, body: { response, ...rest } }
}

describe('a call of the back office', () => {
  test('names the roles that may make it', () =>
    holdsForEach(closed, nameOfCall, ({ call }) => expect(rolesFor(call)).not.toEqual([])))

  test('is not there for a customer nor for staff of other roles [backoffice-30]', () =>
    holdsForEach(closed, nameOfCall, async ({ call }) => {
      const missing = { method: call.method, base: call.base, path: '/no-such-call' as const }
      const others = staffRoles.filter((role) => !rolesOf(role).some((one) => rolesFor(call).includes(one)))
      for (const who of [...others, 'customer' as const]) {
        const answer = await ask(call, tokens[who])
        expect(answer, who).toEqual(await ask(missing, tokens[who]))
        expect(answer.code).toBe('error.request.notFound')
      }
    }))

  test('is there for its roles and for administrators', () =>
    holdsForEach(closed, nameOfCall, async ({ call }) => {
      const allowed = staffRoles.filter((role) => rolesOf(role).some((one) => rolesFor(call).includes(one)))
      expect(allowed).toContain('admin')
      for (const role of allowed)
        expect(['error.request.notFound', 'error.request.forbidden', 'error.session.expired'], role).not.toContain(
          (await ask(call, tokens[role])).code,
        )
    }))

  test('asks an anonymous visitor to sign in', () =>
    holdsForEach(closed, nameOfCall, async ({ call }) => expect((await ask(call)).status).toBe(419)))
})
