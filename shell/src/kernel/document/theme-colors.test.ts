/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { themeColors } from './theme-colors'

// Style files are stubbed here.
const tokens = join(dirname(require.resolve('@plaza/ui/button')), '../tokens/tokens.css')
const css = readFileSync(tokens, 'utf8')
const selectors = {
  perla: ':root {',
  'perla.light': "[data-mode='light'] {",
  lite: "[data-theme='lite'] {",
  'lite.light': "[data-theme='lite'][data-mode='light'] {",
}

describe("the colours of the browser's own bars", () => {
  it.each(Object.entries(selectors))(
    'the colour of the browser’s bars equals the page background in %s',
    (theme, selector) => {
      const block = css.slice(css.indexOf(`\n${selector}`))
      expect(themeColors[theme]).toBe(/--bg: (#[0-9a-f]{6});/.exec(block)?.[1])
    },
  )

  it('the colours of the browser’s bars are defined for every theme', () => {
    expect(Object.keys(themeColors)).toEqual(Object.keys(selectors))
  })
})
