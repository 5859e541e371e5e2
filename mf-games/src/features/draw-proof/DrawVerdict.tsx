import { zoneName } from '@plaza/calendar'
import type { DrawProof } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { useClient } from '@plaza/client'
import { CopyField } from '@plaza/ui/copy-field'
import { PageTitle, Section } from '@plaza/ui/page'
import { useRemote } from '@plaza/federation'
import { Link } from '@plaza/facade/router'
import { useEffect, useState } from 'react'
import { familyOfRules } from '../../lottery/facts/family-of-rules'
import { Balls } from '../../lottery/balls/Balls'
import { WholeBoard } from '../../lottery/board/WholeBoard'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useLotteryName } from '../../lottery/tile/useLotteryName'
import { proofAddress } from '../../lottery/addresses'
import { useDrawProofText } from '../../locales/draw-proof/texts'
import { Snippet } from '../../fair/Snippet'
import { checkDraw, type DrawCheck } from './check-draw'
import { drawSnippet } from './draw-snippet'
import styles from './DrawProof.module.css'
import { EarlierNumbers } from './EarlierNumbers'
import { AcceptedOrders } from './AcceptedOrders'
import { acceptedOrdersOf, ownOrderOf } from './accepted-orders'
import { DrawSteps } from './DrawSteps'
import { WitnessPart } from './WitnessPart'

/** A draw with every step of its proof, and what it was computed from. */
export function DrawVerdict({ proof, order }: { proof: DrawProof; order?: string | undefined }) {
  const t = useDrawProofText()
  const { dateTime, number } = useFormats()
  const { timeZone } = useRemote()
  const { transport } = useClient()
  const [check, setCheck] = useState<DrawCheck>()
  useEffect(() => {
    let isCurrent = true
    const sources = {
      orders: () => acceptedOrdersOf(transport, proof),
      ...(order !== undefined && { ownOrder: () => ownOrderOf(transport, order) }),
    }
    void checkDraw(proof, sources).then((result) => isCurrent && setCheck(result))
    return () => {
      isCurrent = false
    }
  }, [proof, order, transport])
  const { lottery, no, drawAt, numbers, seed, seedHash, digest, orders, chain, previous } = proof
  // An official result has no seed, so its page does not mention one.
  const isOfficial = proof.source !== undefined
  const family = familyOfRules(proof.rules)
  const known = useLotteries().data?.find(({ code }) => code === lottery)
  const nameOf = useLotteryName()
  const name = known ? nameOf(known) : lottery
  const time = `${dateTime(drawAt, { timeZone })} ${zoneName(timeZone, drawAt)}`
  return (
    <>
      <PageTitle detail={`${name} · ${time}`}>{t('drawProof.heading', { no })}</PageTitle>
      {numbers && <Balls family={family} numbers={numbers} size="large" />}
      {numbers && family === 'vietnam' && <WholeBoard result={{ no, numbers }} />}
      <Card>
        <DrawSteps check={check} proof={proof} />
      </Card>
      <EarlierNumbers proof={proof} />
      <Section title={t(isOfficial ? 'drawProof.bets' : 'drawProof.from')}>
        <div className={styles.fields}>
          {!isOfficial && <CopyField label={t('drawProof.seedHash')} value={seedHash} />}
          {seed !== undefined && !isOfficial && <CopyField label={t('drawProof.seed')} value={seed} />}
          {digest !== undefined && (
            <>
              <CopyField label={t('drawProof.digest')} value={digest} />
              <p className={styles.help}>
                {t('drawProof.orders', { count: orders, number: number(orders) })}
              </p>
              {check?.state === 'checked' && check.orders && <AcceptedOrders orders={check.orders} />}
            </>
          )}
        </div>
      </Section>
      {!isOfficial && (
        <Section title={t('drawProof.chain')}>
          <div className={styles.fields}>
            <p className={styles.help}>
              {t('drawProof.chainText', {
                link: number(chain.link),
                length: number(chain.length),
                no: chain.no,
              })}
            </p>
            <CopyField label={t('drawProof.end')} value={chain.end} />
            {previous?.seed !== undefined && (
              <CopyField label={t('drawProof.before', { no: previous.no })} value={previous.seed} />
            )}
            {previous && (
              <Link to={proofAddress(lottery, previous.no)} className={styles.link}>
                {t('drawProof.openBefore', { no: previous.no })}
              </Link>
            )}
          </div>
        </Section>
      )}
      {!isOfficial && <WitnessPart proof={proof} />}
      {seed !== undefined && digest !== undefined && <Snippet code={drawSnippet(proof)} />}
    </>
  )
}
