import type { BusEvent } from '@plaza/contract/page'
import { useLocation } from '@plaza/facade/router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { rulesOf } from '../../features/login/testing'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'

/** The demo merchant's form rules, as far as passwords need them. */
export const testRules = rulesOf({
  password: { isEnabled: true, isRequired: true, minLength: 8, maxLength: 20 },
  mobileNum: { isEnabled: false, isRequired: false, minLength: 10, maxLength: 11, pattern: '\\d+' },
  verificationCode: { isEnabled: true, isRequired: false, minLength: 4, maxLength: 10, pattern: '\\d+' },
  email: { isEnabled: false, isRequired: false },
})

/** Shows a screen as the site mounts it, at its address alone; `toasts`, `hidden` and `dialogs` record its events. */
export function showScreen(Screen: ComponentType, path: string, options: RenderShellOptions = {}) {
  const toasts: BusEvent<'toast'>[] = []
  const hidden: string[] = []
  const dialogs: BusEvent<'dialog'>[] = []
  const at = path.split('?', 1)[0]
  function AtPath() {
    return useLocation().pathname === at ? <Screen /> : null
  }
  const made = renderShell(<AtPath />, {
    path,
    ...options,
    answers: { 'system.setting.register': testRules, ...options.answers },
    onEvents: (events) => {
      events.on('toast', (toast) => toasts.push(toast))
      events.on('toast:hide', ({ id }) => hidden.push(id))
      events.on('dialog', (dialog) => dialogs.push(dialog))
      options.onEvents?.(events)
    },
  })
  const inputs = (id: string) => made.calls.filter((call) => call.id === id).map(({ input }) => input)
  return { ...made, toasts, hidden, dialogs, inputs }
}

/** Types into a field, replacing its value. */
export async function write(label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(label, { selector: 'input' })
  await userEvent.clear(field)
  await userEvent.paste(text)
}

export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }))
