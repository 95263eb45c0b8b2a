import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { CopiedPart } from '../../lib/personal/CopiedPart.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'
import styles from './Footer.module.css'
import { DiscoverLinks } from './DiscoverLinks.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'

type FooterProps = { onCookiePreferences: () => void }

/** About us, help, the legal texts, the link to the cookie choice, and the language. */
export function Footer({ onCookiePreferences }: FooterProps) {
  const t = useTranslations(frameWords, 'footer')
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <CopiedPart name="footer" of={[]}>
          <Columns onCookiePreferences={onCookiePreferences} />
        </CopiedPart>
        <nav aria-label={t('language')} className={styles.column}>
          <h2>{t('language')}</h2>
          <LanguageLinks />
        </nav>
        <p className={styles.rights}>{t('rights')}</p>
      </div>
    </footer>
  )
}

function Columns({ onCookiePreferences }: FooterProps) {
  const t = useTranslations(frameWords)
  const { site } = usePageSetting()
  return (
    <>
      <div className={styles.about}>
        <Logo site={site} />
        <p>{t(`footer.about.${site}`)}</p>
      </div>
      <nav aria-label={t('discover.title')} className={styles.column}>
        <h2>{t('discover.title')}</h2>
        <DiscoverLinks />
      </nav>
      <nav aria-label={t('footer.helpTitle')} className={styles.column}>
        <h2>{t('footer.helpTitle')}</h2>
        <ShopLink to={paths.stores()}>{t('footer.stores')}</ShopLink>
        <ShopLink to={paths.leaflets()}>{t('footer.leaflets')}</ShopLink>
        <ShopLink to={paths.magazine()}>{t('footer.magazine')}</ShopLink>
        <ShopLink to={paths.page('help')}>{t('footer.help')}</ShopLink>
        <ShopLink to={paths.page('accessibility')}>{t('footer.accessibility')}</ShopLink>
      </nav>
      <nav aria-label={t('footer.legalTitle')} className={styles.column}>
        <h2>{t('footer.legalTitle')}</h2>
        <ShopLink to={paths.page('terms')}>{t('footer.terms')}</ShopLink>
        <ShopLink to={paths.page('privacy')}>{t('footer.privacy')}</ShopLink>
        <button type="button" className={styles.link} onClick={onCookiePreferences}>
          {t('footer.cookies')}
        </button>
      </nav>
    </>
  )
}
