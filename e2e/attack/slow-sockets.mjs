import { connect } from 'node:net'

const everyMs = 3_000

/**
 * Holds so many sockets that send `opening` at once and then one byte each 3 s, and opens another for each that the
 * server ends. `ended()` is how many it ended so far; `stop()` lets go of all.
 */
export function holdSlowSockets(port, count, opening) {
  const sockets = new Set()
  let ended = 0
  let isOver = false
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    sockets.add(socket)
    socket.write(opening)
    const timer = setInterval(() => socket.write('a'), everyMs)
    socket.resume()
    // Being cut off is what a slow socket is there for.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      if (isOver) return
      ended += 1
      open()
    })
  }
  for (let index = 0; index < count; index += 1) open()
  return {
    ended: () => ended,
    stop() {
      isOver = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
