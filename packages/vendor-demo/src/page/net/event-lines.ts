export interface StreamEvent {
  event: string
  data: string
}

/** Splits a text/event-stream into its events; an incomplete one waits for the next chunk. */
export function createEventLines(): (piece: string) => StreamEvent[] {
  let kept = ''
  return (piece) => {
    kept += piece.replace(/\r\n?/g, '\n')
    const blocks = kept.split('\n\n')
    kept = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line))
      const event = fields.find((field) => field?.[1] === 'event')?.[2] ?? 'message'
      const data = fields.flatMap((field) => (field?.[1] === 'data' ? [field[2] ?? ''] : []))
      return data.length > 0 ? [{ event, data: data.join('\n') }] : []
    })
  }
}
