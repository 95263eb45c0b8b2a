import type { SellingTerms, Thousandths } from './selling-terms.ts'

/**
 * Next quantity when the shopper presses plus. Piece and pack goods climb to the next multiple, never below the minimum
 * purchase; loose goods start at their first weight, then grow by their step. At the maximum nothing changes.
 * (Shopping core, section 4)
 */
export function stepUp(current: Thousandths, terms: SellingTerms): Thousandths {
  const next = terms.sellingMode === 'loose' ? nextWeight(current, terms) : nextMultiple(current, terms)
  if (terms.maximumQuantity === null || next <= terms.maximumQuantity) return next
  return current <= terms.maximumQuantity ? current : largestAllowed(terms.maximumQuantity, terms)
}

/**
 * Next quantity when the shopper presses minus. Piece and pack goods fall to the multiple below, rest at the minimum
 * purchase while above it, then reach 0; loose goods reach 0 below their first weight. (Shopping core, section 4)
 */
export function stepDown(current: Thousandths, terms: SellingTerms): Thousandths {
  if (terms.maximumQuantity !== null && current > terms.maximumQuantity) {
    return largestAllowed(terms.maximumQuantity, terms)
  }
  const smallest = smallestQuantity(terms)
  if (current <= smallest) return 0
  if (terms.sellingMode === 'loose') {
    const lighter = current - terms.stepWeight
    return lighter < smallest ? 0 : lighter
  }
  const fewer = (Math.ceil(current / terms.quantityMultiple) - 1) * terms.quantityMultiple
  return Math.max(fewer, smallest)
}

/** Smallest quantity above zero that plus and minus rest at. */
export function smallestQuantity(terms: SellingTerms): Thousandths {
  return Math.max(terms.sellingMode === 'loose' ? terms.firstWeight : terms.quantityMultiple, terms.minimumQuantity)
}

/** Largest quantity stepping can rest at without passing `ceiling`; 0 when even the smallest is above it. */
export function largestAllowed(ceiling: Thousandths, terms: SellingTerms): Thousandths {
  const smallest = smallestQuantity(terms)
  const limit = Math.min(ceiling, terms.maximumQuantity ?? ceiling)
  if (limit < smallest) return 0
  if (terms.sellingMode === 'loose') {
    return smallest + Math.floor((limit - smallest) / terms.stepWeight) * terms.stepWeight
  }
  return Math.max(Math.floor(limit / terms.quantityMultiple) * terms.quantityMultiple, smallest)
}

function nextMultiple(current: Thousandths, terms: SellingTerms): Thousandths {
  const next = (Math.floor(current / terms.quantityMultiple) + 1) * terms.quantityMultiple
  return Math.max(next, terms.minimumQuantity)
}

function nextWeight(current: Thousandths, terms: SellingTerms): Thousandths {
  const smallest = smallestQuantity(terms)
  return current < smallest ? smallest : current + terms.stepWeight
}
