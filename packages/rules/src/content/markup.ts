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
