/** @jest-environment node */
import type { Language } from '@plaza/contract/kernel'
import { createI18n } from '@plaza/i18n'
import { createLazyCatalogues, type LazyNamespace } from './lazy-catalogue'

function start(language: Language = 'en') {
  const i18n = createI18n({ language })
  const asked: string[] = []
  let isOffline = false
  const lazy = createLazyCatalogues(i18n, async (namespace: LazyNamespace, tag: Language) => {
    asked.push(`${namespace}/${tag}`)
    if (isOffline) throw new Error('no connection')
    return { default: { hello: `${namespace} in ${tag}` } }
  })
  return { i18n, lazy, asked, setOffline: (is: boolean) => (isOffline = is) }
}

describe('a catalogue that comes with its screens', () => {
  it('a lazy catalogue is loaded once, in the language of the page', async () => {
    const { i18n, lazy, asked } = start('fil')
    await Promise.all([lazy.learnNamespace('front'), lazy.learnNamespace('front')])
    expect(asked).toEqual(['front/fil'])
    expect(i18n.t('front:hello')).toBe('front in fil')
  })

  it('a lazy catalogue is loaded again when the language changes', async () => {
    const { lazy, asked } = start()
    await lazy.learnNamespace('sign-in')
    await lazy.learnWanted('fil')
    expect(asked).toEqual(['sign-in/en', 'sign-in/fil'])
  })

  it('a lazy catalogue falls back to English in a language that has none', async () => {
    const { i18n, lazy, asked } = start('th')
    await lazy.learnNamespace('front')
    expect(asked).toEqual(['front/en'])
    expect(i18n.t('front:hello')).toBe('front in en')
  })

  it('a lazy catalogue is loaded again after a failure', async () => {
    const { lazy, asked, setOffline } = start()
    setOffline(true)
    await expect(lazy.learnNamespace('front')).rejects.toThrow('no connection')
    setOffline(false)
    await lazy.learnNamespace('front')
    expect(asked).toHaveLength(2)
  })
})
