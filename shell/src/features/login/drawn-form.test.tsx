import { fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rememberLogin } from '../../kernel/session/remembered-login'
import { at, showLogin } from './testing'
import { settledMs } from './useDrawnForm'

/** A form that the document drew, as its first script keeps it. */
function drawn(values: Record<string, string>, more: Partial<NonNullable<typeof globalThis.plazaForm>> = {}) {
  const form = document.createElement('form')
  for (const field of ['username', 'password']) {
    const input = document.createElement('input')
    input.dataset['field'] = field
    input.value = values[field] ?? ''
    form.append(input)
  }
  const main = document.createElement('main')
  // Back and the choice of languages.
  main.append(document.createElement('button'), document.createElement('button'), form)
  globalThis.plazaForm = { form, ...more }
  return form
}

describe('a sign-in that begins before the page’s code is there', () => {
  beforeEach(() => localStorage.clear())

  // EDGE-7
  it('the screen goes on with what was typed into the document’s form, in the same field', () => {
    const form = drawn({ username: 'player01' })
    globalThis.plazaForm!.focused = form.querySelector<HTMLElement>('[data-field=password]')!
    showLogin()
    expect(at.username()).toHaveValue('player01')
    expect(at.password()).toHaveFocus()
  })

  // EDGE-7
  it('a form that was sent before the screen was there is sent by it, once', async () => {
    drawn({ username: 'player01', password: 'Play1234' }, { isSent: true })
    const { sent, location } = showLogin()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(sent()).toEqual([{ username: 'player01', password: 'Play1234', type: 'username' }])
  })

  // EDGE-8
  it('a button that was pressed before the screen was there is pressed on the screen', async () => {
    const form = drawn({})
    globalThis.plazaForm!.pressed = form.parentElement!.querySelector('button')!
    const { location } = showLogin()
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  it('an incomplete form that was sent before the screen was there shows what is missing', async () => {
    drawn({ username: 'player01' }, { isSent: true })
    const { sent } = showLogin()
    await waitFor(() => expect(at.password()).toBeInvalid())
    expect(at.password()).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('the caret is where it was in the document’s form', () => {
    const form = drawn({ username: 'player01' })
    const field = form.querySelector<HTMLInputElement>('[data-field=username]')!
    field.setSelectionRange(2, 4)
    globalThis.plazaForm!.focused = field
    showLogin()
    expect(at.username()).toHaveFocus()
    const { selectionStart, selectionEnd } = at.username() as HTMLInputElement
    expect([selectionStart, selectionEnd]).toEqual([2, 4])
  })

  it.each([
    ['a word is composed', 'isComposing', 'compositionend'],
    ['something of it is pressed', 'isPressing', 'pointerup'],
  ] as const)(
    'while %s the document’s form stays, and the screen goes on afterwards',
    async (_, busy, end) => {
      const form = drawn({ username: 'play' }, { [busy]: true })
      showLogin()
      const field = form.querySelector<HTMLInputElement>('[data-field=username]')!
      fireEvent(document.body, new Event('focusout', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, settledMs * 2))
      expect(at.username()).toHaveValue('')
      globalThis.plazaForm![busy] = false
      fireEvent(document.body, new Event(end, { bubbles: true }))
      // Some engines write the composed word after the event.
      field.value = 'player01'
      await waitFor(() => expect(at.username()).toHaveValue('player01'))
    },
  )

  it('what is remembered does not replace what was typed', async () => {
    await rememberLogin({ type: 'username', username: 'agent01', password: 'Other123' })
    drawn({ username: 'player01' })
    showLogin()
    await userEvent.type(at.password(), 'P')
    expect(at.username()).toHaveValue('player01')
    expect(at.password()).toHaveValue('P')
  })
})
