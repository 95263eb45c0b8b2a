import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './SystemPage.tsx'

const at = '2026-11-23T10:00:00.000Z'
const job = { everySeconds: 3600, lastRunAt: at, nextRunAt: '2026-11-23T11:00:00.000Z', milliseconds: 12, failures: 0 }

const view = {
  at,
  versions: { shop: '0.1.0', node: 'v24.21.0', database: 'PostgreSQL 17.5', migration: at },
  health: { isOpen: true, missing: [], databaseMilliseconds: 3 },
  jobs: [
    { ...job, name: 'make-slots' },
    { ...job, name: 'settle-payments', everySeconds: 30, failures: 2, lastError: 'Error: no bank', lastFailedAt: at },
  ],
  outbox: {
    waiting: 2,
    failed: 1,
    messages: [
      {
        messageId: 5,
        kind: 'mail.orderPrepared',
        orderId: 41,
        attempts: 4,
        writtenAt: at,
        nextAttemptAt: at,
        lastError: 'Error: the mail server is away',
      },
      { messageId: 6, kind: 'payment.capture', attempts: 0, writtenAt: at, nextAttemptAt: at },
    ],
  },
}

test('jobs, waiting messages, versions and health are on one page, clean for axe', async () => {
  const screen = await showPage(Component, view)
  await expect.element(screen.getByText('PostgreSQL 17.5')).toBeVisible()
  await expect.element(screen.getByText('Fallito 2 volte di seguito')).toBeVisible()
  await expect.element(screen.getByText('2 messaggi aspettano, 1 non partiti al primo tentativo')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^Incasso di un pagamento Messaggio 6/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Riprova Mail: ordine pronto 5' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Riprova Incasso di un pagamento 6' }).elements()).toEqual([])
  await expectAccessible()
})

test('jobs are told in words, and one of an earlier version by the name it had', async () => {
  const jobs = [
    { ...job, name: 'advance-demo-orders' },
    { ...job, name: 'sweep-the-yard' },
  ]
  const screen = await showPage(Component, { ...view, jobs })
  await expect.element(screen.getByRole('row', { name: /^Porta avanti gli ordini di prova/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^Altro: sweep-the-yard/ })).toBeVisible()
})

test('a shop that cannot open says what it lacks', async () => {
  const health = { isOpen: false, missing: ['stores', 'slots'], databaseMilliseconds: 3 }
  const screen = await showPage(Component, { ...view, health })
  await expect.element(screen.getByRole('alert').getByText(/stores, slots/)).toBeVisible()
})
