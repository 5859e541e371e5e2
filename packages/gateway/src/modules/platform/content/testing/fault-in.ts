const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}
const elements =
  'p br hr h2 h3 h4 strong b em i u s small sub sup blockquote ul ol li a img table thead tbody tfoot tr th td caption span div'.split(
    ' ',
  )
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g

/** An allowed address; one that could hide a scheme (entities, control characters) is not allowed. */
const leads = (address: string): boolean =>
  !/&(?!amp;|quot;|lt;|gt;)|[\0-\x20]/.test(address) &&
  (/^(?:https?:\/\/|mailto:|tel:)/.test(address) || !/^[^/?#]*:|^[/\\]{2}/.test(address))

/** What is wrong with HTML that should be plain structure, links and pictures; undefined when nothing is. */
export function faultIn(html: string): string | undefined {
  for (const [, , element = '', given = ''] of html.matchAll(tag)) {
    if (!elements.includes(element)) return `element ${element}`
    for (const [, name = '', value = ''] of given.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!attributes[element]?.includes(name)) return `attribute ${name} of ${element}`
      if ((name === 'href' || name === 'src') && !leads(value)) return `address ${value}`
    }
  }
  const rest = html.replace(tag, '')
  return /[<>]/.test(rest) ? `a sign of markup in ${rest}` : undefined
}
