import { keepStyles } from './keep-styles'

const href = '/assets/shell/1.0.0-0000000a/core.css'
const fetched = jest.fn<Promise<Pick<Response, 'arrayBuffer'>>, [string, RequestInit]>()

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ arrayBuffer: async () => new ArrayBuffer(0) })
  globalThis.fetch = fetched as unknown as typeof fetch
  globalThis.plazaHashes = {}
  globalThis.plazaFiles = async () => void (globalThis.plazaHashes[href] = 'sha384-x')
  document.head.innerHTML = `<style data-href="${href}"></style>`
  document.cookie = 'plaza.styles=; max-age=0'
})

describe('the styles that a browser keeps', () => {
  // EDGE-6
  it('a browser keeps the inlined styles, checked against their hash, and its cookie names the release', async () => {
    await keepStyles('1.0.0-0000000a')
    expect(fetched.mock.calls).toEqual([[href, { integrity: 'sha384-x', priority: 'low' }]])
    expect(document.cookie).toContain('plaza.styles=1.0.0-0000000a')
  })

  // EDGE-6
  it('no cookie names a release whose styles failed to load', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(keepStyles('1.0.0-0000000a')).rejects.toThrow('Failed to fetch')
    expect(document.cookie).not.toContain('plaza.styles')
  })

  it('a page whose document names its styles fetches none again', async () => {
    document.head.innerHTML = `<link rel="stylesheet" href="${href}">`
    await keepStyles('1.0.0-0000000a')
    expect(fetched).not.toHaveBeenCalled()
  })
})
