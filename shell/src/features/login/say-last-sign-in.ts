import { CallError } from '@plaza/client/transport'
import { lastSignInCall } from '@plaza/contract/identity'
import { toastMs } from '@plaza/contract/kernel'
import type { useFormats } from '@plaza/i18n'
import type { useSignInText } from '../../kernel/language/texts'
import type { Shell } from '../../kernel/page/shell'

/** The part of the security centre for who did not sign in there. */
const notYouPath = '/m/securityCenter?set=not-you'

/** What a message in the person's language needs. */
export interface Words {
  t: ReturnType<typeof useSignInText>
  dateTime: ReturnType<typeof useFormats>['dateTime']
  /** Whether an address leads to a page of the site. */
  leads: (address: string) => boolean
}

/** Says when, on which device and from where the sign-in before this one was; nothing where there was none (SECURITY-1). */
export async function sayLastSignIn(
  { events, transport, page }: Pick<Shell, 'events' | 'transport' | 'page'>,
  { t, dateTime, leads }: Words,
): Promise<void> {
  try {
    const { lastSignIn } = await transport.send(lastSignInCall, {})
    if (!lastSignIn) return
    const { at, device, address } = lastSignIn
    const facts = [dateTime(at, { timeZone: page.settings.timeZone }), device.browser, device.system, address]
    events.say('toast', {
      id: 'last-sign-in',
      kind: 'info',
      text: t('login.last', { facts: facts.filter(Boolean).join(' · ') }),
      durationMs: toastMs.long,
      ...(leads('/m/securityCenter') && { action: { text: t('login.notYou'), to: notYouPath } }),
    })
  } catch (error) {
    // The session goes on without the message; the security centre shows the same.
    if (!(error instanceof CallError)) reportError(error)
  }
}
