import { startOfDay } from '@plaza/calendar'
import type { CheckIn } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { useCheckInText } from '../../locales/check-in/texts'
import css from './CheckIn.module.css'
import type { useCheckIn } from './useCheckIn'

const ConfirmDialog = lazy(() =>
  import('@plaza/ui/dialog').then(({ ConfirmDialog: Dialog }) => ({ default: Dialog })),
)

export interface MissedDayProps {
  checkIn: CheckIn
  missed: NonNullable<CheckIn['missed']>
  actions: ReturnType<typeof useCheckIn>
}

/** The day that was missed, with the month's card that makes it up after a question (CHECKIN-1). */
export function MissedDay({ checkIn: { hasCard, currency }, missed, actions }: MissedDayProps) {
  const t = useCheckInText()
  const { money, dateTime } = useFormats()
  const { timeZone } = useRemote()
  const [isAsking, setAsking] = useState<boolean>()
  const day = dateTime(startOfDay(timeZone, missed.day), { timeZone, style: 'date' })
  const amount = money(missed.amountMinor, currency)
  return (
    <Card as="section" className={css.card} aria-labelledby="check-in-missed">
      <h2 id="check-in-missed" className={css.strong}>
        {t('checkIn.missed.title', { day })}
      </h2>
      <p className={css.muted}>
        {hasCard ? t('checkIn.missed.text', { count: missed.streak, amount }) : t('checkIn.missed.used')}
      </p>
      {hasCard && (
        <Button isBlock icon="calendar" isBusy={actions.isBusy} onClick={() => setAsking(true)}>
          {t('checkIn.missed.press')}
        </Button>
      )}
      {isAsking !== undefined && (
        <Suspense>
          <ConfirmDialog
            isOpen={isAsking}
            title={t('checkIn.missed.ask')}
            text={t('checkIn.missed.askText', { day, amount })}
            confirm={t('checkIn.missed.confirm')}
            cancel={t('checkIn.missed.cancel')}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void actions.makeUp(missed.day, (minor) =>
                t('checkIn.missed.thanks', { day, amount: money(minor, currency) }),
              )
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
