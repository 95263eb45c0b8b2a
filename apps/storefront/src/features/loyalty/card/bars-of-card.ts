import { ean13 } from '@bwip-js/browser'

/** A dark bar, in units of the drawing. */
export interface Bar {
  readonly x: number
  readonly width: number
  readonly height: number
}

export interface Bars {
  readonly width: number
  readonly height: number
  readonly bars: readonly Bar[]
}

/** Light on both sides, as wide as eleven of the narrowest bars. */
const quiet = 22
const nothing = () => undefined

/** The EAN-13 of a number, as bars for a drawing of ours: the content policy takes no markup made elsewhere. */
export function barsOfCard(number: string): Bars {
  const bars: Bar[] = []
  const size = { width: 0, height: 0 }
  return ean13<Bars>(
    { bcid: 'ean13', text: number, includetext: false, scale: 2, height: 22 },
    {
      scale: (x, y) => [x, y],
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (width, height) => Object.assign(size, { width: width + 2 * quiet, height }),
      line: (x, from, _toX, to, width) => {
        bars.push({ x: x - width / 2 + quiet, width, height: Math.abs(from - to) })
      },
      polygon: nothing,
      hexagon: nothing,
      ellipse: nothing,
      fill: nothing,
      text: nothing,
      end: () => ({ ...size, bars }),
    },
  )
}
