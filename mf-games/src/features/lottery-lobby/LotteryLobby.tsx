import { lotteryMenusCall, type Lottery, type LotteryFamily, type PrizeMode } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { Link } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { buttonClass } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page, Section } from '@plaza/ui/page'
import { useState } from 'react'
import { moreLotteryRoute, startLotteryRoute } from '../../lottery/addresses'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { LotteryCard } from '../../lottery/tile/LotteryCard'
import styles from '../../lottery/tile/LotteryCard.module.css'
import { CardsWaiting } from '../../lottery/tile/Waiting'
import { useLotteryText } from '../../locales/lottery/texts'
import { ContinueLotteries } from './ContinueLotteries'
import { menuOf, type Menu } from './menus'

/** ms for which the menus count as fresh. */
const staleMs = 300_000

/** The lottery lobby: lotteries by family with countdown and last result, and those played last (HALL-1). */
export function LotteryLobby() {
  const t = useLotteryText()
  const [chosen, setChosen] = useState<LotteryFamily | 'Elott' | null>(null)
  const menus = useCall(lotteryMenusCall, {}, { staleMs })
  const mode: PrizeMode = chosen === 'Elott' ? 'Elott' : 'Lott'
  const family = chosen === 'Elott' ? null : chosen
  const answer = useLotteries(mode)
  const hasElott = mode === 'Elott' || answer.data?.some(({ prizeModes }) => prizeModes.includes('Elott'))
  // Without the menus the lotteries are in the order of their list.
  const list = menuOf(menus.data?.menus, answer.data ?? [])
  const shown = list.filter((menu) => family === null || menu.family === family)
  return (
    <Page>
      <nav className={styles.actions} aria-label={t('lottery.title')}>
        <Link to={startLotteryRoute} className={buttonClass({ isBlock: true })}>
          {t('lottery.hall')}
        </Link>
        <Link to={moreLotteryRoute} className={buttonClass({ isBlock: true })}>
          {t('lottery.all')}
        </Link>
      </nav>
      <ContinueLotteries lotteries={answer.data} />
      <Answer
        of={answer}
        pending={<CardsWaiting count={3} />}
        failed={{ title: t('lottery.failed') }}
        isEmpty={(lotteries) => lotteries.length === 0}
        empty={<EmptyState title={t('lottery.none')} />}
      >
        {() => (
          <>
            <FamilyChips menus={list} hasElott={hasElott} value={chosen} onChange={setChosen} />
            {shown.map((menu) => (
              <Section key={menu.family} title={t(`lottery.families.${menu.family}`)}>
                <Cards lotteries={menu.lotteries} mode={mode} />
              </Section>
            ))}
          </>
        )}
      </Answer>
    </Page>
  )
}

const Cards = ({ lotteries, mode }: { lotteries: readonly Lottery[]; mode: PrizeMode }) => (
  <ul role="list" className={styles.list}>
    {lotteries.map((lottery) => (
      <LotteryCard key={lottery.code} lottery={lottery} mode={mode} />
    ))}
  </ul>
)

interface FamilyChipsProps {
  menus: readonly Menu[]
  /** There are lotteries of e-lottery. */
  hasElott: boolean | undefined
  /** A family, or e-lottery; null for all lotteries. */
  value: LotteryFamily | 'Elott' | null
  onChange: (value: LotteryFamily | 'Elott' | null) => void
}

function FamilyChips({ menus, hasElott, value, onChange }: FamilyChipsProps) {
  const t = useLotteryText()
  return (
    <ChipGroup isLine label={t('lottery.familyLabel')}>
      <Chip isPressed={value === null} onPress={() => onChange(null)}>
        {t('lottery.groups.all')}
      </Chip>
      {menus.map(({ family }) => (
        <Chip key={family} isPressed={family === value} onPress={() => onChange(family)}>
          {t(`lottery.families.${family}`)}
        </Chip>
      ))}
      {hasElott && (
        <Chip isPressed={value === 'Elott'} onPress={() => onChange('Elott')}>
          {t('lottery.elott')}
        </Chip>
      )}
    </ChipGroup>
  )
}
