// A test may read the schemas, which pages leave on the server.
// oxlint-disable-next-line no-restricted-imports
import { blockTypes } from '@bottega/contract/content/block-types.ts'
import { expect, test } from 'vitest'
import { drawnTypes } from './registry.ts'

test('every block type of the contract is drawn, and no other', () => {
  expect([...drawnTypes].toSorted()).toEqual(Object.keys(blockTypes).toSorted())
})
