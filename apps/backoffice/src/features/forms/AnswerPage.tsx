import { formatUnit } from '@bottega/rules/text/format-unit.ts'
import { callUrl } from '@bottega/contract/call-url.ts'
import { formAnswer, formUploadFile } from '@bottega/contract/forms/calls.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireWholeGroup, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { useValueText } from './use-value-text.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['editor', 'operator'])
  return readOne(
    params['answerId'],
    'error.form.answerNotFound',
    async (answerId) => (await api.call(formAnswer, { query: { answer_id: answerId } })).data.answer,
  )
}

/** One answer with everything that was written, and its files to download. */
export function Component() {
  const t = useTranslations('forms')
  const when = useWhen()
  const valueText = useValueText()
  const language = useLocale()
  const { roles } = useSignedInStaff()
  const { answerId, form, createdAt, userId, values, files } = useLoaderData<typeof loader>()
  const mayOpenCustomer = hasAnyRole(roles, ['operator', 'shopkeeper'])
  const customer = userId === undefined ? t('anonymous') : t('customerNumber', { number: String(userId) })
  const customerOrLink =
    userId !== undefined && mayOpenCustomer ? <Anchor href={paths.customer(userId)}>{customer}</Anchor> : customer
  const sizeOf = (bytes: number) => formatUnit(Math.max(1, Math.round(bytes / 1024)), 'kilobyte', language)
  return (
    <>
      <PageHead back={{ href: paths.formAnswers(), text: t('back') }} title={form} />
      <Parts>
        <Part title={t('fields')}>
          <Facts of={values.map(({ label, value }) => [label, valueText(value)] as const)} />
        </Part>
        <Part title={t('about')}>
          <Facts
            of={[
              [t('number'), String(answerId)],
              [t('when'), when(createdAt)],
              [t('customer'), customerOrLink],
            ]}
          />
        </Part>
        {files.length > 0 && (
          <Part title={t('files')}>
            <ul className={layout.list}>
              {files.map(({ uploadId, name, size }) => (
                <li key={uploadId}>
                  <a href={callUrl(formUploadFile, { upload_id: uploadId })} download>
                    {t('download', { name, size: sizeOf(size) })}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Parts>
    </>
  )
}
