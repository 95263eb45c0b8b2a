import { classNames } from '@bottega/ui/class-names.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import baguette from '../../assets/baguette.webp'
import basket from '../../assets/basket.webp'
import tomato from '../../assets/tomato.webp'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import stage from '../blocks/banner-grid/hero-stage.module.css'
import { homeWords } from './words/home.ts'
import styles from './Hero.module.css'

/** The shop's claim in one sentence, and the first action. */
export function Hero() {
  const t = useTranslations(homeWords)
  const { site } = usePageSetting()
  return (
    <section className={classNames(stage.stage, styles.hero)}>
      <div className={styles.words}>
        <h1>{t(`heroTitle.${site}`)}</h1>
        <p>{t(`heroText.${site}`)}</p>
        <LinkButton href={paths.offers()} variant="accent" size="large">
          {t('heroAction')}
        </LinkButton>
      </div>
      <div className={styles.still}>
        <img src={basket} alt="" width="256" height="256" className={styles.basket} fetchPriority="high" />
        <img src={baguette} alt="" width="256" height="256" className={styles.baguette} />
        <img src={tomato} alt="" width="256" height="256" className={styles.tomato} />
      </div>
    </section>
  )
}
