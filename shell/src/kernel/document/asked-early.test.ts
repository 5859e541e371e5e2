import { memberInfoCall, renewCall } from '@plaza/contract/identity'
import { askEarlyScript } from './ask-early-script'
import { dropAsked, takeAsked } from './asked-early'

const asks = ['/wps/member/info', '/wps/deposit/methods']

/** Runs the document's part; returns what it asked for, and the answers. */
function open({ page = {}, drawn = '' }: { page?: object; drawn?: string } = {}) {
  document.body.innerHTML = drawn
  const answers: Promise<object>[] = []
  const fetch = jest.fn((path: string, { method }: RequestInit) => {
    const answer = path.includes('broken') ? Promise.reject(new TypeError('lost')) : Promise.resolve({ path })
    answers.push(answer)
    return answer.then((value) => ({ ...value, method }))
  })
  new Function('self', 'page', 'fetch', askEarlyScript)(
    globalThis,
    { hasSession: true, language: 'fil', asks, ...page },
    fetch,
  )
  return fetch.mock.calls.map(([path, { method }]) => `${method} ${path}`)
}
const now = () =>
  Object.assign(globalThis, { plazaStart: { failed: () => undefined, drawnAtMs: performance.now() } })

beforeEach(() => {
  localStorage.clear()
  now()
})

describe('what a document asks for while its scripts load', () => {
  // REMOTE-12
  it('a member’s document asks for what its route shows first, and whose session it is where the browser does not know', () => {
    expect(open()).toEqual([`POST ${renewCall.path}`, ...asks.map((path) => `GET ${path}`)])
    localStorage.setItem('MC_SESSION_INFO', '{}')
    expect(open()).toEqual(asks.map((path) => `GET ${path}`))
  })

  it.each([
    ['a visitor', { page: { hasSession: false } }],
    ['a first view that the document has drawn', { drawn: '<main data-drawn></main>' }],
  ])('nothing is asked early for %s', (_whose, given) => {
    expect(open(given)).toEqual([])
  })

  // REMOTE-12
  it('an answer is taken once, by a call of the same method and path', async () => {
    open()
    expect(takeAsked({ ...memberInfoCall, method: 'POST' }, true)).toBeUndefined()
    await expect(takeAsked(memberInfoCall, true)).resolves.toMatchObject({
      path: memberInfoCall.path,
      method: 'GET',
    })
    expect(takeAsked(memberInfoCall, true)).toBeUndefined()
  })

  // REMOTE-12
  it('an answer is not used after 15 s, after another sign-in, or about a session that the page has learned meanwhile', () => {
    open()
    expect(takeAsked(renewCall, true)).toBeUndefined()
    globalThis.plazaStart!.drawnAtMs -= 16_000
    expect(takeAsked(memberInfoCall, true)).toBeUndefined()
    now()
    open()
    dropAsked()
    expect(takeAsked(memberInfoCall, true)).toBeUndefined()
  })

  it('a request that was lost fails where its answer is taken, and nowhere else', async () => {
    open({ page: { asks: ['/wps/broken'] } })
    await expect(takeAsked({ ...memberInfoCall, path: '/wps/broken' }, true)).rejects.toThrow('lost')
  })
})
