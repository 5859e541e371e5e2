/** The owner of an address: the document, a remote or the shell by the folder of the file, or other. */
const ownerOf = (path, type) =>
  type === 'Document' ? 'document' : (/^\/assets\/([^/]+)\//.exec(path)?.[1] ?? 'other')

/** Loads a page and returns bytes over the wire by owner, and those of scripts; cached files count as zero. */
async function load(page, protocol, address) {
  const requests = new Map()
  const bytes = {}
  let scripts = 0
  const onRequest = ({ requestId, request, type }) =>
    requests.set(requestId, { owner: ownerOf(new URL(request.url).pathname, type), type })
  const onCache = ({ requestId }) => requests.delete(requestId)
  const onEnd = ({ requestId, encodedDataLength }) => {
    const { owner, type } = requests.get(requestId) ?? {}
    if (!owner) return
    bytes[owner] = (bytes[owner] ?? 0) + encodedDataLength
    if (type === 'Script') scripts += encodedDataLength
  }
  protocol.on('Network.requestWillBeSent', onRequest)
  protocol.on('Network.requestServedFromCache', onCache)
  protocol.on('Network.loadingFinished', onEnd)
  await page.goto(address)
  await page.locator('[data-remote]').first().waitFor()
  // The stream stays open, so the network is never idle for good.
  await page.waitForTimeout(4000)
  protocol.off('Network.requestWillBeSent', onRequest)
  protocol.off('Network.requestServedFromCache', onCache)
  protocol.off('Network.loadingFinished', onEnd)
  return { bytes, scripts }
}

/**
 * What a returning visitor loads: with no release in between, and after `release`. Returns bytes over the wire by owner
 * (document, shell, remotes, other), and those of scripts.
 */
export async function returning({ page, protocol }, address, release) {
  await protocol.send('Network.enable')
  // Twice, because a short first visit may end before its late requests.
  for (let visit = 0; visit < 2; visit += 1) {
    await load(page, protocol, address)
    await page.goto('about:blank')
  }
  const repeat = await load(page, protocol, address)
  await page.goto('about:blank')
  await release()
  const after = await load(page, protocol, address)
  return { repeat, after }
}
