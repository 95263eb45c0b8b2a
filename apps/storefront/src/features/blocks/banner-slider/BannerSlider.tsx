import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { BannerView } from '../banners/BannerView.tsx'
import type { BlockProps } from '../define-block.ts'
import { sliderOptions } from '../slider-options.ts'
import { blocksWords } from '../words/blocks.ts'
import styles from './BannerSlider.module.css'
import { useAutoplay } from './use-autoplay.ts'

/**
 * Banners that move by themselves until they are stopped, looked at or not to move. It is a list that scrolls sideways, so
 * it works by finger and keyboard before any script. (docs/decisions/0201-sliders-scroll.md)
 */
export function BannerSlider({ block: { content, settings } }: BlockProps<'BannerSlider'>) {
  const t = useTranslations(blocksWords, 'slider')
  const { title, banners } = content
  const { strip, isPlaying, toggle, move } = useAutoplay(sliderOptions(settings))
  const several = banners.length > 1
  return (
    <section className={styles.section} aria-roledescription={t('kind')} aria-label={title ?? t('label')}>
      {title && <h2>{title}</h2>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard. */}
      <ul ref={strip} className={styles.strip} tabIndex={0}>
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className={styles.slide}
            aria-label={t('position', { number: String(index + 1), count: String(banners.length) })}
          >
            <BannerView banner={banner} first={index === 0} under={title} />
          </li>
        ))}
      </ul>
      {several && (
        <div className={styles.tools}>
          <IconButton icon="chevronLeft" label={t('back')} onClick={() => move(-1)} />
          <span className={styles.motion}>
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? t('stop') : t('play')}
              onClick={toggle}
            />
          </span>
          <IconButton icon="chevronRight" label={t('on')} onClick={() => move(1)} />
        </div>
      )}
    </section>
  )
}
