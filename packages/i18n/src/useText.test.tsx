import { act, render, screen } from '@testing-library/react'
import { addCatalogue, createI18n } from './create-i18n'
import { TextProvider, useLanguage } from './provider'
import { createTestI18n } from './testing'
import { useText } from './useText'

function Title() {
  const t = useText('a-remote')
  return (
    <p>
      {useLanguage()} {t('title', { count: 2 })}
    </p>
  )
}

const english = { en: { 'a-remote': { title_one: '{{count}} game', title_other: '{{count}} games' } } }

describe('useText', () => {
  it('useText has its texts in the first render', () => {
    const i18n = createI18n({ language: 'en', resources: english })
    render(<Title />, { wrapper: ({ children }) => <TextProvider i18n={i18n}>{children}</TextProvider> })
    expect(screen.getByText('en 2 games')).toBeInTheDocument()
  })

  it('useText falls back to English, and uses a catalogue that is loaded later', async () => {
    const i18n = createI18n({ language: 'fil', resources: english })
    render(<Title />, { wrapper: ({ children }) => <TextProvider i18n={i18n}>{children}</TextProvider> })
    expect(screen.getByText('fil 2 games')).toBeInTheDocument()
    await act(async () =>
      addCatalogue(i18n, 'a-remote', 'fil', { title_one: '{{count}} laro', title_other: '{{count}} laro' }),
    )
    expect(screen.getByText('fil 2 laro')).toBeInTheDocument()
    await act(async () => i18n.changeLanguage('en'))
    expect(screen.getByText('en 2 games')).toBeInTheDocument()
  })

  // LANG-5
  it('a catalogue that is loaded later draws only the components that show its namespace again', async () => {
    const i18n = createI18n({ language: 'en', resources: english })
    let renders = 0
    const Counted = () => {
      renders += 1
      return useText('a-remote')('title', { count: 2 })
    }
    render(<Counted />, { wrapper: ({ children }) => <TextProvider i18n={i18n}>{children}</TextProvider> })
    await act(async () => addCatalogue(i18n, 'another', 'en', { title: 'Another' }))
    expect(renders).toBe(1)
    await act(async () => addCatalogue(i18n, 'a-remote', 'en', { title_other: '{{count}} titles' }))
    expect(renders).toBe(2)
    expect(screen.getByText('2 titles')).toBeInTheDocument()
  })

  it('useText reports a text that no catalogue has', () => {
    const missing: string[] = []
    const i18n = createI18n({
      language: 'fil',
      resources: {},
      onMissing: (namespace, key) => missing.push(`${namespace}:${key}`),
    })
    i18n.text('shell', 'gone')
    expect(missing).toEqual(['shell:gone'])
  })

  it('useText keeps instances apart', () => {
    expect(createTestI18n('fil').language).toBe('fil')
    expect(createTestI18n('en').language).toBe('en')
  })
})
