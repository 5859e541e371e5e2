import { Notice } from '@plaza/money'
import { useState } from 'react'
import { useInformationText } from '../../locales/information/texts'
import { FirstBetInformation } from './FirstBetInformation'

/** The information above a bet that waits for it, and afterwards that the bet can be placed (RG-11). */
export function BetInformation() {
  const t = useInformationText()
  const [isRead, setRead] = useState(false)
  if (isRead) return <Notice isAlert tone="info" title={t('information.done')} />
  return <FirstBetInformation onRead={() => setRead(true)} />
}
