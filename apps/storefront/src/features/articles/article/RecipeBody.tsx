import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { fewestPeople, mostPeople, scaledMeasure } from '@bottega/rules/content/recipe.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { ArticleText } from '../../article-card/ArticleText.tsx'
import { articlesWords } from '../../article-card/words/articles.ts'
import { ArticleHead } from './ArticleHead.tsx'
import type { ShownArticle } from './load-article.ts'
import { measureText } from './measure-text.ts'
import styles from './RecipeBody.module.css'
import { RecipeTray } from './RecipeTray.tsx'
import type { ShownRecipe } from './shown-recipe.ts'

type RecipeBodyProps = { article: ShownArticle; recipe: ShownRecipe }

/** A recipe: its ingredients for the chosen number of people, what to buy of them, and its steps. */
export function RecipeBody({ article, recipe }: RecipeBodyProps) {
  const t = useTranslations(articlesWords)
  const { preparationMinutes, cookingMinutes } = recipe
  return (
    <article className={styles.body}>
      <ArticleHead article={article}>
        <dl className={styles.times}>
          <Time name={t('preparation')} minutes={preparationMinutes} />
          <Time name={t('cooking')} minutes={cookingMinutes} />
        </dl>
      </ArticleHead>
      <div className={styles.columns}>
        <div className={styles.shopping}>
          <section className={styles.ingredients}>
            <h2>{t('ingredients')}</h2>
            <PeopleForm slug={article.slug} people={recipe.people} />
            <Ingredients recipe={recipe} />
          </section>
          <RecipeTray articleId={article.articleId} title={article.title} recipe={recipe} />
        </div>
        <ArticleText html={article.content} />
      </div>
    </article>
  )
}

function Time({ name, minutes }: { name: string; minutes: number }) {
  const t = useTranslations(articlesWords)
  if (minutes === 0) return null
  return (
    <div className={styles.time}>
      <Icon name="clock" size={20} />
      <dt>{name}</dt>
      <dd>{t('minutes', { minutes })}</dd>
    </div>
  )
}

const choices = Array.from({ length: mostPeople - fewestPeople + 1 }, (_, index) => fewestPeople + index)

/** Works without scripts by its button, which is not needed with them. */
function PeopleForm({ slug, people }: { slug: string; people: number }) {
  const t = useTranslations(articlesWords)
  const isHydrated = useHydrated()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form ref={form} action={paths.recipe(slug)} replace preventScrollReset className={styles.people}>
      <Select
        key={people}
        label={t('peopleFor')}
        name="people"
        defaultValue={String(people)}
        onChange={() => void submit(form.current, { replace: true, preventScrollReset: true })}
        options={choices.map((count) => ({ value: String(count), label: t('people', { people: count }) }))}
      />
      {!isHydrated && (
        <Button type="submit" variant="secondary">
          {t('peopleChange')}
        </Button>
      )}
    </Form>
  )
}

function Ingredients({ recipe: { ingredients, servings, people } }: { recipe: ShownRecipe }) {
  const t = useTranslations(articlesWords)
  const { locale } = usePageSetting()
  return (
    <ul className={styles.list}>
      {ingredients.map(({ text, quantity, unit }, index) => (
        // The same ingredient may stand in a recipe twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span>{text}</span>
          <span className={styles.measure}>
            {quantity === undefined || unit === undefined
              ? t('toTaste')
              : measureText(scaledMeasure({ quantity, unit }, servings, people), locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}
