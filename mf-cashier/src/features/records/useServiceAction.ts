import { useRemote } from '@plaza/federation'
import { useRecordsText } from '../../locales/records/texts'

/** The way to customer service, which shows the number to mention. */
export function useServiceAction() {
  const t = useRecordsText()
  const { navigate } = useRemote()
  return (reference: string) => ({
    label: t('records.service'),
    icon: 'headset' as const,
    onPress: () => navigate(`/m/service?reference=${encodeURIComponent(reference)}`),
  })
}
