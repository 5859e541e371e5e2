/** Resolves in a task of its own once the next frame has been drawn; at once in a page that is hidden. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
