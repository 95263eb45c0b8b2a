import { geoProvinces } from '@bottega/contract/geo/calls.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { browserApi } from '../../../../lib/api/browser-api.ts'
import { useTranslations } from '../../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../../lib/words/use-verdict-text.ts'
import { useLoaded } from '../../../../lib/api/use-loaded.ts'
import { deliveryWords } from '../../../../lib/words/shared/delivery.ts'

type ProvinceFieldProps = {
  value: string
  verdict: Verdict | undefined
  onChange: (value: string) => void
}

/** The provinces from the shop; when the call fails, two letters can be typed. */
export function ProvinceField({ value, verdict, onChange }: ProvinceFieldProps) {
  const t = useTranslations(deliveryWords, 'form')
  const textOf = useVerdictText()
  const loaded = useLoaded('provinces', async () => (await browserApi().call(geoProvinces)).data.provinces)
  const shared = {
    name: 'province',
    label: t('province'),
    error: textOf(verdict),
    required: true,
    autoComplete: 'address-level1',
  }
  if (loaded.state === 'failed')
    return (
      <TextField
        {...shared}
        value={value}
        maxLength={2}
        autoCapitalize="characters"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const provinces = loaded.state === 'ready' ? loaded.data : []
  const known = provinces.map(({ provinceId, name }) => ({ value: provinceId, label: `${provinceId} · ${name}` }))
  const others =
    value === '' || provinces.some(({ provinceId }) => provinceId === value) ? [] : [{ value, label: value }]
  return (
    <Select
      {...shared}
      value={value}
      options={[{ value: '', label: '—' }, ...others, ...known]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
