/** Maximum number of characters in a message; a longer one is invalid and dropped. */
const messageAtMost = 1024 * 1024
const boundary = /\r\n\r\n|\n\n|\r\r/

/** Splits a stream of server-sent events into whole messages; an incomplete one waits for the next chunk. */
export function createBlockSplitter(onBlock: (block: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    rest += piece
    for (let match = boundary.exec(rest); match; match = boundary.exec(rest)) {
      const block = rest.slice(0, match.index)
      rest = rest.slice(match.index + match[0].length)
      if (isMessage(block)) onBlock(block)
    }
    if (rest.length > messageAtMost) rest = ''
  }
}

/** A block of only comments is a heartbeat; the edge sends its own. */
const isMessage = (block: string): boolean =>
  block.split(/\r\n|\n|\r/).some((line) => line.startsWith('data'))
