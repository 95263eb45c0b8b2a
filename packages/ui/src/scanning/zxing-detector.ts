import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { BarcodeDetector as Detector } from './barcode-detector.ts'

/** A file of this shop: the policy of the page allows no other, and the service worker stores it. */
prepareZXingModule({ overrides: { locateFile: () => wasm } })

export const createOwnDetector = (
  formats: readonly ('ean_13' | 'ean_8' | 'upc_a' | 'code_128' | 'qr_code')[],
): Detector => new BarcodeDetector({ formats: [...formats] })
