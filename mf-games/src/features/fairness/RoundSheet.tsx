import type { FairRound } from '@plaza/contract/play'
import { Amount } from '@plaza/ui/amount'
import { CopyField } from '@plaza/ui/copy-field'
import { Sheet } from '@plaza/ui/sheet'
import { useRemote } from '@plaza/federation'
import { useEffect, useState } from 'react'
import { checkRound, type RoundCheck } from '../../fair/check-round'
import styles from './Fairness.module.css'
import { nodeSnippet } from './node-snippet'
import { Snippet } from '../../fair/Snippet'
import { useFairText } from './useFairText'
import { Verdict } from './Verdict'

export interface RoundSheetProps {
  round: FairRound
  isOpen: boolean
  onClose: () => void
}

/** One of the member's rounds, verified in the browser. */
export function RoundSheet({ round, isOpen, onClose }: RoundSheetProps) {
  const { t, formats } = useFairText()
  const { currency, timeZone } = useRemote()
  const [check, setCheck] = useState<RoundCheck>()
  useEffect(() => {
    let isCurrent = true
    void checkRound(round.proof).then((result) => isCurrent && setCheck(result))
    return () => {
      isCurrent = false
    }
  }, [round])
  const { serverSeed, serverSeedHash, clientSeed, nonce, engine, params } = round.proof
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={round.gameName}
      detail={formats.dateTime(round.at, { timeZone })}
      isTall
    >
      <div className={styles.sheet}>
        <p className={styles.stakes}>
          <span>
            <span>{t('fairness.staked')}</span>{' '}
            <Amount minor={round.stakedMinor} currency={currency} size="small" />
          </span>
          <span>
            <span>{t('fairness.won')}</span>{' '}
            <Amount minor={round.wonMinor} currency={currency} size="small" />
          </span>
        </p>
        <Verdict check={check} />
        {serverSeed && <CopyField label={t('fairness.serverSeed')} value={serverSeed} />}
        <CopyField label={t('fairness.hash')} value={serverSeedHash} />
        <CopyField label={t('fairness.clientSeed')} value={clientSeed} />
        <CopyField label={t('fairness.nonce')} value={String(nonce)} />
        {serverSeed && <Snippet code={nodeSnippet({ engine, serverSeed, clientSeed, nonce, params })} />}
      </div>
    </Sheet>
  )
}
