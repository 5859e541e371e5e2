/** Runs work once the coming frame is laid out, when asking for positions costs nothing. Returns how to call it off. */
export function afterFrame(work: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(() => work())))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
