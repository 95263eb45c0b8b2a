import { authTest } from '@bottega/contract/auth/calls.ts'
import { formAnswers } from '@bottega/contract/forms/calls.ts'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Form, useSubmit } from 'react-router'
import { required } from '../../lib/api/required.ts'
import { pageIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { requireStaff } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { pagingWords } from '../../lib/words/shared/paging.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StaffFormsPage.ts'
import { AnswersTable } from './AnswersTable.tsx'
import styles from './StaffFormsPage.module.css'
import { staffWords } from './words/staff.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(staffWords, locale)('forms.title')),
  { name: 'robots', content: 'noindex' },
]

const pageSize = 20

/** Flagged admin, as all pages of the staff. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, ['operator', 'editor'])
  const chosen = Number(url.searchParams.get('form'))
  const form = Number.isSafeInteger(chosen) && chosen > 0 && chosen < 2 ** 31 ? chosen : undefined
  const query = { page: pageIn(url.searchParams), page_size: pageSize, ...(form !== undefined && { form_id: form }) }
  return { form, ...(await required(api.call(formAnswers, { query }))) }
}

/** What customers have sent by forms, the latest first. */
export default function StaffFormsPage({ loaderData: { form, answers, forms, page } }: Route.ComponentProps) {
  const t = useTranslations(staffWords, 'forms')
  const pager = useTranslations(pagingWords)
  const submit = useSubmit()
  const options = forms.map(({ formId, title, answers: count }) => ({
    value: String(formId),
    label: `${title} (${count})`,
  }))
  return (
    <TitledPage title={t('title')}>
      <div className={styles.bar}>
        <Form className={styles.choice}>
          <Select
            key={form}
            name="form"
            label={t('form')}
            defaultValue={form === undefined ? '' : String(form)}
            options={[{ value: '', label: t('all') }, ...options]}
            onChange={(event) => void submit(event.currentTarget.form)}
          />
          <noscript>
            <Button type="submit">{t('show')}</Button>
          </noscript>
        </Form>
        {form !== undefined && answers.length > 0 && (
          <a
            href={`/ebsn/api/backoffice-access/form-answers-file?form_id=${form}`}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('export')}
          </a>
        )}
      </div>
      {answers.length === 0 ? <EmptyState title={t('none')} /> : <AnswersTable answers={answers} />}
      <Pagination
        label={t('pages')}
        previousLabel={pager('previous')}
        nextLabel={pager('next')}
        pageLabel={(number) => pager('page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) =>
          paths.staffForms({ ...(form !== undefined && { form }), ...(number > 1 && { page: number }) })
        }
      />
    </TitledPage>
  )
}
