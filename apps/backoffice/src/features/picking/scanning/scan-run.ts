/** Keys that came one after the other as fast as no hand types; times in milliseconds, as events carry them. */
export interface Run {
  readonly text: string
  readonly beganAt: number
  readonly lastAt: number
}

/** The longest between two keys of one scan: a radio link may hold one back. */
const longestGap = 100

/** Scanners need 5 to 30 a key, the fastest hands 60 over a whole number. */
const longestAverage = 50

/** The shortest code on packs has six digits; pieces and grams are shorter. */
const shortestCode = 6

const isInRun = (run: Run, at: number) => at - run.lastAt <= longestGap

/** The run with this character; it begins anew when the last key is too long ago. */
export function runAfter(run: Run | undefined, character: string, at: number): Run {
  if (run === undefined || !isInRun(run, at)) return { text: character, beganAt: at, lastAt: at }
  return { text: run.text + character, beganAt: run.beganAt, lastAt: at }
}

/** The code that a scanner typed when it presses Enter now, undefined for what a hand typed. */
export function codeOf(run: Run | undefined, at: number): string | undefined {
  if (run === undefined || run.text.length < shortestCode || !isInRun(run, at)) return undefined
  return at - run.beganAt <= run.text.length * longestAverage ? run.text : undefined
}
