import { describe, expect, test } from 'vitest'
import { crmSegmentsOf, isBetaTester, isMasterAccount, isSignedInId, minProfileLevel, profileLevel } from './account.ts'
import { hasAnyRole, rolesOf } from './roles.ts'

describe('a role check passes if any requested role is present [people-4]', () => {
  test.each([
    [['operator'], ['operator'], true],
    [['operator'], ['admin', 'operator'], true],
    [['operator'], ['admin'], false],
    [[], ['operator'], false],
    [['operator'], [], false],
    [rolesOf('admin'), ['operator'], true],
    [rolesOf('operator'), ['admin'], false],
  ])('%j asked for %j: %s', (present, requested, passes) => {
    expect(hasAnyRole(present, requested)).toBe(passes)
  })
})

test.each([
  [-1, false],
  [0, true],
  [7, true],
])('user id %i is a customer: %s [people-1]', (userId, expected) => {
  expect(isSignedInId(userId)).toBe(expected)
})

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('user type %i is a master account: %s [people-2]', (userTypeId, master) => {
  expect(isMasterAccount(userTypeId)).toBe(master)
})

test.each([
  ['1', true],
  ['0', false],
  ['', false],
  ['true', false],
])('beta flag %j is a beta tester: %s [people-3]', (flag, tester) => {
  expect(isBetaTester(flag)).toBe(tester)
})

test.each([
  [false, 0, false],
  [true, 1, true],
])('e-mail confirmed %s is profile level %i, which is enough: %s [people-5]', (confirmed, level, enough) => {
  expect(profileLevel(confirmed)).toBe(level)
  expect(profileLevel(confirmed) >= minProfileLevel).toBe(enough)
})

test.each([
  [{ member: false, customerType: 'private' }, []],
  [{ member: true, customerType: 'private' }, [1]],
  [{ member: true, customerType: 'company' }, [1, 2]],
  [{ member: false, customerType: 'soleProprietor' }, [3]],
] as const)('%j is in the segments %j', (person, segments) => {
  expect(crmSegmentsOf(person)).toEqual(segments)
})
