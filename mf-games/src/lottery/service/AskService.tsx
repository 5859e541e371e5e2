import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { useLotteryText } from '../../locales/lottery/texts'

/** The way to customer service, which shows the number of the order or plan to mention (TABLE-3, CHASE-1). */
export function AskService({ reference }: { reference: string }) {
  const t = useLotteryText()
  const { navigate } = useRemote()
  return (
    <Button
      variant="quiet"
      icon="headset"
      isBlock
      onClick={() => navigate(`/m/service?reference=${encodeURIComponent(reference)}`)}
    >
      {t('lottery.askService')}
    </Button>
  )
}
