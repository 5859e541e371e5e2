import { loadWholeStyles } from './whole-styles'

const href = '/assets/shell/1.0.0-00000000/core.css'
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  globalThis.plazaHashes = { [href]: 'sha384-x' }
  document.head.innerHTML = `<style data-href="${href}" data-part="true"></style><style data-href="/other.css"></style>`
})

describe('the styles of a dark document', () => {
  // EDGE-6
  it('only the styles that the document has in part are loaded whole, with their hash, and only once', async () => {
    const loaded = loadWholeStyles()
    await settled()
    expect(links().map((link) => [link.getAttribute('href'), link.integrity])).toEqual([[href, 'sha384-x']])
    links()[0]?.dispatchEvent(new Event('load'))
    await loaded
    await loadWholeStyles()
    expect(links()).toHaveLength(1)
  })

  it('styles that did not load are loaded again the next time', async () => {
    const failed = expect(loadWholeStyles()).rejects.toThrow('did not load')
    await settled()
    links()[0]?.dispatchEvent(new Event('error'))
    await failed
    const again = loadWholeStyles()
    await settled()
    links()[0]?.dispatchEvent(new Event('load'))
    await again
    expect(document.querySelector('[data-part]')).toBeNull()
  })

  it('a document that links its styles loads none', async () => {
    document.head.innerHTML = `<link rel="stylesheet" href="${href}">`
    await loadWholeStyles()
    expect(links()).toHaveLength(1)
  })
})
