/** Of the Shape Detection API, which not every browser has; TypeScript does not know it. */
export interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): BarcodeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

const ownClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** The formats printed on packs and on the labels of our bags. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'] as const

/** On a device without one, or in a shop not served over TLS, a code is typed. */
export const hasCamera = () => 'mediaDevices' in navigator

/**
 * The browser's own reader of codes, which Android and macOS have; elsewhere one that is fetched with the first press of
 * the camera. An own one that reads no packs counts as none.
 */
export async function createDetector(): Promise<BarcodeDetector> {
  const Own = ownClass()
  const read = (await Own?.getSupportedFormats()) ?? []
  if (Own !== undefined && formats.every((format) => read.includes(format))) return new Own({ formats })
  const { createOwnDetector } = await import('./zxing-detector.ts')
  return createOwnDetector(formats)
}
