export type TextPart = { readonly html: string } | { readonly form: string }

/** `[form:newsletter]`, alone or as the whole of a paragraph. */
const place = /<p>\s*\[form:([\da-z]+(?:-[\da-z]+)*)\]\s*<\/p>|\[form:([\da-z]+(?:-[\da-z]+)*)\]/g

/** A text in the parts between its forms. (Content and discovery, section 2: static text) */
export function textParts(html: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of html.matchAll(place)) {
    if (!isOutside(html.slice(end, match.index))) continue
    parts.push({ html: html.slice(end, match.index) }, { form: match[1] ?? match[2] ?? '' })
    end = match.index + match[0].length
  }
  parts.push({ html: html.slice(end) })
  return parts.filter((part) => 'form' in part || part.html.trim() !== '')
}

/** True when every element before is closed: within another element a form would tear it apart. */
function isOutside(html: string): boolean {
  const opened = html.match(/<(?!br\b|hr\b|img\b)[a-z]/gi)?.length ?? 0
  return opened === (html.match(/<\//g)?.length ?? 0)
}
