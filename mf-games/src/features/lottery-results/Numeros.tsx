import { useCall } from '@plaza/client'
import { openedNumerosCall, type Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Section } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Clock } from '../../lottery/clock/Clock'
import { lockMs } from '../../lottery/draws/issue-view'
import { useLotteryName } from '../../lottery/tile/useLotteryName'
import { useLotteryText } from '../../locales/lottery/texts'
import { useTrendText } from '../../locales/trend/texts'
import styles from './Results.module.css'

/** The opened issues (numeros) of the Vietnamese boards, each with the time left to bet (LOTTERY-5). */
export function Numeros({ lotteries }: { lotteries: readonly Lottery[] }) {
  const t = useLotteryText()
  const trend = useTrendText()
  const nameOf = useLotteryName()
  const { serverNow } = useRemote()
  return (
    <Section title={trend('results.numeros')}>
      <Answer
        of={useCall(openedNumerosCall)}
        pending={<SkeletonRows count={3} />}
        failed={{ isCompact: true, title: t('lottery.failed') }}
        isEmpty={({ numeros }) => numeros.length === 0}
        empty={<p className={styles.note}>{trend('results.numerosNone')}</p>}
      >
        {({ numeros }) => (
          <ul role="list" className={styles.numeros}>
            {numeros.map(({ lottery: code, issue }) => {
              const lottery = lotteries.find((one) => one.code === code)
              // What was pushed since is newer than the answer.
              const { no, closeAt } = lottery?.issue ?? issue
              const name = lottery ? nameOf(lottery) : code
              return (
                <li key={code} className={styles.numero}>
                  <span className={styles.numeroName}>{name}</span>
                  <span className={styles.no}>{no}</span>
                  <Clock
                    untilMs={closeAt - lockMs}
                    now={serverNow}
                    label={t('lottery.closesIn', { name })}
                    ended={t('lottery.closed')}
                  />
                </li>
              )
            })}
          </ul>
        )}
      </Answer>
    </Section>
  )
}
