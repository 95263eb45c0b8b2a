/** The part of the library that the shop uses; its own types include all of a browser's. */
export interface XmlAttribute {
  name: string
  localName: string | null
  namespaceURI: string | null
  value: string
}

export interface XmlElement {
  /** Empty where there is none. */
  getAttribute: (name: string) => string
  localName: string
  /** As XML. */
  toString(): string
  parentNode: XmlElement | null
  tagName: string
  namespaceURI: string | null
  textContent: string | null
  attributes: ArrayLike<XmlAttribute>
  getElementsByTagName: (name: string) => ArrayLike<XmlElement>
}

export interface XmlDocument {
  documentElement: XmlElement | undefined
  getElementsByTagNameNS: (namespace: string, localName: string) => ArrayLike<XmlElement>
}

type Report = (message: string) => void

export declare class DOMParser {
  constructor(options: { errorHandler: { warning: Report; error: Report; fatalError: Report } })
  parseFromString(xml: string, mimeType: 'text/xml' | 'image/svg+xml'): XmlDocument | undefined
}
