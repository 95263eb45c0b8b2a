export interface Progress {
  rows: number
  usable: number
  refused: number
  rowsPerSecond: number
}
export type OnProgress = (progress: Progress) => void

/** Speaks at most once a second, and once at the end. */
export function progressMeter(onProgress: OnProgress | undefined, now: () => number = () => performance.now()) {
  const begin = now()
  let lastSpoken = begin
  const speak = (rows: number, refused: number) => {
    const seconds = Math.max((now() - begin) / 1000, 0.001)
    onProgress?.({ rows, refused, usable: rows - refused, rowsPerSecond: Math.round(rows / seconds) })
    lastSpoken = now()
  }
  return {
    step: (rows: number, refused: number) => {
      if (now() - lastSpoken >= 1000) speak(rows, refused)
    },
    end: speak,
  }
}
