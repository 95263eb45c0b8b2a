/** The part of the library that the shop uses; its own types include all of a browser's. */
export interface XmlElement {
  /** Empty where there is none. */
  getAttribute: (name: string) => string
  localName: string
  /** As XML. */
  toString(): string
  parentNode: XmlElement | null
}

export interface XmlDocument {
  documentElement: XmlElement | undefined
  getElementsByTagNameNS: (namespace: string, localName: string) => ArrayLike<XmlElement>
}

type Report = (message: string) => void

export declare class DOMParser {
  constructor(options: { errorHandler: { warning: Report; error: Report; fatalError: Report } })
  parseFromString(xml: string, mimeType: 'text/xml'): XmlDocument | undefined
}
