import type { RemoteOverview } from '@plaza/contract/release'
import { TextField } from '@plaza/ui/field'
import { Select } from '../shared/Select'
import type { ChangeAsk, ChangeDraft } from '../state/change-ask'
import { readPercent } from '../state/change-ask'
import { useConsoleText } from '../texts'
import css from './ChangeFields.module.css'

export interface ChangeFieldsProps {
  ask: ChangeAsk
  draft: ChangeDraft
  onChange: (draft: ChangeDraft) => void
  remote: RemoteOverview | undefined
  merchants: readonly string[]
}

/** The fields of a change: target and merchant of a rollback, share and guard of a canary, merchant of a pin. */
export function ChangeFields({ ask, draft, onChange, remote, merchants }: ChangeFieldsProps) {
  const t = useConsoleText()
  const set = (part: Partial<ChangeDraft>) => onChange({ ...draft, overrides: [], ...part })
  const options = merchants.map((merchant) => ({ value: merchant, label: merchant }))
  if (ask.kind === 'rollback') {
    const earlier = (remote?.previous ?? []).filter((id) => !remote?.blocked.includes(id))
    const isCanary = remote?.rollout !== undefined && !draft.merchant
    const releases = [...new Set([...(draft.release ? [draft.release] : []), ...earlier])]
    return (
      <div className={css.fields}>
        <Select
          label={t('fields.to')}
          name="to"
          value={draft.release}
          options={[
            { value: '', label: t(isCanary ? 'fields.endCanary' : 'fields.before') },
            ...releases.map((id) => ({ value: id, label: id })),
          ]}
          onChange={(release) => set({ release })}
        />
        <Select
          label={t('fields.whom')}
          name="merchant"
          value={draft.merchant}
          options={[{ value: '', label: t('fields.all') }, ...options]}
          onChange={(merchant) => set({ merchant })}
        />
      </div>
    )
  }
  if (ask.kind === 'pin')
    return (
      <Select
        label={t('fields.merchant')}
        name="merchant"
        value={draft.merchant}
        options={[{ value: '', label: t('fields.choose') }, ...options]}
        onChange={(merchant) => set({ merchant })}
      />
    )
  if (ask.kind !== 'canary') return null
  const isGuardBad = draft.guardPercent.trim() !== '' && readPercent(draft.guardPercent, 0.01) === undefined
  return (
    <div className={css.fields}>
      <TextField
        label={t('fields.percent')}
        name="percent"
        inputMode="decimal"
        autoComplete="off"
        value={draft.percent}
        help={t('fields.percentHelp')}
        error={readPercent(draft.percent, 0.01) === undefined ? t('fields.percentError') : null}
        onChange={(percent) => set({ percent })}
      />
      <TextField
        label={t('fields.guard')}
        name="guard"
        inputMode="decimal"
        autoComplete="off"
        isOptional
        value={draft.guardPercent}
        help={t('fields.guardHelp')}
        error={isGuardBad ? t('fields.percentError') : null}
        onChange={(guardPercent) => set({ guardPercent })}
      />
    </div>
  )
}
