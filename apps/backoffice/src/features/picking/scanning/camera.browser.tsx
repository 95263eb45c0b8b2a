import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import words from '../../../words/it.ts'
import { Camera } from './Camera.tsx'

const leftOf = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const inverted = (bars: string) =>
  Array.from(bars)
    .map((bar) => (bar === '1' ? '0' : '1'))
    .join('')

/** The bars of an EAN-8, a one for each dark module. */
function barsOf(ean8: string): string {
  const halves = Array.from(ean8).map((digit) => leftOf[Number(digit)] ?? '')
  return `101${halves.slice(0, 4).join('')}01010${halves.slice(4).map(inverted).join('')}101`
}

let canvas: HTMLCanvasElement
let timer: ReturnType<typeof setInterval>
let shown = ''

/** A camera that films what is in `shown`, an EAN-8 or nothing. */
function aCamera() {
  canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const draw = () => {
    const context = canvas.getContext('2d')
    if (context === null) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 640, 480)
    context.fillStyle = '#000'
    if (shown !== '')
      for (const [at, bar] of Array.from(barsOf(shown)).entries())
        if (bar === '1') context.fillRect(120 + at * 6, 100, 6, 280)
  }
  draw()
  timer = setInterval(draw, 50)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => Promise.resolve(canvas.captureStream(20)))
}

afterEach(() => {
  clearInterval(timer)
  shown = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (onCode: (code: string) => void) =>
  render(
    <IntlProvider locale="it" messages={words}>
      <Camera onCode={onCode} />
    </IntlProvider>,
  )

test('a code that was not found is told again while it stays in view, and another one at once', async () => {
  aCamera()
  shown = '80980018'
  const told: string[] = []
  await show((code) => told.push(code))
  await expect.poll(() => told, { timeout: 15_000 }).toEqual(['80980018', '80980018'])
  shown = '96385074'
  // Sooner than the one in view would be told again.
  await expect.poll(() => told.at(-1), { timeout: 2500 }).toBe('96385074')
})

/** As the reader of a device whose camera is still waking; it knows all kinds of codes. */
class WakingDetector {
  static failures = 0
  static getSupportedFormats = () => Promise.resolve(['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'])
  detect = () => {
    WakingDetector.failures -= 1
    return WakingDetector.failures >= 0
      ? Promise.reject(new DOMException('no frame yet', 'InvalidStateError'))
      : Promise.resolve([{ rawValue: '80980018' }])
  }
}

test('a frame that cannot be read is not the end of the camera', async () => {
  aCamera()
  WakingDetector.failures = 3
  vi.stubGlobal('BarcodeDetector', WakingDetector)
  const told: string[] = []
  await show((code) => told.push(code))
  await expect.poll(() => told, { timeout: 5000 }).toEqual(['80980018'])
  await expect.element(page.getByText(/^La fotocamera non risponde/)).not.toBeInTheDocument()
})

test('a camera of which no frame can be read is given up in words', async () => {
  aCamera()
  WakingDetector.failures = 1000
  vi.stubGlobal('BarcodeDetector', WakingDetector)
  await show(() => undefined)
  await expect.element(page.getByText(/^La fotocamera non risponde/)).toBeVisible()
})
