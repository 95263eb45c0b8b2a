import { listsShare, listsShares, listsUnshare } from '@bottega/contract/lists/calls.ts'
import type { ListShareView, ListView } from '@bottega/contract/lists/lists.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState, type SyntheticEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { FailureState } from '../../lib/notices/FailureState.tsx'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { listsWords } from '../list-heart/words/lists.ts'
import styles from './ShareDialog.module.css'

type Permission = ListShareView['permission']
type Shares = readonly ListShareView[]

/** The other people who may see a list and whether they may change it; its owner invites, changes and takes away. */
export function ShareDialog({ list: { listId, name }, onClose }: { list: ListView; onClose: () => void }) {
  const t = useTranslations([commonWords, listsWords])
  const loaded = useLoaded(`${listId}`, async () => {
    const query = { list_id: listId }
    return (await browserApi().call(listsShares, { query })).data.shares
  })
  const [changed, setChanged] = useState<Shares>()
  const [said, setSaid] = useState('')
  const shares = changed ?? (loaded.state === 'ready' ? loaded.data : undefined)

  function show(next: Shares, words: string) {
    setChanged(next)
    setSaid(words)
  }

  return (
    <Dialog open title={t('lists.sharing.title', { name })} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles.intro}>{t('lists.sharing.intro')}</p>
      <InviteForm listId={listId} onShared={show} />
      <output className={styles.said}>{said}</output>
      <h3 className={styles.people}>{t('lists.sharing.people')}</h3>
      {shares === undefined && loaded.state === 'loading' && <Skeleton shape="row" />}
      {shares === undefined && loaded.state === 'failed' && <FailureState text={loaded.text} onRetry={loaded.reload} />}
      {shares?.length === 0 && <p className={styles.nobody}>{t('lists.sharing.nobody')}</p>}
      <ul className={styles.shares}>
        {shares?.map((share) => (
          <ShareRow key={share.email} listId={listId} share={share} onChanged={show} />
        ))}
      </ul>
    </Dialog>
  )
}

function usePermissions() {
  const t = useTranslations(listsWords, 'sharing')
  return (['READ', 'WRITE'] as const).map((value) => ({ value, label: t(value) }))
}

type InviteFormProps = { listId: number; onShared: (shares: Shares, words: string) => void }

function InviteForm({ listId, onShared }: InviteFormProps) {
  const t = useTranslations(listsWords, 'sharing')
  const [email, setEmail] = useState('')
  const [permission, setPermission] = useState<Permission>('READ')
  const { busy, refusal, run } = useCommand(async () => {
    const { data } = await browserApi().call(listsShare, { body: { list_id: listId, email, permission } })
    onShared(data.shares, t('invited', { email: email.trim() }))
    setEmail('')
  })

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    run()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        required
        maxLength={100}
        value={email}
        error={refusal}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Select
        label={t('permission')}
        options={usePermissions()}
        value={permission}
        onChange={(event) => setPermission(event.currentTarget.value as Permission)}
      />
      <div className={styles.submit}>
        <Button type="submit" busy={busy}>
          {t('invite')}
        </Button>
      </div>
    </form>
  )
}

type ShareRowProps = {
  listId: number
  share: ListShareView
  onChanged: (shares: Shares, words: string) => void
}

function ShareRow({ listId, share: { email, permission }, onChanged }: ShareRowProps) {
  const t = useTranslations(listsWords, 'sharing')
  const change = useCommand(async (next: Permission) => {
    const { data } = await browserApi().call(listsShare, { body: { list_id: listId, email, permission: next } })
    onChanged(data.shares, t('changed', { email }))
  })
  const revoke = useCommand(async () => {
    const { data } = await browserApi().call(listsUnshare, { body: { list_id: listId, email } })
    onChanged(data.shares, t('revoked', { email }))
  })
  const refusal = change.refusal ?? revoke.refusal
  return (
    <li className={styles.share}>
      <span className={styles.address}>{email}</span>
      <select
        aria-label={t('permissionOf', { email })}
        className={styles.permission}
        value={permission}
        disabled={change.busy}
        onChange={(event) => change.run(event.currentTarget.value as Permission)}
      >
        {usePermissions().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconButton icon="trash" label={t('revoke', { email })} disabled={revoke.busy} onClick={() => revoke.run()} />
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </li>
  )
}
