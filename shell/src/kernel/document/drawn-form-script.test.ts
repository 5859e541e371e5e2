import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isDrawnFormBusy, takeDrawnForm } from './drawn-form'
import { drawnFormScript } from './drawn-form-script'

const draw = () => {
  document.body.innerHTML = `
    <main>
      <form data-form="true">
        <input aria-label="Username" data-field="username" />
        <input aria-label="Password" data-field="password" type="password" />
        <label><input type="checkbox" checked /> Remember</label>
        <button type="button">Show</button>
        <button type="submit">Log in</button>
      </form>
      <a href="#help">Help</a>
    </main>
    <a href="#elsewhere">Elsewhere</a>`
  // The part of the document's first script, which is not a module.
  new Function('self', drawnFormScript)(globalThis)
}
const username = () => screen.getByLabelText('Username')
const submit = () => screen.getByRole('button', { name: 'Log in' })

describe('a form that the document drew', () => {
  beforeEach(draw)

  // EDGE-7
  it('a drawn form hands over what was typed and where the focus was, once', async () => {
    await userEvent.type(username(), 'player01')
    await userEvent.click(screen.getByLabelText('Remember'))
    await userEvent.click(screen.getByLabelText('Password'))
    expect(takeDrawnForm()).toEqual({
      values: { username: 'player01' },
      isRemembering: false,
      focused: 1,
      isInEmptyField: true,
      pressed: undefined,
      selection: [0, 0, 'none'],
      isSent: false,
    })
    expect(takeDrawnForm()).toBeUndefined()
  })

  // EDGE-7
  it('a drawn form that was sent by its button or by Enter is not sent by the browser, and says so', async () => {
    await userEvent.type(username(), 'player01{Enter}')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(takeDrawnForm()).toMatchObject({ values: { username: 'player01' }, isSent: true })
    draw()
    await userEvent.click(submit())
    expect(takeDrawnForm()).toMatchObject({ values: {}, isSent: true })
  })

  it('a drawn form is busy while something of it is pressed, until that is released anywhere', async () => {
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: submit() })
    expect(isDrawnFormBusy()).toBe(true)
    await user.pointer({ keys: '[/MouseLeft]', target: document.body })
    expect(isDrawnFormBusy()).toBe(false)
    expect(takeDrawnForm()).toMatchObject({ isSent: false })
  })

  // EDGE-7
  it('a drawn form whose press was never released is no longer busy when somebody types', () => {
    fireEvent.pointerDown(username())
    expect(isDrawnFormBusy()).toBe(true)
    fireEvent.keyDown(username(), { key: 'p' })
    expect(isDrawnFormBusy()).toBe(false)
  })

  it('a drawn form is busy while a word is composed', () => {
    fireEvent.compositionStart(username())
    expect(isDrawnFormBusy()).toBe(true)
    fireEvent.compositionEnd(username())
    expect(isDrawnFormBusy()).toBe(false)
  })

  it('a drawn form hands over where the caret is', async () => {
    await userEvent.type(username(), 'player01')
    ;(username() as HTMLInputElement).setSelectionRange(2, 4)
    expect(takeDrawnForm()).toMatchObject({ focused: 0, selection: [2, 4, 'none'] })
  })

  // EDGE-8
  it('a drawn form hands over which of its buttons was pressed last, unless it was sent after that', async () => {
    const show = screen.getByRole('button', { name: 'Show' })
    await userEvent.click(show)
    expect(takeDrawnForm()).toMatchObject({ pressed: 3, isSent: false })
    draw()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await userEvent.click(submit())
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(takeDrawnForm()).toMatchObject({ pressed: undefined, isSent: true })
  })

  // EDGE-7
  it('a drawn form hands over a focus of which no event said anything', () => {
    globalThis.addEventListener('focusin', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    username().focus()
    expect(globalThis.plazaForm?.focused).toBeUndefined()
    expect(takeDrawnForm()).toMatchObject({ focused: 0 })
  })

  it('a control beside the drawn form keeps its focus too', async () => {
    submit().focus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus()
    expect(takeDrawnForm()).toMatchObject({ focused: 5 })
  })

  it('a drawn form that is left forgets the focus, and keeps it when it is removed', async () => {
    await userEvent.click(username())
    document.querySelector('main')!.remove()
    await Promise.resolve()
    expect(takeDrawnForm()).toMatchObject({ focused: 0 })
    draw()
    await userEvent.click(username())
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(takeDrawnForm()).toMatchObject({ focused: undefined })
  })
})
