import type { FormAnswerView } from '@bottega/contract/forms/forms.ts'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './AnswersTable.module.css'
import { staffWords } from './words/staff.ts'

/** Answers with what was written and the files to download; on a phone each row is shown as a card. */
export function AnswersTable({ answers }: { answers: readonly FormAnswerView[] }) {
  const t = useTranslations(staffWords, 'forms')
  const { locale } = usePageSetting()
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: shopTimeZone })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('form')}</th>
          <th scope="col">{t('answer')}</th>
          <th scope="col">{t('files')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ answerId, createdAt, form, userId, values, files }) => (
          <tr key={answerId}>
            <th scope="row" className={styles.number}>
              {moment.format(new Date(createdAt))}
            </th>
            <td data-label={t('form')}>
              {form}
              {userId !== undefined && (
                <span className={styles.company}>{t('customer', { number: String(userId) })}</span>
              )}
            </td>
            <td>
              <dl className={styles.values}>
                {values.map(({ key, label, value }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </td>
            <td>
              {files.map(({ uploadId, name }) => (
                <a key={uploadId} className={styles.file} href={`/ebsn/api/form/upload?upload_id=${uploadId}`} download>
                  {name}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
