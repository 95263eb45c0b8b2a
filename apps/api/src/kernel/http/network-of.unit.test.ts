import { expect, test } from 'vitest'
import { isThisMachine, networkOf } from './network-of.ts'

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::', '2001:db8:1:2::'],
  ['2001:db8:1:3::6', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s is counted as %s [http-31]', (address, counted) => {
  expect(networkOf(address)).toBe(counted)
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
  ['', false],
])('%j is this machine: %j', (address, is) => {
  expect(isThisMachine(address)).toBe(is)
})
