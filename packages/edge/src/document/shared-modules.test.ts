import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'
import { getDocument, linkTo } from '../testing/read-document'

let edge: TestEdge
beforeEach(async () => {
  edge = await createTestEdge()
})
afterEach(() => closeTestEdge(edge))

const shellId = '2.0.0-0000000a'
const agentId = '2.0.0-0000000c'
const route = { id: 'agent', path: '/m/agent', title: { en: 'Agent' } }
const card = { '@plaza/ui/card': ['card.js'] }

const releaseShell = (shares: Record<string, string[]> | undefined) => {
  const parts = { styles: [], scripts: ['main.js'], bootScript: '', skeletons: {}, shares }
  return edge.release(
    'shell',
    shellId,
    {
      document: 'document.json',
      readsFilesJson: true,
      offers: { host: '1.0.0', shared: {}, slots: [] },
    },
    { 'main.js': 'main', 'card.js': 'card', 'document.json': JSON.stringify(parts) },
  )
}
const releaseAgent = (uses: Record<string, string[]> | undefined) =>
  edge.release('mf-agent', agentId, { contributions: { routes: [route], slots: [] }, ...(uses && { uses }) })

/** The document of the route, once both releases are served. */
async function servedDocument(): Promise<string> {
  let html = ''
  await eventually(async () => {
    html = (await getDocument(edge, '/m/agent')).body
    expect(html).toContain(`/assets/shell/${shellId}/main.js`)
    expect(html).toContain(`/assets/mf-agent/${agentId}/entry.js`)
  })
  return html
}

const cardLink = (html: string) => linkTo(html, `/assets/shell/${shellId}/card.js`)

// EDGE-1
test.each([
  ['every page of a remote', { '*': ['@plaza/ui/card'] }],
  ['the opened page', { '/m/agent': ['@plaza/ui/card'] }],
])('a deep link preloads a shared module that %s uses', async (_which, uses) => {
  await releaseShell(card)
  await releaseAgent(uses)
  expect(cardLink(await servedDocument())).toContain('rel="preload"')
})

// EDGE-1, RELEASE-10
test.each([
  ['the remote’s release is older and does not list what it uses', card, undefined],
  ['the shell’s release is older and does not list its files', undefined, { '/m/agent': ['@plaza/ui/card'] }],
  ['the shell has no such shared module', card, { '/m/agent': ['toString', '@plaza/ui/gone'] }],
  ['only another page uses it', card, { '/m/other': ['@plaza/ui/card'] }],
])('a deep link preloads no shared module and is served all the same when %s', async (_why, shares, uses) => {
  await releaseShell(shares)
  await releaseAgent(uses)
  const html = await servedDocument()
  expect(linkTo(html, `/assets/mf-agent/${agentId}/entry.js`)).toContain('rel="preload"')
  expect(cardLink(html)).toBeUndefined()
})
