import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { toLocale } from './lib/visit/locale.ts'
import { PageSettingContext, type PageSetting } from './lib/visit/page-setting.ts'

const { lang, dataset } = document.documentElement
const setting: PageSetting = {
  site: dataset['site'] === 'collect' ? 'collect' : 'coop',
  locale: toLocale(lang) ?? 'it',
  anonymousCarts: dataset['carts'] === 'anonymous',
  holdsQuantity: dataset['quantities'] === 'held',
  ...(dataset['login'] === 'digitsOnly' && { loginIdentifier: 'digitsOnly' }),
  singleSignOn: dataset['sso'] === 'saml',
  ...(dataset['analytics'] && { analytics: dataset['analytics'] }),
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageSettingContext value={setting}>
        <HydratedRouter />
      </PageSettingContext>
    </StrictMode>,
  )
})
