/** Texts of one namespace in one language: nested or flat, leaves are strings. */
export interface Catalogue {
  [key: string]: string | Catalogue
}

/** The text of a key, whose parts are nested, flat or mixed in a catalogue. An empty text counts as absent. */
export function findText(catalogue: Catalogue, key: string): string | undefined {
  const own = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  if (typeof own === 'string' && own !== '') return own
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const first = key.slice(0, dot)
    const part = Object.hasOwn(catalogue, first) ? catalogue[first] : undefined
    const text = typeof part === 'object' ? findText(part, key.slice(dot + 1)) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

/** Fills `{{name}}` in a text; a name without a value stays as it is written. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{\s*(\w+)\s*}}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
