import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import styles from './CategoryHeader.module.css'
import { catalogWords } from '../words/catalog.ts'
import type { ShownCategory } from './shown-category.ts'

type CategoryHeaderProps = { category: ShownCategory; count: number | undefined }

/**
 * The breadcrumbs of the category and its title: picture, back button, name, count and description. The metadata hides
 * the title as a whole; only its heading stays, for readers that cannot see the page. (Shopping core, section 2: category
 * title)
 */
export function CategoryHeader({ category, count }: CategoryHeaderProps) {
  const t = useTranslations(catalogWords)
  const { name, title, description, image, crumbs, hideTitle, header, colour } = category
  const parent = crumbs.at(-1)
  return (
    <header className={styles.header}>
      <Breadcrumbs
        label={t('crumbs')}
        links={[
          { href: paths.home(), name: t('home') },
          ...crumbs.map((crumb) => ({ href: paths.category(crumb.slug), name: crumb.name })),
        ]}
        current={name}
      />
      {hideTitle ? (
        <h1 className={styles.hidden}>{title}</h1>
      ) : (
        <>
          {header && (
            <picture>
              <source media="(max-width: 959.98px)" srcSet={header.mobile} width="780" height="240" />
              <img src={header.image} alt="" width="1440" height="200" fetchPriority="high" className={styles.wide} />
            </picture>
          )}
          <div className={styles.head}>
            {parent && (
              <Anchor href={paths.category(parent.slug)} aria-label={t('backTo', parent)} className={styles.back}>
                <Icon name="chevronLeft" />
              </Anchor>
            )}
            <div className={styles.words}>
              <div className={styles.title}>
                <h1>{title}</h1>
                {count !== undefined && <span className={styles.count}>{t('count', { count })}</span>}
              </div>
              {description && <p className={styles.description}>{description}</p>}
            </div>
            {image && !header && (
              // Not shown on most phones, where it would share the line with the first products.
              <img src={image} alt="" width="96" height="96" loading="lazy" className={styles.picture} />
            )}
          </div>
        </>
      )}
      {colour && (
        // As an SVG attribute: the content policy allows no inline styles.
        <svg width="100%" height="4" aria-hidden="true" className={styles.stripe}>
          <rect width="100%" height="4" rx="2" fill={colour} />
        </svg>
      )}
    </header>
  )
}
