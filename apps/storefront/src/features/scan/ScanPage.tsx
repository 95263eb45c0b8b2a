import type { Api } from '@bottega/contract/api.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { scannedCode } from '@bottega/rules/catalog/scanned-code.ts'
import { hasCamera } from '@bottega/ui/scanning/barcode-detector.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageApi } from '../../lib/api/browser-api.ts'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import { ProductGrid } from '../product-card/shelf/ProductGrid.tsx'
import type { ShelfProduct } from '../product-card/shelf-product.ts'
import type { Route } from './+types/ScanPage.ts'
import { ScanCamera } from './ScanCamera.tsx'
import { findScanned, readCodes, withCode } from './scanned-products.ts'
import { scanWords } from './words/scan.ts'
import styles from './ScanPage.module.css'

async function load(api: Api, query: URLSearchParams) {
  const codes = readCodes(query)
  const found = await Promise.all(codes.map(async (code) => ({ code, product: await findScanned(api, code) })))
  return { found }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

/** The page puts each code it has found into its address itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(scanWords, locale)('title')),
  { name: 'robots', content: 'noindex' },
]

interface Scanned {
  readonly code: string
  readonly product: ShelfProduct | undefined
}

/** Undefined while nothing was looked for. */
type Answer = 'failed' | 'noGoods' | Scanned | undefined

/**
 * Packs from the kitchen, by camera or by the number below the code, into the cart or a list. The form works before any
 * script loads. The address holds the codes, so that the page is the same after a look at a product.
 */
export default function ScanPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(scanWords)
  const navigate = useNavigate()
  const [found, setFound] = useState<readonly Scanned[]>(loaderData.found)
  const [answer, setAnswer] = useState<Answer>(loaderData.found[0])
  const { looking, setLooking, possible } = useLooking()
  const latest = useRef(0)
  const products = found.flatMap(({ product }) => product ?? [])

  async function take(text: string) {
    const code = scannedCode(text)
    const turn = (latest.current += 1)
    if (code === undefined) return setAnswer('noGoods')
    const known = found.find((one) => one.code === code)
    try {
      const scanned = known ?? { code, product: await findScanned(pageApi(), code) }
      setFound((before) => [scanned, ...before.filter((one) => one.code !== code)])
      if (turn === latest.current) setAnswer(scanned)
      const shown = withCode(readCodes(new URLSearchParams(window.location.search)), code)
      await navigate(paths.scan(shown), { replace: true, preventScrollReset: true })
    } catch {
      if (turn === latest.current) setAnswer('failed')
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('code')
    form.reset()
    if (typeof typed === 'string' && typed.trim() !== '') void take(typed)
  }

  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      {/* Keeps its place, so that nothing moves when the script comes. */}
      <div className={classNames(!possible && styles.waiting)}>
        <Button aria-expanded={looking} onClick={() => setLooking(!looking)}>
          {t(looking ? 'close' : 'open')}
        </Button>
      </div>
      {looking && <ScanCamera onCode={(code) => void take(code)} />}
      <form action={paths.scan()} className={styles.tools} onSubmit={submit}>
        <TextField name="code" label={t('code')} inputMode="numeric" autoComplete="off" maxLength={40} />
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
      </form>
      <Said answer={answer} />
      {products.length > 0 && (
        <section aria-label={t('results')}>
          <ProductGrid products={products} eager={2} heading="h2" />
        </section>
      )}
    </div>
  )
}

/** The last code, in words that are also read out. */
function Said({ answer }: { answer: Answer }) {
  const t = useTranslations(scanWords)
  const isUnknown = typeof answer === 'object' && answer.product === undefined
  const found =
    typeof answer === 'object' && answer.product !== undefined ? t('found', { name: answer.product.name }) : ''
  return (
    <div className={styles.said}>
      <output>
        {typeof answer === 'string' && t(answer)}
        {isUnknown && t('unknown', { code: answer.code })}
        {found}
      </output>{' '}
      {isUnknown && <ShopLink to={paths.search()}>{t('byWords')}</ShopLink>}
    </div>
  )
}

/** The camera opens by itself for those who have allowed it before; others press first and are asked then. */
function useLooking() {
  const [looking, setLooking] = useState(false)
  const possible = useHydrated() && hasCamera()
  useEffect(() => {
    if (!hasCamera()) return
    const asked = navigator.permissions.query({ name: 'camera' })
    // Browsers that do not know this permission ask with the press.
    asked.then(({ state }) => state === 'granted' && setLooking(true)).catch(() => undefined)
  }, [])
  return { looking, setLooking, possible }
}
