import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { RichText } from './RichText'
import { sanitise } from './sanitise'

const hostile = [
  '<script>x()</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<img src=x onerror=x()>',
  '<img src="javascript:x()">',
  '<img src=`x`onerror=x()>',
  '<svg onload=x()>',
  '<svg><script>x()</script></svg>',
  '<svg><animate onbegin=x() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:x()"><text>t</text></a></svg>',
  '<math><mi//xlink:href="data:x,<script>x()</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">',
  '<a href="javascript:x()">t</a>',
  '<a href=" java\nscript:x()">t</a>',
  '<a href="JaVaScRiPt&colon;x()">t</a>',
  '<a href="data:text/html,<script>x()</script>">t</a>',
  '<a href="vbscript:x()">t</a>',
  '<a href="//evil.test/">t</a>',
  '<a href="/\\evil.test/">t</a>',
  '<a href="blob:https://evil.test/1">t</a>',
  '<a href="#" onclick="x()">t</a>',
  '<p style="background:url(javascript:x())">t</p>',
  '<div style="position:fixed;inset:0;z-index:9999">cover</div>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.test">',
  '<base href="//evil.test/">',
  '<iframe src="javascript:x()"></iframe>',
  '<iframe srcdoc="<script>parent.x()</script>"></iframe>',
  '<object data="javascript:x()"></object>',
  '<embed src="javascript:x()">',
  '<form action="//evil.test"><input name=password><button>Log in</button></form>',
  '<input autofocus onfocus=x()>',
  '<video><source onerror=x()></video>',
  '<audio src=x onerror=x()>',
  '<details open ontoggle=x()>t</details>',
  '<body onload=x()>',
  '<template><script>x()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
  '<img src=x id="attributes"><a id="attributes"></a>',
  '<img name="getElementById" src="/x.png">',
  '<p data-remote-failed="mf-cashier">t</p>',
  '<p class="mask" role="alert" aria-label="x">t</p>',
  '<img src="data:image/svg+xml,<svg onload=x()>">',
  '<table background="javascript:x()"><tr><td>t</td></tr></table>',
  '<x-widget onclick=x()>t</x-widget>',
  '<p is="x-widget">t</p>',
  '<button popovertarget=x onclick=x()>t</button>',
  '<select><style></select><img src=x onerror=x()></style>',
]
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

describe('the sanitiser', () => {
  it.each(hostile)('leaves nothing that runs, loads, covers or deceives in %s', (html) => {
    const place = document.createElement('div')
    place.innerHTML = String(sanitise(html))
    expect(place.querySelector(forbidden)).toBeNull()
    for (const element of place.querySelectorAll('*')) {
      expect(element.tagName).not.toContain('-')
      for (const { name, value } of element.attributes) {
        // What DOMPurify can't take away it leaves empty.
        if (name === 'is') expect(value).toBe('')
        else expect([...mayBe]).toContain(name)
        if (name === 'href' || name === 'src')
          expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/)
      }
    }
  })

  it('keeps what a text is made of', () => {
    const html =
      '<h2>Rules</h2><p>One <b>bold</b> <a href="/m/help">help</a></p><ul><li>a</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(String(sanitise(html))).toBe(html)
  })

  it('opens links that begin with http outside, without handing over the page', () => {
    expect(String(sanitise('<a href="https://help.test/">t</a>'))).toBe(
      '<a href="https://help.test/" target="_blank" rel="noopener noreferrer">t</a>',
    )
  })
})

describe('RichText', () => {
  it('gives links inside the site to the host and leaves the others alone', async () => {
    const onLink = jest.fn()
    draw(
      <RichText
        html='<a href="/m/rewardCenter"><b>Rewards</b></a> <a href="https://help.test/">Help</a>'
        onLink={onLink}
      />,
    )
    await userEvent.click(screen.getByText('Rewards'))
    expect(onLink.mock.calls).toEqual([['/m/rewardCenter']])
    await userEvent.click(screen.getByText('Help'))
    expect(onLink).toHaveBeenCalledTimes(1)
  })

  it('draws the new text when it changes', () => {
    const { rerender } = draw(<RichText html="<p>one</p>" />)
    rerender(<RichText html="<p>two</p><script>x()</script>" />)
    expect(screen.getByText('two')).toBeInTheDocument()
    expect(document.querySelector('script')).toBeNull()
  })
})
