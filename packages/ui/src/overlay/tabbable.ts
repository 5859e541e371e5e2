const candidates = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** The visible elements that the Tab key reaches, in their order. */
export const tabbableIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      // jsdom draws nothing and does not have it.
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  )
