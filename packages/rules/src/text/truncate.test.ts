import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['Latte', undefined, 'Latte'],
  ['abcdefghijabcdefghijabcdefghij', undefined, 'abcdefghijabcdefghijabcdefghij'],
  ['abcdefghijabcdefghijabcdefghijk', undefined, 'abcdefghijabcdefghijabcdefghij…'],
  ['abcdefghijabcdefghijabcdefghi klm', undefined, 'abcdefghijabcdefghijabcdefghi…'],
  ['Caffè', 4, 'Caff…'],
  ['🍎🍎🍎', 2, '🍎🍎…'],
])('%s cut at %s is %s [text-1]', (text, length, cut) => expect(truncate(text, length)).toBe(cut))
