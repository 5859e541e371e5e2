/** Goes on once the next frame has been drawn, in a task of its own; at once where nothing is drawn. */
export function afterFrame(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
