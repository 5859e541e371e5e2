import { stylesForDark, stylesForTheme } from './theme-styles'

const css =
  ':root{--bg:#000}[data-theme=lite]{--bg:#111}[data-theme="lite"][data-mode=light]{--bg:#222}[data-theme=perla] .a{color:red}.b{margin:0}'

// EDGE-6
it('inlined styles have the tokens of the document’s theme and of no other', () => {
  expect(stylesForTheme(css, 'perla')).toBe(':root{--bg:#000}[data-theme=perla] .a{color:red}.b{margin:0}')
  expect(stylesForTheme(css, 'lite')).toBe(css.replace('[data-theme=perla] .a{color:red}', ''))
})

it('rules of several themes in a row are all left out, in a layer as well', () => {
  expect(
    stylesForTheme('@layer tokens{[data-theme=a]{x:1}[data-theme=b]{x:2}[data-theme=c]{x:3}}', 'c'),
  ).toBe('@layer tokens{[data-theme=c]{x:3}}')
})

it('a rule that lists selectors of other kinds as well stays', () => {
  const listed = '[data-theme=lite] .a,.b{margin:0}'
  expect(stylesForTheme(listed, 'perla')).toBe(listed)
})

// EDGE-6
it('the styles of a dark document have no tokens of light mode, of whatever theme, and every other rule', () => {
  expect(
    stylesForDark(
      '@layer tokens{:root{--bg:#000}[data-mode=light]{--bg:#fff}[data-theme="lite"][data-mode="light"]{--bg:#eee}}[data-mode=light] .a{color:red}',
    ),
  ).toBe('@layer tokens{:root{--bg:#000}}[data-mode=light] .a{color:red}')
})
