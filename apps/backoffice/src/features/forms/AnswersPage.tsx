import { formAnswers, formAnswersFile } from '@bottega/contract/forms/calls.ts'
import type { FormAnswerView } from '@bottega/contract/forms/forms.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { idIn, pageIn } from '../../lib/asked.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireWholeGroup } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { useValueText } from './use-value-text.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['editor', 'operator'])
  const { searchParams } = new URL(request.url)
  const day = (name: string) => {
    const written = searchParams.get(name) ?? ''
    return isShopDate(written) ? { [name]: written } : {}
  }
  const formId = idIn(searchParams.get('form'))
  const asked: { form_id?: number; from?: string; until?: string } = {
    ...(formId !== undefined && { form_id: formId }),
    ...day('from'),
    ...day('until'),
  }
  const page = pageIn(searchParams)
  return { asked, ...(await api.call(formAnswers, { query: { ...asked, page } })).data }
}

/** Characters of an answer that tell it from others. */
const most = 160

function inShort({ values }: FormAnswerView, valueText: (value: string) => string): string {
  const whole = values
    .map(({ value }) => valueText(value))
    .filter((value) => value !== '')
    .join(' · ')
  return whole.length > most ? `${whole.slice(0, most).trimEnd()}…` : whole
}

/** Answers that customers sent by forms, the latest first. */
export function Component() {
  const t = useTranslations('forms')
  const when = useWhen()
  const valueText = useValueText()
  const { asked, answers, forms, page } = useLoaderData<typeof loader>()
  const { form_id: formId, ...days } = asked
  const download = useCommand(async (chosen: number) => {
    storeFile((await api.call(formAnswersFile, { query: { form_id: chosen, ...days } })).data)
  })
  const options = forms.map(({ formId: value, title, answers: count }) => ({
    value: String(value),
    label: `${title} (${count})`,
  }))
  const columns: readonly Column<FormAnswerView>[] = [
    {
      key: 'when',
      title: t('when'),
      renderCell: ({ answerId, createdAt }) => <Anchor href={paths.formAnswer(answerId)}>{when(createdAt)}</Anchor>,
    },
    { key: 'form', title: t('form'), renderCell: ({ form }) => form },
    {
      key: 'customer',
      title: t('customer'),
      renderCell: ({ userId }) =>
        userId === undefined ? t('anonymous') : t('customerNumber', { number: String(userId) }),
    },
    { key: 'answer', title: t('answer'), renderCell: (answer) => inShort(answer, valueText) },
    { key: 'files', title: t('files'), renderCell: ({ files }) => t('fileCount', { count: files.length }) },
  ]

  return (
    <>
      <PageHead title={t('title')} text={formId === undefined ? `${t('text')} ${t('exportHelp')}` : t('text')}>
        {formId !== undefined && answers.length > 0 && (
          <Button variant="secondary" busy={download.busy} onClick={() => download.run(formId)}>
            {t('export')}
          </Button>
        )}
      </PageHead>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      <SearchForm button={t('filter')}>
        <Select
          name="form"
          label={t('form')}
          defaultValue={formId === undefined ? '' : String(formId)}
          options={[{ value: '', label: t('all') }, ...options]}
        />
        <TextField name="from" type="date" label={t('from')} defaultValue={asked.from ?? ''} />
        <TextField name="until" type="date" label={t('until')} defaultValue={asked.until ?? ''} />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={answers}
        keyOf={({ answerId }) => answerId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
    </>
  )
}
