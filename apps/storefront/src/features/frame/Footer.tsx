import { lazy, Suspense, use } from 'react'
import { usePageInUse } from '../../lib/hooks/use-page-in-use.ts'
import { Contact } from '../../lib/page/Contact.tsx'
import { RouterLink } from '../../lib/page/RouterLink.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { CopiedPart } from '../../lib/personal/CopiedPart.tsx'
import { MenusContext } from '../../lib/visit/menus-context.ts'
import type { Menus } from '../../lib/visit/menus.ts'
import { shopOf, usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'
import styles from './Footer.module.css'
import { DiscoverLinks } from './DiscoverLinks.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'

const ThemeChoice = lazy(() => import('./ThemeChoice.tsx').then((module) => ({ default: module.ThemeChoice })))

type FooterProps = { onCookiePreferences: () => void }

/** Pages of the shop that the footer itself leads to: a menu that has them too does not repeat them. */
const help = [
  { path: paths.stores(), word: 'stores' },
  { path: paths.leaflets(), word: 'leaflets' },
  { path: paths.magazine(), word: 'magazine' },
  { path: paths.page('help'), word: 'help' },
  { path: paths.page('accessibility'), word: 'accessibility' },
] as const

const own: ReadonlySet<string> = new Set(help.map(({ path }) => path))

/** About us, help, the menus of the editors, the legal texts, the link to the cookie choice, the language and the theme. */
export function Footer({ onCookiePreferences }: FooterProps) {
  const t = useTranslations(frameWords, 'footer')
  const menus = use(MenusContext)
  const shop = shopOf(usePageSetting())
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <CopiedPart name="footer" of={[menus, shop]}>
          <Columns menus={menus} onCookiePreferences={onCookiePreferences} />
        </CopiedPart>
        <LanguageLinks label={t('language')} className={styles.column}>
          <h2>{t('language')}</h2>
        </LanguageLinks>
        <Theme />
        <p className={styles.rights}>{t('rights', { shop: shop.name })}</p>
      </div>
    </footer>
  )
}

/** The choice needs scripts, and travels when the shopper has settled on the page; its place has its size before. */
function Theme() {
  const inUse = usePageInUse()
  return (
    <div className={styles.theme}>
      {inUse && (
        <Suspense>
          <ThemeChoice />
        </Suspense>
      )}
    </div>
  )
}

function Columns({ menus, onCookiePreferences }: FooterProps & { menus: Menus }) {
  const t = useTranslations(frameWords)
  const { site } = usePageSetting()
  return (
    <>
      <div className={styles.about}>
        <Logo />
        <p>{t(`footer.about.${site}`)}</p>
        <div className={styles.contact}>
          <Contact />
        </div>
      </div>
      <nav aria-label={t('discover.title')} className={styles.column}>
        <h2>{t('discover.title')}</h2>
        <DiscoverLinks />
      </nav>
      <nav aria-label={t('footer.helpTitle')} className={styles.column}>
        <h2>{t('footer.helpTitle')}</h2>
        {help.map(({ path, word }) => (
          <ShopLink key={path} to={path}>
            {t(`footer.${word}`)}
          </ShopLink>
        ))}
      </nav>
      {menus.map((menu) => (
        <Menu key={menu.id} menu={menu} />
      ))}
      <nav aria-label={t('footer.legalTitle')} className={styles.column}>
        <h2>{t('footer.legalTitle')}</h2>
        <ShopLink to={paths.sellers()}>{t('footer.sellers')}</ShopLink>
        <ShopLink to={paths.page('terms')}>{t('footer.terms')}</ShopLink>
        <ShopLink to={paths.page('privacy')}>{t('footer.privacy')}</ShopLink>
        <button type="button" className={styles.link} onClick={onCookiePreferences}>
          {t('footer.cookies')}
        </button>
      </nav>
    </>
  )
}

/** Both levels in one column. */
function Menu({ menu: { name, items } }: { menu: Menus[number] }) {
  const links = items.flatMap((item) => [item, ...item.items]).filter(({ url }) => !own.has(url))
  if (links.length === 0) return null
  return (
    <nav aria-label={name} className={styles.column}>
      <h2>{name}</h2>
      {links.map(({ title, url }) => (
        <RouterLink key={`${title} ${url}`} href={url}>
          {title}
        </RouterLink>
      ))}
    </nav>
  )
}
