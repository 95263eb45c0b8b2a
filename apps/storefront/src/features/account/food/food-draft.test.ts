import { describe, expect, test } from 'vitest'
import { blankDraft, draftOf, faultsOf, isChanged, personsOf, toggled, withChange, withPerson } from './food-draft.ts'

const milk = { key: 'milk', kind: 'allergen', name: 'Latte' } as const
const onion = { key: 'onion', kind: 'dislike', name: 'Cipolla' } as const
const avoid = (key: string, alsoTraces = true) => ({ key, alsoTraces })
const mine = { name: '', avoids: [avoid('milk'), avoid('eggs', false)] }

/** A household with others of these names, each of whom avoids the given things. */
const household = (...others: [name: string, ...keys: string[]][]) =>
  draftOf([mine, ...others.map(([name, ...keys]) => ({ name, avoids: keys.map((key) => avoid(key)) }))])

describe('the draft of a food profile', () => {
  test('is sent as it was stored when nothing is touched, and is then unchanged', () => {
    const stored = [mine, { name: 'Luca', avoids: [avoid('peanuts')] }]
    expect(personsOf(draftOf(stored))).toEqual(stored)
    expect(isChanged(draftOf(stored), stored)).toBe(false)
    expect(isChanged(blankDraft, [])).toBe(false)
  })

  test('counts traces of what can make somebody ill from the moment it is chosen, of nothing else', () => {
    expect([...toggled(new Map(), milk)]).toEqual([['milk', true]])
    expect([...toggled(new Map(), onion)]).toEqual([['onion', false]])
    expect([...toggled(new Map([['milk', false]]), milk)]).toEqual([])
  })

  test('is unchanged once a choice is taken and given back, whatever their order', () => {
    const draft = household()
    const without = withChange(draft, { ...draft[0], chosen: toggled(draft[0].chosen, milk) })
    expect(isChanged(without, [mine])).toBe(true)
    const back = withChange(without, { ...without[0], chosen: toggled(without[0].chosen, milk) })
    expect(isChanged(back, [mine])).toBe(false)
  })

  test('gives a new person an id nobody has', () => {
    expect(withPerson(household(['Luca', 'fish'])).map(({ id }) => id)).toEqual([0, 1, 2])
  })

  test.each([
    ['a person without a name', household(['  ', 'fish']), [[1, 'missing']]],
    ['the second of two persons called alike', household(['Luca', 'fish'], [' luca', 'milk']), [[2, 'twice']]],
    ['a person who avoids nothing, and would not be stored', household(['Luca']), [[1, 'nothing']]],
    ['a customer alone who avoids nothing', blankDraft, [[0, 'empty']]],
  ])('marks %s', (_, draft, faults) => {
    expect([...faultsOf(draft)]).toEqual(faults)
  })

  test('may be of others alone', () => {
    expect(
      faultsOf(
        draftOf([
          { name: '', avoids: [] },
          { name: 'Luca', avoids: [avoid('fish')] },
        ]),
      ).size,
    ).toBe(0)
  })
})
