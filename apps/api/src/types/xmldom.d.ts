/** As much of the library as the shop uses; its own types bring all of a browser along. */
export interface XmlElement {
  /** Empty where there is none. */
  getAttribute: (name: string) => string
}

interface XmlDocument {
  documentElement: XmlElement | undefined
  getElementsByTagNameNS: (namespace: string, localName: string) => ArrayLike<XmlElement>
}

type Report = (message: string) => void

export declare class DOMParser {
  constructor(options: { errorHandler: { warning: Report; error: Report; fatalError: Report } })
  parseFromString(xml: string, mimeType: 'text/xml'): XmlDocument | undefined
}
