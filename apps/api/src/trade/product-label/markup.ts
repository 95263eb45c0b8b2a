const elements =
  'a|abbr|article|audio|b|big|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|font|footer|' +
  'form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|math|meta|nav|noscript|object|ol|' +
  'option|p|picture|pre|q|s|script|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|' +
  'template|textarea|th|thead|title|tr|tt|u|ul|video'
const tags = new RegExp(String.raw`<!--.*?-->|</?(?:${elements})(?:\s[^<>]*)?/?>`, 'gis')
const emphasis = /<\/?(?:b|strong|em|u|i|mark)\s*>|<span\s[^<>]*\ballergen\b[^<>]*>([^<>]*)<\/span\s*>/gi
const hidden = /<(script|style)\b[^<>]*>.*?<\/\1\s*>/gis

/**
 * The words of a text without HTML elements. Only whole tags go: in scanned labels "<" is mostly a misread letter, and
 * dropping what follows would drop allergens. The text left must be escaped, not trusted.
 */
export function withoutMarkup(text: string): string {
  return text.includes('<') ? text.replaceAll(hidden, ' ').replaceAll(tags, ' ') : text
}

/** The same, with emphasis written as the underscores of Open Food Facts: `<b>latte</b>` is `_latte_`. */
export function markupAsUnderscores(text: string): string {
  if (!text.includes('<')) return text
  const emphasised = text
    .replaceAll(hidden, ' ')
    .replaceAll(emphasis, (_tag, inner: string | undefined) => (inner === undefined ? '_' : `_${inner}_`))
  return withoutMarkup(emphasised)
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
