import type { ArticleView } from '@bottega/contract/articles/article.ts'
import { articlePath } from '@bottega/rules/content/article-path.ts'
import { articleTypeIds } from '@bottega/rules/content/articles.ts'
import { legalTextNames } from '@bottega/rules/content/static-pages.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { LegalText } from '../../places/legal/built-in-texts.ts'

const versions: Readonly<Record<Language, string>> = {
  it: 'versione del {day}',
  de: 'Fassung vom {day}',
  en: 'version of {day}',
}

/** A text of law of the program as the article editors could have written. Its number is none an article has. */
export function presentLegalText({ name, title, version, html }: LegalText, language: Language): ArticleView {
  const number = -1 - legalTextNames.indexOf(name)
  return {
    id: number,
    articleId: number,
    slug: name,
    itemUrl: articlePath('page', name),
    title,
    date: version,
    articleType: { articleTypeId: articleTypeIds.page, name: 'page' },
    articleClass: [],
    media: [],
    meta: {},
    content: html,
    testo_validit: fill(versions[language], { day: formatDatedDay(new Date(`${version}T12:00:00Z`), language) }),
  }
}
