import { classNames } from '@bottega/ui/class-names.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import type { ReactNode } from 'react'
import { productWords } from '../words/shared/product.ts'
import { useTranslations } from '../words/use-translations.ts'
import styles from './SlidingRow.module.css'
import { useSlider } from './use-slider.ts'

type SlidingRowProps = {
  title: string
  /** Link to all of them, beside the title. */
  more?: ReactNode
  /** As many slides on a screen as the specification counts, or as an editor's options say. */
  counted?: boolean
  /** Sets the width of a slide, `--column`, where slides are not counted. */
  className?: string | undefined
  /** The slides, each an `li`. */
  children: ReactNode
}

/**
 * A titled row that scrolls sideways: by finger, wheel or keyboard before any script loads, by its buttons afterwards.
 * (decision 0201)
 */
export function SlidingRow({ title, more, counted = false, className, children }: SlidingRowProps) {
  const t = useTranslations(productWords)
  const { strip, canGoBack, canGoOn, move } = useSlider()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.tools}>
          {more}
          <div className={styles.buttons}>
            <IconButton
              icon="chevronLeft"
              label={t('slideBack', { title })}
              disabled={!canGoBack}
              onClick={() => move(-1)}
            />
            <IconButton
              icon="chevronRight"
              label={t('slideOn', { title })}
              disabled={!canGoOn}
              onClick={() => move(1)}
            />
          </div>
        </div>
      </div>
      <ul ref={strip} className={classNames(styles.strip, counted && styles.counted, className)}>
        {children}
      </ul>
    </section>
  )
}
