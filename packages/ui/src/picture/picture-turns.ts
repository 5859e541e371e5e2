/** In the order in which they asked; made when the first one does. */
let waiting: Set<() => void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function next() {
  timer = undefined
  const [start] = waiting ?? []
  if (!start) return
  waiting?.delete(start)
  expect()
  start()
}

function expect() {
  if (waiting?.size) timer ??= setTimeout(next)
}

/**
 * Runs `start`, which requests a picture, in a task of its own after those that asked before. Returns how to call it off. A request
 * takes a slow phone's main thread several ms, and the frame that brings new rows into a list would make all of theirs at once.
 */
export function inPictureTurn(start: () => void): () => void {
  waiting ??= new Set()
  waiting.add(start)
  expect()
  return () => void waiting?.delete(start)
}
