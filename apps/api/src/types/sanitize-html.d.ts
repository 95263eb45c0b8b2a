/** The part of the library that is called here; it has no types of its own. */
declare module 'sanitize-html' {
  interface Tag {
    tagName: string
    attribs: Record<string, string>
  }
  interface Options {
    allowedTags: readonly string[]
    allowedAttributes: Readonly<Record<string, readonly string[]>>
    allowedSchemes: readonly string[]
    allowProtocolRelative: boolean
    disallowedTagsMode: 'discard'
    nonTextTags: readonly string[]
    transformTags: Readonly<Record<string, (tagName: string, attribs: Record<string, string>) => Tag>>
  }
  export default function sanitizeHtml(html: string, options: Options): string
}
