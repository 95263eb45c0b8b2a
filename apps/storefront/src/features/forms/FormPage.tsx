import { formView } from '@bottega/contract/forms/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { data } from 'react-router'
import { Notice } from '../../lib/notices/Notice.tsx'
import { indexedMeta, namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/FormPage.ts'
import { PageForm } from './PageForm.tsx'
import { formsWords } from './words/forms.ts'
import styles from './FormPage.module.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...namedPageMeta(matches, loaderData.form.settings.title),
        ...indexedMeta(matches, {
          path: paths.form(loaderData.form.slug),
          title: loaderData.form.settings.title,
          description: loaderData.form.settings.description,
        }),
      ]
    : []

/** By its slug, or by its number, as a form names itself when it is sent. */
export async function loader({ context, params: { formName } }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const query = /^\d{1,9}$/.test(formName) ? { form_id: Number(formName) } : { slug: formName }
  try {
    return (await context.get(visitContext).api.call(formView, { query })).data
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'error.form.notFound') throw data(null, { status: 404 })
    throw error
  }
}

/**
 * A form that was refused without scripts comes back filled in with its errors. Only what a page of the shop has sent: no
 * other site fills in a form here. (decision 0420)
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') throw data(null, { status: 403 })
  const { form } = await loader({ context, params })
  const { readRefusedForm } = await import('./read-refused-form.ts')
  return data(await readRefusedForm(form, request, context.get(visitContext).locale), { status: 422 })
}

/** A form on a page of its own, for links and mails. */
export default function FormPage({ loaderData: { form }, actionData: refused }: Route.ComponentProps) {
  const t = useTranslations(formsWords, 'login')
  if (form.settings.login && form.fields.length === 0)
    return (
      <TitledPage title={form.settings.title} narrow>
        <Notice tone="info">{t('text')}</Notice>
        <p>
          <LinkButton href={paths.login({ redirect: paths.form(form.slug) })}>{t('button')}</LinkButton>
        </p>
      </TitledPage>
    )
  return (
    <div className={styles.page}>
      <PageForm key={form.formId} form={form} heading="h1" refused={refused} />
    </div>
  )
}
