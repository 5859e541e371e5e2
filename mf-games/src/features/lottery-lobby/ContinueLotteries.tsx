import type { Lottery } from '@plaza/contract/lottery'
import { Section } from '@plaza/ui/page'
import { LotteryLine } from '../../lottery/tile/LotteryLine'
import styles from '../../lottery/tile/LotteryLine.module.css'
import { useOwnLotteries } from '../../lottery/own/useOwnLotteries'
import { useLotteryText } from '../../locales/lottery/texts'

/** Maximum number of lotteries. */
const shown = 3

/** The lotteries played last in this browser; nothing without such lotteries. */
export function ContinueLotteries({ lotteries }: { lotteries: readonly Lottery[] | undefined }) {
  const t = useLotteryText()
  const { recents } = useOwnLotteries()
  const own = recents.flatMap((code) => lotteries?.find((lottery) => lottery.code === code) ?? [])
  if (own.length === 0) return null
  return (
    <Section title={t('lottery.continue')}>
      <ul role="list" className={styles.list}>
        {own.slice(0, shown).map((lottery) => (
          <LotteryLine key={lottery.code} lottery={lottery} />
        ))}
      </ul>
    </Section>
  )
}
