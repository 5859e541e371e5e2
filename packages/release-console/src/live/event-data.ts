/** Maximum number of characters in a message; a longer one is invalid. */
const messageAtMost = 1024 * 1024

/**
 * Reads server-sent events from chunks: `onData` receives the data of each complete message, lines joined. An
 * incomplete message waits for the next chunk; comments and other fields are ignored.
 */
export function createEventReader(onData: (data: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    rest = `${rest}${piece}`.replaceAll(/\r\n?/g, '\n')
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const data = dataOf(rest.slice(0, end))
      rest = rest.slice(end + 2)
      if (data !== undefined) onData(data)
    }
    if (rest.length > messageAtMost) rest = ''
  }
}

function dataOf(block: string): string | undefined {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'))
  return lines.length > 0 ? lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n') : undefined
}
