import { takeTranslatedTexts } from '@bottega/ui/translated-texts.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageSettingContext } from './lib/visit/page-setting.ts'
import { settingOfPage } from './lib/visit/setting-of-page.ts'

takeTranslatedTexts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageSettingContext value={settingOfPage()}>
        <HydratedRouter />
      </PageSettingContext>
    </StrictMode>,
  )
})
