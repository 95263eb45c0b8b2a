import { questionsOf, stepsOf, textOfMarkup } from '@bottega/rules/content/markup.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { ShownArticle } from './load-article.ts'
import { measureText } from './measure-text.ts'
import type { ShownRecipe } from './shown-recipe.ts'

interface Facts {
  readonly origin: string
  readonly path: string
  readonly description: string | undefined
  readonly publisher: string
  readonly locale: Language
}

const picturesOf = ({ media }: ShownArticle, origin: string) =>
  media.map(({ large }) => (large.startsWith('/') ? origin + large : large))

const commonOf = (article: ShownArticle, { origin, path, description, publisher, locale }: Facts) => ({
  '@context': 'https://schema.org',
  url: origin + path,
  inLanguage: locale,
  ...(description && { description }),
  ...(article.media.length > 0 && { image: picturesOf(article, origin) }),
  ...(article.date !== undefined && { datePublished: article.date }),
  author: { '@type': 'Organization', name: publisher },
  publisher: { '@type': 'Organization', name: publisher },
})

/**
 * An article as search engines read it, by what it is: news and posts, a recipe, questions with answers; any other text is a
 * page like others.
 */
export function articleJsonLd(article: ShownArticle, facts: Facts): object {
  const { name: type } = article.articleType
  if (article.recipe !== undefined) return recipeJsonLd(article, article.recipe, facts)
  if (type === 'News' || type === 'post') return newsArticleJsonLd(article, facts)
  const questions = type === 'faq' ? questionsOf(article.content) : []
  return questions.length > 0 ? faqJsonLd(article, questions, facts) : webPageJsonLd(article, facts)
}

/** (schema.org/WebPage) */
const webPageJsonLd = (article: ShownArticle, facts: Facts) => ({
  ...commonOf(article, facts),
  '@type': 'WebPage',
  name: article.title,
})

/** (schema.org/FAQPage) */
const faqJsonLd = (article: ShownArticle, questions: ReturnType<typeof questionsOf>, facts: Facts) => ({
  ...webPageJsonLd(article, facts),
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** (schema.org/NewsArticle) */
const newsArticleJsonLd = (article: ShownArticle, facts: Facts) => ({
  ...commonOf(article, facts),
  '@type': 'NewsArticle',
  headline: article.title,
  articleBody: textOfMarkup(article.content),
  mainEntityOfPage: facts.origin + facts.path,
})

const duration = (minutes: number) => `PT${minutes}M`

/** For as many people as the recipe was written for. (schema.org/Recipe) */
function recipeJsonLd(article: ShownArticle, recipe: ShownRecipe, facts: Facts) {
  const t = translatorOf(articlesWords, facts.locale)
  const { servings, preparationMinutes, cookingMinutes, ingredients } = recipe
  const course = article.articleClass.find(({ articleClassGroup }) => articleClassGroup.name === 'course')
  return {
    ...commonOf(article, facts),
    '@type': 'Recipe',
    name: article.title,
    recipeYield: t('people', { people: servings }),
    prepTime: duration(preparationMinutes),
    cookTime: duration(cookingMinutes),
    totalTime: duration(preparationMinutes + cookingMinutes),
    ...(course && { recipeCategory: course.name }),
    recipeIngredient: ingredients.map(({ text, quantity, unit }) => {
      if (quantity === undefined || unit === undefined) return text
      return `${measureText({ quantity, unit }, facts.locale)} ${text}`
    }),
    recipeInstructions: stepsOf(article.content).map((text) => ({ '@type': 'HowToStep', text })),
  }
}
