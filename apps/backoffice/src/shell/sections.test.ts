import { rolesOf } from '@bottega/rules/people/roles.ts'
import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

const keysOf = (wholeGroup: boolean) => sectionsOf({ roles: rolesOf('admin'), wholeGroup }).map(({ key }) => key)

test('staff of some stores have no section about the whole group [scope-13]', () => {
  const missing = keysOf(true).filter((key) => !keysOf(false).includes(key))
  expect(missing).toEqual(['vouchers', 'content', 'banners', 'forms', 'payments', 'system'])
  expect(keysOf(false)).toContain('orders')
})
