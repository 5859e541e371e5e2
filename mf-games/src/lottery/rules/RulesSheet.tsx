import { zoneName } from '@plaza/calendar'
import type { Lottery } from '@plaza/contract/lottery'
import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { Sheet } from '@plaza/ui/sheet'
import { useLotteryText } from '../../locales/lottery/texts'
import { proofAddress, resultsAddress } from '../addresses'
import { useScheduleText } from '../schedule/useScheduleText'
import { useLotteryName } from '../tile/useLotteryName'
import styles from './RulesSheet.module.css'

export interface RulesSheetProps {
  lottery: Lottery
  isOpen: boolean
  onClose: () => void
}

/** How a lottery draws, when selling ends, and how its draws can be checked (HALL-1). */
export function RulesSheet({ lottery, isOpen, onClose }: RulesSheetProps) {
  const t = useLotteryText()
  const { frequency, length } = useScheduleText()
  const name = useLotteryName()(lottery)
  const { code, family, closesBeforeSeconds, timeZone, provinces, region, last, issue } = lottery
  const at = issue?.drawAt ?? last?.drawAt ?? 0
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('lottery.rulesOf', { name })}
      footer={
        <Link to={resultsAddress(code)} className={buttonClass({ isBlock: true })}>
          {t('lottery.results')}
        </Link>
      }
    >
      <div className={styles.rules}>
        <p>{t(`lottery.about.${family}`)}</p>
        {region && <p className={styles.note}>{t('lottery.ownDraw')}</p>}
        <dl className={styles.facts}>
          <dt>{t('lottery.facts.draws')}</dt>
          <dd>{frequency(lottery)}</dd>
          <dt>{t('lottery.facts.closes')}</dt>
          <dd>{t('lottery.facts.beforeDraw', { time: length(closesBeforeSeconds) })}</dd>
          <dt>{t('lottery.facts.zone')}</dt>
          <dd>{zoneName(timeZone, at)}</dd>
          {provinces && provinces.length > 0 && (
            <>
              <dt>{t('lottery.facts.provinces')}</dt>
              <dd>{provinces.join(', ')}</dd>
            </>
          )}
        </dl>
        <h3 className={styles.title}>{t('lottery.fair')}</h3>
        <p className={styles.note}>{t('lottery.fairText')}</p>
        {last && (
          <Link to={proofAddress(code, last.no)} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('lottery.proofOf', { no: last.no })}
          </Link>
        )}
      </div>
    </Sheet>
  )
}
