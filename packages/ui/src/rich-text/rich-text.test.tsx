import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LinkRule } from '../link-rule'
import { draw } from '../testing'
import { attributes, tags } from './allowed'
import { hostile } from './hostile-html'
import { RichText } from './RichText'
import { sanitise } from './sanitise'

const mayBe = new Set([
  'alt',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'loading',
  'rel',
  'rowspan',
  'scope',
  'src',
  'target',
  'title',
  'width',
])
const forbidden =
  'script,style,link,meta,base,iframe,object,embed,form,input,button,select,svg,math,template,video,audio,noscript,details'

/** Expects a place to hold nothing that runs, loads, covers or deceives. */
function expectHarmless(place: Element): void {
  expect(place.querySelector(forbidden)).toBeNull()
  for (const element of place.querySelectorAll('*')) {
    expect(element.tagName).not.toContain('-')
    for (const { name, value } of element.attributes) {
      // DOMPurify empties what it can't remove.
      if (name === 'is') expect(value).toBe('')
      else expect([...mayBe]).toContain(name)
      // The value as a browser reads it: without tabs and line breaks.
      if (name === 'href' || name === 'src')
        expect(value.replace(/[\t\r\n]/g, '').trim()).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/)
    }
  }
}

const htmlOf = async (html: string) => {
  const place = document.createElement('div')
  place.append(await sanitise(html))
  return place.innerHTML
}

describe('the sanitiser', () => {
  it('the sanitiser is tested with more than a hundred different pieces', () => {
    expect(new Set(hostile).size).toBe(hostile.length)
    expect(hostile.length).toBeGreaterThan(100)
  })

  it.each(hostile)(
    'the sanitiser leaves nothing that runs, loads, covers or deceives in %s',
    async (html) => {
      const place = document.createElement('div')
      place.append(await sanitise(html))
      expectHarmless(place)
    },
  )

  it('the sanitiser keeps the structure of a text', async () => {
    const html =
      '<h2>Rules</h2><p>One <b>bold</b> <a href="/m/help">help</a></p><ul><li>a</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(await htmlOf(html)).toBe(html)
  })

  it('the sanitiser opens http links outside, without access to the page', async () => {
    expect(await htmlOf('<a href="https://help.test/">t</a>')).toBe(
      '<a href="https://help.test/" target="_blank" rel="noopener noreferrer">t</a>',
    )
  })
})

describe('RichText', () => {
  it('rich text gives links inside the site to the host and leaves the others alone', async () => {
    const onLink = jest.fn()
    draw(
      <RichText
        html='<a href="/m/rewardCenter"><b>Rewards</b></a> <a href="https://help.test/">Help</a>'
        onLink={onLink}
      />,
    )
    await userEvent.click(await screen.findByText('Rewards'))
    expect(onLink.mock.calls).toEqual([['/m/rewardCenter']])
    await userEvent.click(screen.getByText('Help'))
    expect(onLink).toHaveBeenCalledTimes(1)
  })

  it('rich text draws a link without a target as text', async () => {
    draw(
      <LinkRule value={(address) => address === '/m/help'}>
        <RichText html='<a href="/m/rewardCenter">Rewards</a> <a href="/m/help">Help</a> <a href="https://a.test/">Out</a>' />
      </LinkRule>,
    )
    expect(await screen.findByText('Rewards')).toBeInTheDocument()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help', 'Out'])
  })

  // TEXT-1
  it('rich text draws every hostile piece harmless, also between harmless texts', async () => {
    const html = hostile.map((piece) => `<p>before</p>${piece}<p>after</p>`)
    for (const one of [...html, `<p>before</p>${hostile.join('')}`]) {
      const { container, unmount } = draw(<RichText html={one} />)
      const place = container.querySelector('.text')!
      await waitFor(() => expect(place).toHaveTextContent('before'))
      expectHarmless(place)
      unmount()
    }
  })

  it('rich text draws the new text when it changes', async () => {
    const { rerender } = draw(<RichText html="<p>one</p>" />)
    rerender(<RichText html="<p>two</p><script>x()</script>" />)
    expect(await screen.findByText('two')).toBeInTheDocument()
    expect(screen.queryByText('one')).toBeNull()
    expect(document.querySelector('script')).toBeNull()
  })

  it('rich text is shown without its form when the sanitiser does not load', async () => {
    jest.doMock('./purify', () => {
      throw new Error('no connection')
    })
    try {
      const { container } = draw(<RichText html='<p title="t">One</p><img src=x onerror=x()>' />)
      await screen.findByText('One')
      expect(container.querySelector('.text')!.children).toHaveLength(0)
    } finally {
      jest.dontMock('./purify')
    }
  })

  it('rich text asks the sanitiser of a browser that has one for the same elements, and keeps to the site’s rules', () => {
    const setHTML = jest.fn(function (this: Element, html: string) {
      this.innerHTML = html
    })
    Object.assign(Element.prototype, { setHTML })
    try {
      draw(
        <LinkRule value={(address) => address === '/m/help'}>
          <RichText html='<a href="/m/gone">Gone</a> <a href="//evil.test">Other</a> <a href="https://a.test/">Out</a><img src="data:image/png;base64,AA==">' />
        </LinkRule>,
      )
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Out'])
      expect(document.querySelector('img')).not.toHaveAttribute('src')
      expect(setHTML).toHaveBeenCalledWith(expect.any(String), {
        sanitizer: expect.objectContaining({ elements: tags, attributes, dataAttributes: false }) as object,
      })
    } finally {
      Reflect.deleteProperty(Element.prototype, 'setHTML')
    }
  })
})
