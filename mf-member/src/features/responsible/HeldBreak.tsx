import type { Exclusion } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { FormProblem } from '@plaza/ui/form'
import { Section, Stack } from '@plaza/ui/page'
import { useResponsibleText } from '../../locales/responsible/texts'
import type { Breaks } from './useBreaks'

const withdrawPath = '/m/withdraw'

export interface HeldBreakProps {
  exclusion: Exclusion
  breaks: Breaks
  /** A member of this session: it may ask to play again. */
  isSignedIn: boolean
}

/** The break that holds: until when, the way to the money, and after its end the way back (R10, R11). */
export function HeldBreak({ exclusion, breaks, isSignedIn }: HeldBreakProps) {
  const t = useResponsibleText()
  const { timeZone, serverNow, navigate } = useRemote()
  const { dateTime } = useFormats()
  const { kind, until, returnsAt, source } = exclusion
  const at = (ms: number) => dateTime(ms, { timeZone })
  const isOver = kind === 'exclusion' && until !== null && until <= serverNow()
  const text =
    kind === 'exclusion' && returnsAt !== null
      ? t('responsible.held.returns', { time: at(returnsAt) })
      : until === null
        ? t('responsible.held.forever')
        : t(isOver ? 'responsible.held.over' : 'responsible.held.until', { time: at(until) })
  return (
    <Section title={t(`responsible.held.${source === 'member' ? kind : source}`)}>
      <Card variant="raised">
        <Stack gap={12}>
          <p role="status">{text}</p>
          {breaks.error !== null && <FormProblem text={breaks.error} />}
          <Button isBlock icon="withdraw" onClick={() => navigate(withdrawPath)}>
            {t('responsible.held.withdraw')}
          </Button>
          {isOver && returnsAt === null && isSignedIn && (
            <Button isBlock isBusy={breaks.isBusy} onClick={breaks.askReturn}>
              {t('responsible.held.ask')}
            </Button>
          )}
        </Stack>
      </Card>
    </Section>
  )
}
