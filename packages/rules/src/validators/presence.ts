import { failed, passed, type Verdict } from './verdict.ts'

/** Something other than spaces. */
export function required(value: string): Verdict {
  return value.trim() === '' ? failed('validations.required') : passed
}

/** A box that must be ticked; forms send it as true, 1 or "1". */
export function checkbox(value: unknown): Verdict {
  return value === true || value === 1 || value === '1' ? passed : failed('validations.required')
}

/** A question that has to be answered, by yes or by no: nothing is chosen beforehand. */
export function explicitChoice(value: unknown): Verdict {
  return value === '1' || value === '0' ? passed : failed('validations.required')
}
