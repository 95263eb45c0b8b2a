import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { classNames } from '@bottega/ui/class-names.ts'
import { formatShopMonth } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { paths } from '../../paths.ts'
import type { MagazineIssue } from './magazine-issue.ts'
import styles from './MagazineCard.module.css'
import { articlesWords } from './words/articles.ts'

type MagazineCardProps = {
  issue: MagazineIssue
  /** `banner` stands across a page, `tile` in a row of cards. */
  shape: 'banner' | 'tile'
  heading?: 'h2' | 'h3'
}

/** The cover of the latest magazine and a button to all issues. (Content and discovery, section 2: news list) */
export function MagazineCard({ issue, shape, heading: Heading = 'h2' }: MagazineCardProps) {
  const t = useTranslations(articlesWords, 'magazine')
  const { locale } = usePageSetting()
  const { title, from, baseLocation } = issue
  return (
    <section className={classNames(styles.card, styles[shape])} aria-label={t('latest')}>
      <div className={styles.cover}>
        <img
          src={`${baseLocation}0-320.webp`}
          srcSet={`${baseLocation}0-320.webp 320w, ${baseLocation}0-640.webp 640w`}
          sizes={shape === 'banner' ? '140px' : '160px'}
          alt=""
          width="320"
          height="453"
          decoding="async"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          {t('latest')} · {formatShopMonth(from, locale)}
        </p>
        <Heading className={styles.title}>{title}</Heading>
        {shape === 'banner' && <p className={styles.text}>{t('text')}</p>}
        <LinkButton href={paths.magazine()} variant="secondary">
          {t('go')}
        </LinkButton>
      </div>
    </section>
  )
}
