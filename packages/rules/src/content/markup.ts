/** Emphasis within a word or before a sign is no gap; every other tag is. */
const inlineTags = /<\/?(?:strong|b|em|i|u|s|small|sub|sup|mark|abbr|a|span)(?:\s[^>]*)?>/g
const tags = /<[^>]*>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of cleaned markup, without its tags. */
export function textOfMarkup(html: string): string {
  return html
    .replaceAll(inlineTags, '')
    .replaceAll(tags, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The steps of a recipe: the entries of the first numbered list of its cleaned markup, without their tags. */
export function stepsOf(html: string): string[] {
  const [, list = ''] = /<ol[^>]*>([\s\S]*?)<\/ol>/.exec(html) ?? []
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) => textOfMarkup(step))
}

/** Questions of cleaned markup with their folded answers, without tags. */
export function questionsOf(html: string): { question: string; answer: string }[] {
  const folded = html.matchAll(/<details[^>]*>\s*<summary[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g)
  return Array.from(folded, ([, question = '', answer = '']) => ({
    question: textOfMarkup(question),
    answer: textOfMarkup(answer),
  })).filter(({ question, answer }) => question !== '' && answer !== '')
}

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
