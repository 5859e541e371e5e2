import { lintFindings } from './lint-findings.mjs'

const refused = [
  "<p>{t('count')} <b>{count}</b></p>",
  '<p>{money(1, currency)} / {all}</p>',
  '<p>{`${count} of`} <b>{all}</b></p>',
  "<>{isOpen && t('open')} <i /></>",
  "<p>{isOpen ? t('open') : t('closed')} <i /></p>",
  '<span>{money(1, currency)}</span>',
  '<td>{number(count)}</td>',
  '<bdi>{name}</bdi>',
]
const allowed = [
  "<p><span>{t('count')}</span> <b>{count}</b></p>",
  "<p>{t('count', { count: money(1, currency) })}</p>",
  '<p>{`${count} of ${all}`}</p>',
  '<span translate="no">{money(1, currency)}</span>',
  '<Fact label="Sum">{money(1, currency)}</Fact>',
  '<bdi translate="no">{name}</bdi>',
  '<bdi translate="yes">{message}</bdi>',
]
const filesOf = (elements) =>
  Object.fromEntries(
    elements.map((element, index) => [`mf-any/src/${index}.tsx`, `export const A = () => ${element}`]),
  )
const findings = (files) => lintFindings('translated-text', files)

describe('the lint rule for texts that a browser translates', () => {
  // LANG-7
  it('a text that can change beside siblings, and a figure or a bdi without a mark, are refused', async () => {
    const files = filesOf(refused)
    expect([...new Set(await findings(files))]).toEqual(Object.keys(files).sort())
  })

  // LANG-7
  it('a text alone in its element, a marked figure and what a component is given are allowed', async () => {
    expect(await findings(filesOf(allowed))).toEqual([])
  })

  it('tests may have texts beside each other', async () => {
    expect(await findings({ 'mf-any/src/a.test.tsx': `export const A = () => ${refused[0]}` })).toEqual([])
  })
})
