/** @jest-environment node */
import { TextProvider } from '@plaza/i18n'
import { createTestI18n } from '@plaza/i18n/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageSkeleton } from './PageSkeleton'

const draw = (kind: 'home' | 'games' | 'list' | 'form' | 'page') =>
  renderToStaticMarkup(
    <TextProvider i18n={createTestI18n('en')}>
      <PageSkeleton kind={kind} />
    </TextProvider>,
  )

describe('the skeletons in the HTML', () => {
  // FRAME-12
  it.each(['home', 'games', 'list', 'form', 'page'] as const)(
    'the skeleton of %s renders without a browser, with header and main',
    (kind) => {
      const html = draw(kind)
      expect(html).toContain('<header')
      expect(html).toContain('<main')
    },
  )

  it('the skeleton of home reserves space for the first banner, the name and the hot matches, once each', () => {
    const html = draw('home')
    expect(html.split('{{banner}}')).toHaveLength(2)
    expect(html.split('{{merchantName}}')).toHaveLength(2)
    expect(html.split('{{hotMatch}}')).toHaveLength(2)
  })

  it('the skeletons carry no style attribute, which the page’s policy forbids', () => {
    for (const kind of ['home', 'games', 'list', 'form', 'page'] as const)
      expect(draw(kind)).not.toContain('style=')
  })

  it('the skeletons offer nothing to press before the code has loaded', () => {
    for (const kind of ['home', 'games', 'list', 'form', 'page'] as const)
      expect(draw(kind)).not.toMatch(/<(a|button|input)\b/)
  })
})
