/** Of the Shape Detection API, which not every browser has; TypeScript does not know it. */
export interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

type DetectorClass = new (options: { formats: readonly string[] }) => BarcodeDetector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** What is printed on packs and on the labels of our bags. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'] as const

/** Where the device has no camera, or its browser reads no codes, a code is typed. */
export const hasCamera = () => detectorClass() !== undefined && 'mediaDevices' in navigator

export function createDetector(): BarcodeDetector {
  const Detector = detectorClass()
  if (Detector === undefined) throw new Error('this browser reads no codes')
  return new Detector({ formats })
}
