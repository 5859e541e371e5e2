import { useReach, useRemote } from '@plaza/federation'
import { Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useTableText } from '../../locales/lottery-table/texts'
import type { ReachedLimit } from '../../play/useReachedLimit'

const path = '/m/limits'

/** Which of the member's limits is reached, and from when it can bet again (RG-3). */
export function OwnLimitNotice({ limit, resetsAt }: ReachedLimit) {
  const t = useTableText()
  const { near } = useScheduleText()
  const { navigate } = useRemote()
  const isOpen = useReach()(path) === 'open'
  return (
    <Notice
      isAlert
      tone="warning"
      title={t(`table.ownLimits.${limit}`)}
      action={
        isOpen && (
          <Button size="small" onClick={() => navigate(path)}>
            {t('table.myLimits')}
          </Button>
        )
      }
    >
      {t('table.limitResets', { time: near(resetsAt) })}
    </Notice>
  )
}
