/** Characters of one message at most; a longer one is none of ours. */
const messageAtMost = 1024 * 1024

/**
 * Reads server-sent events that come in pieces: `onData` is told the data of each whole message, lines joined. What is
 * not whole yet waits for the next piece; comments and other fields are passed over.
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
