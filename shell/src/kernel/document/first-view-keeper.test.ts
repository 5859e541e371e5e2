import { keepFirstView } from './first-view-keeper'

const root = () => document.getElementById('root')!
const drawnField = () => document.querySelector<HTMLInputElement>('[data-form] input')
/** A document that drew a form in which a person is, and the page behind it with the same field. */
function openForm() {
  document.body.innerHTML = '<div id="root"><main><form data-form><input></form></main></div>'
  drawnField()!.focus()
  const firstView = keepFirstView(root())
  firstView.container.innerHTML = '<main><form><input id="own"></form></main>'
  return firstView
}
const own = () => document.getElementById('own')!

describe('a form of the first view', () => {
  // EDGE-7
  it('a form stays in use while its page is drawn behind it, which nobody reaches', () => {
    const firstView = openForm()
    firstView.rendered()
    firstView.release()
    expect(drawnField()).toHaveFocus()
    expect(firstView.container).toHaveAttribute('inert')
  })

  // EDGE-7
  it('a screen that claims the form shows the page in its place, and the focus is never without a field', () => {
    const firstView = openForm()
    const show = firstView.claim()
    firstView.arrived()
    expect(drawnField()).toHaveFocus()
    show(() => {
      expect(drawnField()).not.toBeNull()
      own().focus()
    })
    expect(drawnField()).toBeNull()
    expect(own()).toHaveFocus()
    expect(firstView.container).not.toHaveAttribute('inert')
    expect(firstView.container).not.toHaveAttribute('class')
  })

  it('a form that no screen claims gives way to the page', () => {
    const firstView = openForm()
    firstView.arrived()
    expect(drawnField()).toBeNull()
    expect(firstView.shown.aborted).toBe(true)
  })

  it('a form whose screen does not load stays, with the failure card of the document', () => {
    const failed = jest.fn()
    globalThis.plazaStart = { failed, drawnAtMs: 0 } as unknown as typeof globalThis.plazaStart
    openForm().missing()
    expect(drawnField()).toHaveFocus()
    expect(failed).toHaveBeenCalled()
  })
})
