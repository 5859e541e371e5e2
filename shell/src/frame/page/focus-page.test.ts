import { focusPage } from './focus-page'

const show = (html: string) => {
  document.body.innerHTML = html
}
const focused = () => document.activeElement

describe('the focus of a page that has come into view', () => {
  // FRAME-24
  it('a new page has the focus on its first heading that is not in a page that was left', () => {
    show(
      '<header><a href="/">Menu</a></header><main><div aria-hidden="true"><h1>Left</h1></div><h2>New</h2></main>',
    )
    document.querySelector('a')?.focus()
    focusPage()
    expect(focused()).toHaveTextContent('New')
  })

  // FRAME-24
  it('a new page has the focus as a whole until its heading exists', async () => {
    show('<main></main>')
    focusPage()
    expect(focused()).toBe(document.querySelector('main'))
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('h1'), { textContent: 'Late' }))
    await Promise.resolve()
    expect(focused()).toHaveTextContent('Late')
  })

  // FRAME-24
  it.each(['<main><h1>New</h1><input></main>', '<main><h1>New</h1></main><div role="dialog"><input></div>'])(
    'a new page leaves the focus to a field of its own or of a dialog: %s',
    (html) => {
      show(html)
      document.querySelector('input')?.focus()
      focusPage()
      expect(focused()).toBe(document.querySelector('input'))
    },
  )
})
