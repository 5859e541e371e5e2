import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Section } from '@plaza/ui/page'
import { usePopularLotteries } from '../../lottery/draws/useLotteries'
import { LotteryCard } from '../../lottery/tile/LotteryCard'
import styles from '../../lottery/tile/LotteryCard.module.css'
import { CardsWaiting } from '../../lottery/tile/Waiting'
import { useLotteryText } from '../../locales/lottery/texts'

/** The most played lotteries, to play at once. */
export function BuyTab() {
  const t = useLotteryText()
  return (
    <Answer
      of={usePopularLotteries()}
      pending={<CardsWaiting count={3} />}
      failed={{ title: t('lottery.failed') }}
      isEmpty={(lotteries) => lotteries.length === 0}
      empty={<EmptyState title={t('lottery.none')} />}
    >
      {(lotteries) => (
        <Section title={t('lottery.popular')}>
          <ul role="list" className={styles.list}>
            {lotteries.map((lottery) => (
              <LotteryCard key={lottery.code} lottery={lottery} />
            ))}
          </ul>
        </Section>
      )}
    </Answer>
  )
}
