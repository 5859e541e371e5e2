/** @jest-environment node */
import type { Language } from '@plaza/contract/kernel'
import { createI18n } from '@plaza/i18n'
import { createLazyCatalogues, type LazyNamespace } from './lazy-catalogue'

function start(language: Language = 'en') {
  const i18n = createI18n({ language })
  const requests: string[] = []
  let isOffline = false
  const lazy = createLazyCatalogues(i18n, async (namespace: LazyNamespace, tag: Language) => {
    requests.push(`${namespace}/${tag}`)
    if (isOffline) throw new Error('no connection')
    return { default: { hello: `${namespace} in ${tag}` } }
  })
  return { i18n, lazy, requests, setOffline: (is: boolean) => (isOffline = is) }
}

describe('a catalogue that comes with its screens', () => {
  it('a lazy catalogue is loaded once, in the language of the page', async () => {
    const { i18n, lazy, requests } = start('fil')
    await Promise.all([lazy.loadNamespace('front'), lazy.loadNamespace('front')])
    expect(requests).toEqual(['front/fil'])
    expect(i18n.text('front', 'hello')).toBe('front in fil')
  })

  it('a lazy catalogue is loaded again when the language changes', async () => {
    const { lazy, requests } = start()
    await lazy.loadNamespace('sign-in')
    await lazy.learnWanted('fil')
    expect(requests).toEqual(['sign-in/en', 'sign-in/fil'])
  })

  it('a lazy catalogue falls back to English in a language that has none', async () => {
    const { i18n, lazy, requests } = start('th')
    await lazy.loadNamespace('front')
    expect(requests).toEqual(['front/en'])
    expect(i18n.text('front', 'hello')).toBe('front in en')
  })

  it('a lazy catalogue is loaded again after a failure', async () => {
    const { lazy, requests, setOffline } = start()
    setOffline(true)
    await expect(lazy.loadNamespace('front')).rejects.toThrow('no connection')
    setOffline(false)
    await lazy.loadNamespace('front')
    expect(requests).toHaveLength(2)
  })
})
