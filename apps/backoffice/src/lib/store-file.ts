import type { FileAnswer } from '@bottega/contract/call-schema.ts'

/** Hands a file of the shop to the browser, under the name the shop suggests. */
export function storeFile({ name, content }: FileAnswer): void {
  if (!(content instanceof Blob)) throw new Error('the answer holds no file')
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
