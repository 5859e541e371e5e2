/** Keeps the document in the mode that the system prefers. */
export function followColourMode(): void {
  const light = matchMedia('(prefers-color-scheme: light)')
  const apply = () => {
    document.documentElement.dataset['mode'] = light.matches ? 'light' : 'dark'
  }
  apply()
  light.addEventListener('change', apply)
}
