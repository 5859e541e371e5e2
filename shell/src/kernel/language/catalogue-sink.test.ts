/** @jest-environment node */
import { createI18n, errorText } from '@plaza/i18n'
import { createCatalogueSink } from './catalogue-sink'
import { createLazyCatalogues } from './lazy-catalogue'

function start() {
  const i18n = createI18n({ language: 'fil', resources: { fil: { errors: { unknown: 'Mali.' } } } })
  const lazy = createLazyCatalogues(i18n)
  const requested: string[] = []
  const sink = createCatalogueSink(
    i18n,
    () => i18n.language,
    (namespace) => {
      requested.push(namespace)
      return lazy.loadNamespace(namespace)
    },
  )
  return { i18n, sink, requested }
}

describe('errors in the catalogues of remotes', () => {
  // ERROR-1
  it('errors that a remote ships are found, and those for earlier releases are not loaded', () => {
    const { i18n, sink, requested } = start()
    sink.add('mf-loyalty', 'fil', { title: 'Puntos', errors: { 'loyalty.spent': 'Nagastos na.' } })
    expect(errorText(i18n, 'loyalty.spent')).toBe('Nagastos na.')
    expect(requested).toEqual([])
  })

  it('an earlier release of a remote, which ships no errors, has the texts that the shell had', async () => {
    const { i18n, sink, requested } = start()
    sink.add('mf-cashier', 'fil', { title: 'Deposito' })
    expect(requested).toEqual(['earlier-errors'])
    await new Promise((resolve) =>
      i18n.subscribe((namespace) => namespace === 'errors' && resolve(undefined)),
    )
    expect(errorText(i18n, 'deposit.amount.range')).toBe(
      'Lampas o kulang ang halaga sa limit ng paraang ito ng deposit.',
    )
  })
})
