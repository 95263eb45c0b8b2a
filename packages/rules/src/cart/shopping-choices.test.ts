import { describe, expect, test } from 'vitest'
import { infosOfChoices, isPackagingAsked, unansweredChoices, welcomesAlternatives } from './shopping-choices.ts'

const paper = { packagingTypeId: 1, price: 0.15 }
const none = { packagingTypeId: 3, price: 0 }

describe('what is asked before an order', () => {
  test('is never answered by the shop: a cart that says nothing has both questions open [choices-1]', () => {
    expect(unansweredChoices({}, [paper, none])).toEqual(['alternatives', 'packaging'])
  })

  test('is not asked again, whatever the answers were', () => {
    expect(unansweredChoices({ accept_alternatives: 'false', packaging_type_id: '3' }, [paper, none])).toEqual([])
    expect(unansweredChoices({ accept_alternatives: 'true', packaging_type_id: '1' }, [paper, none])).toEqual([])
  })

  test('is asked anew for bags once the ones chosen are no longer offered', () => {
    expect(unansweredChoices({ accept_alternatives: 'true', packaging_type_id: '2' }, [paper, none])).toEqual([
      'packaging',
    ])
  })

  test.each([
    ['no bags at all', [], false],
    ['one kind of bags that costs nothing', [none], false],
    ['one kind of bags that is paid', [paper], true],
    ['two kinds of bags', [none, { packagingTypeId: 4, price: 0 }], true],
  ])('of bags, with %s: %s', (_name, offered, asked) => {
    expect(isPackagingAsked(offered)).toBe(asked)
  })
})

test('a cart begins with the answers given, and with nothing in place of one that was not', () => {
  expect(infosOfChoices({ acceptsAlternatives: false, packagingTypeId: 2 })).toEqual({
    accept_alternatives: 'false',
    packaging_type_id: '2',
  })
  expect(infosOfChoices({ acceptsAlternatives: null, packagingTypeId: null })).toEqual({})
})

test('programs that never ask welcome substitutes, as the shop always has', () => {
  expect(welcomesAlternatives({})).toBe(true)
  expect(welcomesAlternatives({ accept_alternatives: 'false' })).toBe(false)
})
