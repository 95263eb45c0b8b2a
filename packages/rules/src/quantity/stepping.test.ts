import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sellingTerms, type SellingTerms } from './selling-terms.ts'
import { largestAllowed, smallestQuantity, stepDown, stepUp } from './stepping.ts'

const jar = sellingTerms({ sellingMode: 'piece' })
const sixPack = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000 })
const mortadella = sellingTerms({ sellingMode: 'loose', firstWeight: 300, stepWeight: 100 })
const atLeastFourByThree = sellingTerms({ sellingMode: 'piece', quantityMultiple: 3000, minimumQuantity: 4000 })

describe('stepUp, pieces', () => {
  test.each([
    ['one by one', jar, 0, 1000],
    ['to the next piece from between', jar, 1500, 2000],
    ['a full pack at once', sixPack, 0, 6000],
    ['to the next multiple from a typed quantity [quantity-2]', sixPack, 7000, 12_000],
    ['to the minimum first', atLeastFourByThree, 0, 4000],
    ['from the minimum to the next multiple', atLeastFourByThree, 4000, 6000],
    ['not past the maximum', { ...jar, maximumQuantity: 2000 }, 2000, 2000],
    ['not to a multiple past the maximum', { ...sixPack, maximumQuantity: 10_000 }, 6000, 6000],
    ['not at all when a first pack is too much', { ...sixPack, maximumQuantity: 4000 }, 0, 0],
    ['back under a maximum lowered meanwhile', { ...jar, maximumQuantity: 2000 }, 5000, 2000],
  ])('%s', (_, terms, current, next) => expect(stepUp(current, terms)).toBe(next))
})

describe('stepUp, loose goods sold from 0.300 kg in steps of 0.100 [quantity-6]', () => {
  test.each([
    [0, 300],
    [300, 400],
    [950, 1050],
    [100, 300],
  ])('from %i to %i', (current, next) => expect(stepUp(current, mortadella)).toBe(next))
})

describe('stepDown', () => {
  test.each([
    ['one by one', jar, 2000, 1000],
    ['to zero at the bottom', jar, 1000, 0],
    ['to zero from a first pack whose minimum is a single piece', { ...sixPack, minimumQuantity: 1000 }, 6000, 0],
    ['stays at zero', jar, 0, 0],
    ['to the multiple below a typed quantity [quantity-5]', sixPack, 7000, 6000],
    ['rests at the minimum [quantity-4]', atLeastFourByThree, 6000, 4000],
    ['from the minimum to zero', atLeastFourByThree, 4000, 0],
    ['by the step of loose goods', mortadella, 400, 300],
    ['to zero below the first weight [quantity-7]', mortadella, 350, 0],
    ['to zero from the first weight', mortadella, 300, 0],
    ['under a maximum lowered meanwhile', { ...sixPack, maximumQuantity: 13_000 }, 30_000, 12_000],
  ])('%s', (_, terms, current, next) => expect(stepDown(current, terms)).toBe(next))
})

test('what data leaves out has the defaults of the specification', () => {
  expect(jar).toMatchObject({
    quantityMultiple: 1000,
    minimumQuantity: 0,
    maximumQuantity: null,
    quantityLocked: false,
  })
  expect(sellingTerms({ sellingMode: 'loose', firstWeight: 250 })).toMatchObject({ firstWeight: 250, stepWeight: 250 })
  expect(sellingTerms({ sellingMode: 'loose', firstWeight: 0, stepWeight: 0 })).toMatchObject({ stepWeight: 1000 })
})

const anyTerms: fc.Arbitrary<SellingTerms> = fc
  .record({
    sellingMode: fc.constantFrom('piece', 'pack', 'loose'),
    quantityMultiple: fc.constantFrom(500, 1000, 2000, 3000, 6000),
    minimumQuantity: fc.integer({ min: 0, max: 12 }).map((units) => units * 1000),
    maximumQuantity: fc.option(fc.integer({ min: 1, max: 40 }).map((units) => units * 1000)),
    firstWeight: fc.integer({ min: 50, max: 2000 }),
    stepWeight: fc.integer({ min: 10, max: 1000 }),
    quantityLocked: fc.boolean(),
  })
  .map(sellingTerms)

const pressed = fc.array(fc.constantFrom(stepUp, stepUp, stepDown), { maxLength: 40 })

describe('whatever is pressed, starting from nothing', () => {
  test('the quantity is zero or between minimum and maximum, on a multiple, the minimum, or a weight step [quantity-3]', () => {
    fc.assert(
      fc.property(anyTerms, pressed, (terms, presses) => {
        let quantity = 0
        for (const press of presses) {
          quantity = press(quantity, terms)
          if (quantity === 0) continue
          expect(quantity).toBeGreaterThanOrEqual(terms.minimumQuantity)
          expect(quantity).toBeLessThanOrEqual(terms.maximumQuantity ?? quantity)
          expect(isOnLattice(quantity, terms)).toBe(true)
          expect(largestAllowed(quantity, terms)).toBe(quantity)
        }
      }),
    )
  })

  test('minus undoes plus', () => {
    fc.assert(
      fc.property(anyTerms, pressed, (terms, presses) => {
        const quantity = presses.reduce((current, press) => press(current, terms), 0)
        const more = stepUp(quantity, terms)
        if (more > quantity) expect(stepDown(more, terms)).toBe(quantity)
      }),
    )
  })

  test('the largest allowed quantity is a step not above its ceiling, and plus passes it', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 50_000 }), (terms, ceiling) => {
        const allowed = largestAllowed(ceiling, terms)
        expect(allowed).toBeLessThanOrEqual(ceiling)
        expect(largestAllowed(allowed, terms)).toBe(allowed)
        const more = stepUp(allowed, terms)
        if (more > allowed) expect(more).toBeGreaterThan(ceiling)
      }),
    )
  })
})

/** Said a second time, without the functions under test. */
function isOnLattice(quantity: number, terms: SellingTerms): boolean {
  if (terms.sellingMode !== 'loose') {
    return quantity % terms.quantityMultiple === 0 || quantity === terms.minimumQuantity
  }
  const first = Math.max(terms.firstWeight, terms.minimumQuantity)
  return quantity >= smallestQuantity(terms) && (quantity - first) % terms.stepWeight === 0
}
