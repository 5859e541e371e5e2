type Props = Record<string, string | number | boolean | ((event: Event) => void) | undefined>
type Child = Node | string | null | undefined | false

/**
 * An element with its attributes, listeners (`onclick` …) and children; attributes that are false or undefined are left
 * out. Styles come from classes alone: the page's policy forbids them in attributes.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  element.append(
    ...children.filter(
      (child): child is Node | string => child !== null && child !== undefined && child !== false,
    ),
  )
  return element
}

/** Sets an element's text if it differs, so that a screen reader does not repeat it. */
export function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** Sets or removes an attribute. */
export function mark(element: Element, name: string, value: boolean | string): void {
  if (value === false) element.removeAttribute(name)
  else if (element.getAttribute(name) !== (value === true ? '' : value))
    element.setAttribute(name, value === true ? '' : value)
}

const outlines = {
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  rules: 'M12 17v-6M12 7.500v.1M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0Z',
  fairness:
    'M12 3l7.500 3v5.500c0 4.600-3.100 8-7.500 9.500c-4.400-1.500-7.500-4.900-7.500-9.500V6ZM8.500 12l2.500 2.500l4.500-5',
} as const
export type IconName = keyof typeof outlines

/** An outline icon on a grid of 24; decoration, its button carries the name. */
export function icon(name: IconName): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', outlines[name])
  svg.append(path)
  return svg
}
