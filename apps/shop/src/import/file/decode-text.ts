const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

export interface DecodedText {
  text: string
  /** The bytes are no UTF-8: they were read the way old spreadsheets write. */
  isGuessed: boolean
}

export function decodeText(bytes: Buffer): DecodedText {
  try {
    return { text: utf8.decode(bytes), isGuessed: false }
  } catch (error) {
    if (error instanceof TypeError) return { text: windows1252.decode(bytes), isGuessed: true }
    throw error
  }
}
