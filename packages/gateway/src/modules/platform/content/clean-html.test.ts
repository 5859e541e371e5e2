import { cleanHtml } from './clean-html'
import { faultIn } from './testing/fault-in'
import { scriptPayloads } from './testing/script-payloads'

describe('rich text that is stored', () => {
  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<script>x()</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<iframe src="https://evil.example"></iframe>a', 'a'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml,x" alt="a">', '<img alt="a" />'],
    ['<img src=x onerror=x()>', '<img src="x" />'],
    ['<svg><a xlink:href="javascript:x()">a</a></svg>', '<a>a</a>'],
    ['<form action="/wps/session/logout"><input name="a">b</form>', 'b'],
    ['<math><mi xlink:href="data:x">a</mi></math>', 'a'],
  ])('the cleaner turns %s into %s', (given, expected) => {
    expect(cleanHtml(given)).toBe(expected)
  })

  it('the cleaner keeps structure, tables, and links inside and outside of the site', () => {
    const html =
      '<h3>a</h3><ul><li><strong>b</strong></li></ul><a href="/m/help?i=0">c</a><a href="https://ok.example">d</a><table><tbody><tr><th scope="row">e</th><td>f</td></tr></tbody></table>'
    expect(cleanHtml(html)).toBe(html)
  })
})

describe('a hundred attacks', () => {
  it('the hundred script payloads are all different', () => {
    expect(new Set(scriptPayloads).size).toBe(scriptPayloads.length)
    expect(scriptPayloads).toHaveLength(100)
    expect(scriptPayloads.filter((payload) => faultIn(payload) === undefined)).toEqual([])
  })

  // TEXT-1
  it.each(scriptPayloads)('the cleaner leaves nothing that runs: %s', (payload) => {
    for (const html of [
      payload,
      `<p>before</p>${payload}<p>after</p>`,
      `<ul><li>${payload}`,
      payload.repeat(2),
    ])
      expect(faultIn(cleanHtml(html))).toBeUndefined()
  })

  it.each(scriptPayloads)('cleaning twice changes nothing more: %s', (payload) => {
    const once = cleanHtml(payload)
    expect(cleanHtml(once)).toBe(once)
  })
})
