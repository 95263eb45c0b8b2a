import { labelFields } from '@bottega/rules/catalog/product-label.ts'
import { EditorHtml } from '../../lib/page/EditorHtml.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { detailsWords } from './words/details.ts'
import styles from './Facts.module.css'
import type { ShownProduct } from './product-facts.ts'

/**
 * The description of the product, and the text of the label, section by section; nothing is collapsed, nothing needs a
 * script.
 */
export function Facts({ shown: { description, facts, italianFacts, barcode } }: { shown: ShownProduct }) {
  const t = useTranslations(detailsWords)
  const { locale } = usePageSetting()
  if (facts.length === 0 && description === undefined && barcode === undefined) return null
  return (
    <div className={styles.facts}>
      {description !== undefined && (
        <section className={styles.fact}>
          <h2>{labelFields.description.names[locale]}</h2>
          <EditorHtml html={description} />
        </section>
      )}
      {facts.map(({ name, html }) => (
        <section key={name} className={styles.fact}>
          <h2>{labelFields[name].names[locale]}</h2>
          <EditorHtml html={html} />
        </section>
      ))}
      {barcode && (
        <section className={styles.fact}>
          <h2>{t('barcode')}</h2>
          <p>{barcode}</p>
        </section>
      )}
      {italianFacts.length > 0 && (
        <details className={styles.italian}>
          <summary>{t('italianLabel')}</summary>
          <div lang="it">
            {italianFacts.map(({ name, html }) => (
              <section key={name}>
                <h3 lang={locale}>{labelFields[name].names[locale]}</h3>
                <EditorHtml html={html} />
              </section>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
