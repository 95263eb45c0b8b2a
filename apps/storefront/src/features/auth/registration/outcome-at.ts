/** The outcome an address stands for: whatever is below `/registration/confirm` and not named is the error. */
export function outcomeAt(pathname: string): 'success' | 'already' | 'error' {
  const last = pathname.split('/').at(-1)
  return last === 'success' ? 'success' : last === 'already-confirmed' ? 'already' : 'error'
}
