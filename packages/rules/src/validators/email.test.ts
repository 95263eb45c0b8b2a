import { expect, test } from 'vitest'
import { mailboxOf } from '../people/mailbox.ts'

test.each([
  ['anna@coop.example', 'anna@coop.example'],
  ['  Anna @Coop.Example ', 'anna@coop.example'],
  ['anna+spesa@coop.example', 'anna@coop.example'],
  ['ANNA+a+b@coop.example', 'anna@coop.example'],
  ['ａnna@coop.example', 'anna@coop.example'],
  ['a.n.n.a+x@googlemail.com', 'anna@gmail.com'],
  ['a.nna@coop.example', 'a.nna@coop.example'],
  ['+spesa@coop.example', '+spesa@coop.example'],
  ['zoë@caffè.example', 'zoë@xn--caff-8oa.example'],
  ['zoe\u0308@XN--caff-8oa.example', 'zoë@xn--caff-8oa.example'],
  ['d’amico@coop.example', "d'amico@coop.example"],
  ['Anna77 ', 'anna77'],
])('the mailbox of %j is %j [mailbox-1]', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
