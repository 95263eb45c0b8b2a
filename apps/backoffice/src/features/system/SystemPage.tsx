import { systemRetry, systemView } from '@bottega/contract/system/calls.ts'
import type { JobName } from '@bottega/contract/system/job-names.ts'
import type { MessageKind } from '@bottega/contract/system/message-kinds.ts'
import type { JobView, WaitingMessage } from '@bottega/contract/system/system.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { Section } from '../../lib/Section.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useRefreshed } from '../../lib/reading/use-read.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireWholeGroup } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import styles from './System.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['admin'])
  return (await api.call(systemView)).data
}

/** The jobs of the shop and their health; the page reads itself again every half minute while it is seen. */
export function Component() {
  const t = useTranslations('system')
  const { versions, health, jobs, outbox } = useLoaderData<typeof loader>()
  const when = useWhen()
  useRefreshed(30_000)
  const facts: readonly [string, string][] = [
    [t('shop'), versions.shop],
    [t('node'), versions.node],
    [t('database'), versions.database],
    [t('migration'), versions.migration === '' ? '–' : when(versions.migration)],
    [t('databaseTime'), t('milliseconds', { count: String(health.databaseMilliseconds) })],
  ]
  return (
    <>
      <PageHead title={t('title')} />
      <Section title={t('versions')}>
        {health.isOpen ? (
          <Remark tone="ok">{t('isOpen')}</Remark>
        ) : (
          <Remark tone="error">{t('missing', { parts: health.missing.join(', ') })}</Remark>
        )}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Outbox outbox={outbox} />
      <Jobs jobs={jobs} />
    </>
  )
}

// A job or a message that has no word in Italian does not compile where these keys are translated.
const jobKey = (job: JobName) => `jobNames.${job}` as const
const messageKey = (kind: MessageKind) => `messageKinds.${kind}` as const

function Jobs({ jobs }: { jobs: readonly JobView[] }) {
  const t = useTranslations('system')
  const when = useWhen()
  const everyText = (seconds: number) => {
    if (seconds % 3600 === 0) return t('hours', { count: seconds / 3600 })
    return seconds % 60 === 0 ? t('minutes', { count: seconds / 60 }) : t('seconds', { count: seconds })
  }
  // The database remembers the jobs of earlier versions.
  const jobText = (name: string) => {
    const key = jobKey(name as JobName)
    return t.has(key) ? t(key) : t('otherJob', { name })
  }
  const columns: readonly Column<JobView>[] = [
    { key: 'job', title: t('job'), renderCell: ({ name }) => jobText(name) },
    { key: 'every', title: t('every'), renderCell: ({ everySeconds }) => everyText(everySeconds) },
    {
      key: 'last',
      title: t('lastRun'),
      renderCell: ({ lastRunAt }) => (lastRunAt === undefined ? '–' : when(lastRunAt)),
    },
    {
      key: 'next',
      title: t('nextRun'),
      renderCell: ({ nextRunAt }) => (nextRunAt === undefined ? '–' : when(nextRunAt)),
    },
    {
      key: 'result',
      title: t('result'),
      renderCell: ({ failures, lastError = '', lastFailedAt }) => {
        if (failures > 0)
          return (
            <>
              <Badge tone="offer">{t('failing', { count: failures })}</Badge> {lastError}
            </>
          )
        if (lastFailedAt === undefined) return t('ok')
        return t('failedBefore', { when: when(lastFailedAt), error: lastError })
      },
    },
  ]
  return (
    <Section title={t('jobs')}>
      {jobs.length === 0 ? (
        <EmptyState title={t('noJobs')} />
      ) : (
        <DataTable caption={t('jobs')} columns={columns} rows={jobs} keyOf={({ name }) => name} />
      )}
    </Section>
  )
}

interface OutboxProps {
  outbox: { waiting: number; failed: number; messages: readonly WaitingMessage[] }
}

function Outbox({ outbox: { waiting, failed, messages } }: OutboxProps) {
  const t = useTranslations('system')
  const when = useWhen()
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async (messageId?: number) => {
    try {
      await api.call(systemRetry, { body: messageId === undefined ? {} : { message_id: messageId } })
    } finally {
      await revalidate()
    }
  })
  const kindText = (kind: string) => {
    const key = messageKey(kind as MessageKind)
    return t.has(key) ? t(key) : t('otherMessage', { name: kind })
  }
  const columns: readonly Column<WaitingMessage>[] = [
    {
      key: 'message',
      title: t('message'),
      renderCell: ({ kind, messageId, orderId }) => (
        <>
          {kindText(kind)}
          <div>{t('messageNumber', { id: String(messageId) })}</div>
          {orderId !== undefined && (
            <div>
              <Anchor href={paths.order(orderId)}>{t('order', { orderId: String(orderId) })}</Anchor>
            </div>
          )}
        </>
      ),
    },
    { key: 'written', title: t('written'), renderCell: ({ writtenAt }) => when(writtenAt) },
    { key: 'attempts', title: t('attempts'), figures: true, renderCell: ({ attempts }) => attempts },
    { key: 'next', title: t('next'), renderCell: ({ nextAttemptAt }) => when(nextAttemptAt) },
    { key: 'error', title: t('error'), renderCell: ({ lastError }) => lastError ?? '–' },
    {
      key: 'retry',
      title: t('retry'),
      actions: true,
      renderCell: ({ messageId, kind, lastError }) =>
        lastError !== undefined && (
          <Button
            variant="secondary"
            busy={busy}
            aria-label={t('retryOne', { kind: kindText(kind), id: String(messageId) })}
            onClick={() => run(messageId)}
          >
            {t('retry')}
          </Button>
        ),
    },
  ]
  return (
    <Section title={t('outbox')}>
      <p>{t('waiting', { count: waiting, failed })}</p>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      {failed > 1 && (
        <div className={layout.actions}>
          <Button variant="secondary" busy={busy} onClick={() => run()}>
            {t('retryAll')}
          </Button>
        </div>
      )}
      {messages.length > 0 && (
        <DataTable caption={t('outbox')} columns={columns} rows={messages} keyOf={({ messageId }) => messageId} />
      )}
    </Section>
  )
}
