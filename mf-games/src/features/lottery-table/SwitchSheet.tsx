import { localized } from '@plaza/contract/kernel'
import type { Lottery, PrizeMode } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Sheet } from '@plaza/ui/sheet'
import { Clock } from '../../lottery/clock/Clock'
import { LotteryEmblem } from '../../lottery/emblem/LotteryEmblem'
import { useTableText } from '../../locales/lottery-table/texts'
import { modeFor, tableAddress } from '../../lottery/table/table-address'

export interface SwitchSheetProps {
  lotteries: readonly Lottery[]
  current: string
  /** Kept where the other lottery has it. */
  mode: PrizeMode | undefined
  pageBack: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** Another lottery's table, in the order of the merchant. */
export function SwitchSheet({ lotteries, current, mode, pageBack, isOpen, onClose }: SwitchSheetProps) {
  const t = useTableText()
  const language = useLanguage()
  const { navigate, serverNow } = useRemote()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('table.switchTitle')} isTall>
      <List>
        {lotteries.map((lottery) => {
          const { code, name, issue, isOpen: isSelling } = lottery
          return (
            <ListRow
              key={code}
              start={<LotteryEmblem family={lottery.family} tint={lottery.tint} />}
              title={localized(name, language)}
              isSelected={code === current}
              end={
                isSelling && issue ? (
                  <Clock
                    untilMs={issue.closeAt}
                    now={serverNow}
                    label={t('table.closesIn')}
                    ended={t('table.drawing')}
                  />
                ) : (
                  t('table.closed')
                )
              }
              onPress={() =>
                navigate(tableAddress(code, { mode: modeFor(mode, lottery), pageBack }), { replace: true })
              }
            />
          )
        })}
      </List>
    </Sheet>
  )
}
