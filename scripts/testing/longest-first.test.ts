import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longest } from './longest-first.ts'

test('the files that are begun first are files of the house', () => {
  expect(longest.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
})
