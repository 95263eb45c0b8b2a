import '@bottega/ui/styles/index.css'
import './styles/backoffice.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { IntlProvider } from 'use-intl'
import { takeTranslatedTexts } from '@bottega/ui/translated-texts.ts'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { chosenLocale, followTheme } from './lib/settings.ts'
import { followBuild } from './lib/follow-build.ts'
import { onApi } from './lib/api.ts'
import { backofficeRouter } from './routes.tsx'
import { loadWords } from './words/load-words.ts'

followTheme()
takeTranslatedTexts()
const locale = chosenLocale()
const messages = await loadWords(locale)
document.documentElement.lang = locale
onApi.generalError = () => messages.shell.noConnection

const place = document.getElementById('backoffice')
if (place === null) throw new Error('the page has no place for the back office')
createRoot(place).render(
  <StrictMode>
    <IntlProvider locale={locale} messages={messages} timeZone={shopTimeZone}>
      <RouterProvider router={backofficeRouter()} />
    </IntlProvider>
  </StrictMode>,
)
// Its files are fetched when the first page has its own.
if (document.readyState === 'complete') followBuild()
else window.addEventListener('load', followBuild, { once: true })
