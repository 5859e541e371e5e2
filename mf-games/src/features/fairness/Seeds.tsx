import type { AnswerOf } from '@plaza/contract/kernel'
import { fairRoundsCall, fairSeedsCall, rotateSeedsCall } from '@plaza/contract/play'
import { useCall, useCallMutation, useForget } from '@plaza/client'
import { useErrorText } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { TextField } from '@plaza/ui/field'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import styles from './Fairness.module.css'
import { useFairText } from './useFairText'

const clientSeedPattern = /^[\x20-\x7e]{1,64}$/

/**
 * The seeds of the next rounds: the server seed's hash, the client seed, and their rotation, which reveals the server
 * seed.
 */
export function Seeds() {
  const { t } = useFairText()
  return (
    <Answer
      of={useCall(fairSeedsCall)}
      pending={<SkeletonRows count={3} />}
      failed={{ isCompact: true, title: t('fairness.seedsFailed') }}
    >
      {(seeds) => <SeedForm seeds={seeds} />}
    </Answer>
  )
}

function SeedForm({ seeds }: { seeds: AnswerOf<typeof fairSeedsCall> }) {
  const { t, formats } = useFairText()
  const errorText = useErrorText()
  const rotation = useCallMutation(rotateSeedsCall)
  const forget = useForget()
  const [typed, setTyped] = useState<string>()
  const { serverSeedHash, clientSeed, nonce, previous } = rotation.data ?? seeds
  const wanted = typed ?? clientSeed
  const isSound = clientSeedPattern.test(wanted)
  const rotate = () =>
    rotation.mutate(
      { body: { clientSeed: wanted } },
      {
        onSuccess: () => {
          setTyped(undefined)
          forget(fairSeedsCall)
          forget(fairRoundsCall)
        },
      },
    )
  return (
    <div className={styles.seeds}>
      <CopyField label={t('fairness.hash')} value={serverSeedHash} />
      <p className={styles.help}>{t('fairness.next', { nonce: formats.number(nonce) })}</p>
      <TextField
        label={t('fairness.clientSeed')}
        help={t('fairness.clientSeedHelp')}
        error={isSound ? undefined : t('fairness.clientSeedError')}
        value={wanted}
        onChange={setTyped}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
      />
      <Button icon="refresh" isBlock isBusy={rotation.isPending} isDisabled={!isSound} onClick={rotate}>
        {t('fairness.rotate')}
      </Button>
      {rotation.error && (
        <p role="alert" className={styles.problem}>
          {errorText(rotation.error.code, rotation.error.value)}
        </p>
      )}
      {previous && (
        <section aria-label={t('fairness.previous')} className={styles.previous}>
          <h3 className={styles.subtitle}>{t('fairness.previous')}</h3>
          <CopyField label={t('fairness.serverSeed')} value={previous.serverSeed} />
          <CopyField label={t('fairness.hash')} value={previous.serverSeedHash} />
          <CopyField label={t('fairness.clientSeed')} value={previous.clientSeed} />
          <p className={styles.help}>{t('fairness.rounds', { number: formats.number(previous.nonces) })}</p>
        </section>
      )}
    </div>
  )
}
