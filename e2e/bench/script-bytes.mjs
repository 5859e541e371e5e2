/** Counts the JavaScript of a page over the wire from now on, in bytes, whether it is run or only fetched for later. Returns a function that answers `[bytes, file]` of each script so far. */
export async function countScripts(protocol) {
  await protocol.send('Network.enable')
  const names = new Map()
  const sizes = []
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) names.set(requestId, response.url.split('/').at(-1))
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (names.has(requestId)) sizes.push([encodedDataLength, names.get(requestId)])
  })
  return () => sizes
}

export const kibOf = (sizes) => sizes.reduce((sum, [bytes]) => sum + bytes, 0) / 1024
