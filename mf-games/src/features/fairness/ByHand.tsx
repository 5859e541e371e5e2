import { sha256Hex, type RoundOutcome, type RoundProof } from '@plaza/fair'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { TextField } from '@plaza/ui/field'
import { Segmented } from '@plaza/ui/segmented'
import { useState } from 'react'
import { canCheck, computeRound } from '../../fair/check-round'
import styles from './Fairness.module.css'
import { nodeSnippet } from './node-snippet'
import { Outcome } from './Outcome'
import { readForm, type HandForm } from './hand-form'
import { Snippet } from '../../fair/Snippet'
import { useFairText } from './useFairText'

type Round = Pick<RoundProof, 'engine' | 'model' | 'clientSeed' | 'nonce' | 'params'> & { serverSeed: string }
interface Result {
  round: Round
  hash: string
  outcome: RoundOutcome | null
}

const empty: HandForm = {
  engine: 'slot',
  model: 'slot-medium',
  serverSeed: '',
  clientSeed: '',
  nonce: '0',
  mines: '3',
  cashOut: '',
}

/** Verifies any round by its seeds, including other people's, and while signed out. */
export function ByHand() {
  const { t } = useFairText()
  const errorText = useErrorText()
  const [form, setForm] = useState(empty)
  const [result, setResult] = useState<Result>()
  const change = (part: Partial<HandForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setResult(undefined)
  }
  const { round, errors } = readForm(form)
  const compute = async () => {
    if (!round) return
    const [hash, outcome] = await Promise.all([sha256Hex(round.serverSeed), computeRound(round)])
    setResult({ round, hash, outcome })
  }
  if (!canCheck()) return <p role="alert">{errorText('context.insecure')}</p>
  const text = (name: 'serverSeed' | 'clientSeed' | 'nonce' | 'mines' | 'cashOut', isNumber = false) => (
    <TextField
      label={t(`fairness.${name}`)}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
      error={errors.includes(name) && form[name] !== '' ? t('fairness.notSound') : undefined}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void compute()
      }}
    >
      <Segmented
        label={t('fairness.game')}
        value={form.engine}
        options={(['slot', 'crash', 'mines'] as const).map((value) => ({
          value,
          label: t(`fairness.engines.${value}`),
        }))}
        onChange={(engine) => change({ engine })}
      />
      {form.engine === 'slot' && (
        <Segmented
          label={t('fairness.model')}
          value={form.model}
          options={(['slot-low', 'slot-medium', 'slot-high'] as const).map((value) => ({
            value,
            label: t(`fairness.models.${value}`),
          }))}
          onChange={(model) => change({ model })}
        />
      )}
      {text('serverSeed')}
      {text('clientSeed')}
      {text('nonce', true)}
      {form.engine === 'mines' && text('mines', true)}
      {form.engine === 'crash' && text('cashOut', true)}
      <Button type="submit" isBlock isDisabled={!round}>
        {t('fairness.compute')}
      </Button>
      {result && (
        <div role="status" className={styles.verdict}>
          <CopyField label={t('fairness.hashOf')} value={result.hash} />
          {result.outcome ? <Outcome outcome={result.outcome} /> : <p>{t('fairness.noSuchRound')}</p>}
          <Snippet code={nodeSnippet(result.round)} />
        </div>
      )}
    </form>
  )
}
