import type { CategoryMetadata } from '@bottega/api/trade/catalog/categories.tables.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { cleanMetadata } from '@bottega/api/content/content/clean-content.ts'
import { localizedFrom, trilingual } from '../localized.ts'
import { pictureAddressOf } from '../pictures/demo-picture.ts'
import { hasHeaderPicture } from '../pictures/header-pictures.ts'

/** The additions of editors to some departments, by slug. */
const colours: Readonly<Record<string, string>> = {
  'frutta-e-verdura': '#6b9a3c',
  'pane-e-pasticceria': '#b98431',
  'vini-birre-e-liquori': '#8a1538',
}

const popups: Readonly<Record<string, Record<string, string | Localized>>> = {
  'vini-birre-e-liquori': {
    ACTIVE: 'true',
    TITLE: trilingual('Si vende solo ai maggiorenni | Nur für Erwachsene | Adults only'),
    OPENING_DELAY: '2',
    REOPENING_DAYS_DELAY: '7',
    CONTENT: trilingual(
      `<p>Vini, birre e liquori li consegniamo a chi ha compiuto <strong>18 anni</strong>: alla consegna o al ritiro chiediamo un documento.</p><p>Nei locker, dove non c’è nessuno, non li portiamo.</p>
      | <p>Wein, Bier und Spirituosen geben wir nur an Personen ab <strong>18 Jahren</strong> ab: Bei Lieferung oder Abholung fragen wir nach einem Ausweis.</p><p>In Abholfächer, an denen niemand steht, legen wir sie nicht.</p>
      | <p>Wine, beer and spirits are handed only to people <strong>over 18</strong>: we ask for an identity document on delivery or collection.</p><p>They do not go into lockers, where nobody is.</p>`,
    ),
  },
}

/** Metadata of a department. Everything an editor could have written goes through the cleaning theirs goes through. */
export function departmentMetadata(slug: string, name: Localized): CategoryMetadata {
  const info = {
    ...(colours[slug] && { COLOR: colours[slug] }),
    ...(hasHeaderPicture(slug) && {
      HEADER_IMAGE: pictureAddressOf(`header-${slug}`, 'large'),
      HEADER_IMAGE_MOBILE: pictureAddressOf(`header-${slug}-small`, 'large'),
    }),
  }
  const metadata = {
    category_seo: { SEO_TITLE: localizedFrom([name], (text) => `${text} online`) },
    ...(Object.keys(info).length > 0 && { category_info: info }),
    ...(popups[slug] && { category_popup: popups[slug] }),
  }
  return cleanMetadata(metadata)
}
