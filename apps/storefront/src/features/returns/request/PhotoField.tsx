import { RefusalError } from '@bottega/contract/api.ts'
import { returnsUpload } from '@bottega/contract/returns/calls.ts'
import { Field } from '@bottega/ui/components/fields/Field.tsx'
import { type ChangeEvent, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { returnsWords } from '../words/returns.ts'

type PhotoFieldProps = { photoId: string | undefined; onChange: (photoId: string | undefined) => void }

/** One photo, sent as soon as it is chosen. */
export function PhotoField({ photoId, onChange }: PhotoFieldProps) {
  const t = useTranslations(returnsWords, 'request')
  const [state, setState] = useState<{ sending?: boolean; refusal?: string }>({})

  async function send(file: File) {
    setState({ sending: true })
    onChange(undefined)
    try {
      const { data } = await browserApi().call(returnsUpload, { body: {}, files: { photo: file } })
      onChange(data.photoId)
      setState({})
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setState({ refusal: error.text })
    }
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file !== undefined) void send(file)
  }

  const help = state.sending ? t('photoSending') : photoId === undefined ? t('photoHelp') : t('photoSent')
  return (
    <Field label={t('photo')} help={help} error={state.refusal}>
      {(control) => <input {...control} type="file" accept=".jpg,.jpeg,.png,.webp" onChange={choose} />}
    </Field>
  )
}
