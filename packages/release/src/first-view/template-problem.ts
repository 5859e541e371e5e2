import { firstViewAddresses, firstViewNames, kitClassPrefix } from '@plaza/contract/page'

const elements = new Set(
  'a article b button div em footer form h1 h2 h3 header img input label li main nav noscript ol p path picture section small source span strong svg ul'.split(
    ' ',
  ),
)
const voidElements = new Set(['img', 'input', 'source'])
const attributes =
  /^(?:class|role|tabindex|dir|lang|translate|hidden|title|alt|src|srcset|sizes|href|width|height|loading|decoding|fetchpriority|draggable|viewBox|d|type|name|value|for|autocomplete|autocapitalize|autocorrect|inputmode|enterkeyhint|maxlength|placeholder|required|readonly|disabled|checked|spellcheck|novalidate|(?:aria|data)-[a-z-]+)$/i
const addresses = new Set(['href', 'src', 'srcset'])
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [A-Za-z][A-Za-z-]*="[^"<>]*")*)\/?>/y
const hole = /\{\{([#^/>]?) ?([\w.@/-]+)\}\}/y

/** How a template is judged. */
export interface TemplateRules {
  /** Whether it is the shell's: it may name places for slots and ids of elements. */
  isShell: boolean
  /** Class names of the kit that the page's shell has; any when absent. */
  kitClasses?: Readonly<Record<string, string>>
}

/**
 * Why a template of a first view cannot be drawn (EDGE-7), in words; undefined when it can. It is markup and named
 * values alone: no script, style or handler, no address outside of the site, and every element and section ends inside
 * the one that it begins in, so that no value changes the structure.
 */
export function templateProblem(template: string, rules: TemplateRules): string | undefined {
  const open: string[] = []
  const known = firstViewNames()
  let at = 0
  while (at < template.length) {
    if (template.startsWith('{{', at)) {
      const found = matchAt(hole, template, at)
      if (!found) return `"${excerpt(template, at)}" is not a value or a section`
      const problem = holeProblem(found, open, known, rules)
      if (problem) return problem
      at += found[0].length
    } else if (template[at] === '<') {
      const found = matchAt(tag, template, at)
      if (!found) return `"${excerpt(template, at)}" is not an element that a template may have`
      const problem = tagProblem(found, open, known, rules)
      if (problem) return problem
      at += found[0].length
    } else at += 1
  }
  return open.length > 0 ? `"${open.at(-1)}" does not end` : undefined
}

const excerpt = (template: string, at: number): string => template.slice(at, at + 40)

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Closes what is open last; the problem where that is something else. */
const close = (name: string, open: string[]): string | undefined =>
  open.pop() === name ? undefined : `"${name}" ends where it did not begin`

function holeProblem(
  [, kind = '', name = '']: RegExpExecArray,
  open: string[],
  known: ReadonlySet<string>,
  { isShell, kitClasses }: TemplateRules,
): string | undefined {
  if (kind === '>') return isShell ? undefined : `it has a place for ${name}, as only the shell may`
  const kit = name.startsWith(kitClassPrefix) ? name.slice(kitClassPrefix.length) : undefined
  const isKnown =
    kit === undefined ? known.has(name) : !kind && (!kitClasses || Object.hasOwn(kitClasses, kit))
  if (!isKnown) return `it names "${name}", which documents do not have`
  if (kind === '/') return close(`#${name}`, open)
  if (kind) open.push(`#${name}`)
  return undefined
}

function tagProblem(
  [, end, element = '', written = '']: RegExpExecArray,
  open: string[],
  known: ReadonlySet<string>,
  rules: TemplateRules,
): string | undefined {
  if (!elements.has(element)) return `it has the element <${element}>`
  if (end) return written ? `</${element}> has attributes` : close(element, open)
  for (const [, name = '', value = ''] of written.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g)) {
    const problem = attributeProblem(name, value, known, rules)
    if (problem) return `<${element} ${name}>: ${problem}`
  }
  if (!voidElements.has(element)) open.push(element)
  return undefined
}

function attributeProblem(
  name: string,
  value: string,
  known: ReadonlySet<string>,
  rules: TemplateRules,
): string | undefined {
  if (!attributes.test(name) && !(name === 'id' && rules.isShell))
    return 'the attribute is not one of a template'
  const open: string[] = []
  for (const { index } of value.matchAll(/\{\{/g)) {
    const found = matchAt(hole, value, index)
    if (!found || found[1] === '>') return `"${value}" has something else than values`
    const problem = holeProblem(found, open, known, rules)
    if (problem) return problem
  }
  if (open.length > 0) return `"${value}" begins a section that it does not end`
  if (!addresses.has(name.toLowerCase())) return undefined
  return value.split(', ').every(isAddress) ? undefined : `"${value}" is not an address of the site`
}

/**
 * Of the site: a path from its root, a value that is an address, or such a value and a path. A value may be empty, so
 * what follows it must be a path as well.
 */
function isAddress(text: string): boolean {
  const beginning = new RegExp(`^(?:\\{\\{(?:${firstViewAddresses.join('|')})\\}\\})*`)
  const rest = text.replace(/ [12]x$/, '').replace(beginning, '')
  return rest === '' ? text !== '' : /^\/(?![/\\{])[^\s\\]*$/.test(rest)
}
