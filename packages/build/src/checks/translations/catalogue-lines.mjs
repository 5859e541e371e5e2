const token = /"(?:[^"\\]|\\.)*"|[{}:,]/g

/**
 * The texts of a catalogue as they are written: key (its parts joined by dots), the last part, text and line, in the order of the file.
 * A key that is written twice comes twice, unlike in what `JSON.parse` returns.
 */
export function catalogueLines(source) {
  const texts = []
  const path = []
  let line = 1
  let countedTo = 0
  let name
  let isValue = false
  for (const { 0: part, index } of source.matchAll(token)) {
    for (; countedTo < index; countedTo += 1) if (source[countedTo] === '\n') line += 1
    if (part === '{') {
      if (name !== undefined) path.push(name)
      name = undefined
      isValue = false
    } else if (part === '}') {
      name = path.pop()
      isValue = false
    } else if (part === ':') isValue = true
    else if (part === ',') isValue = false
    else if (isValue) texts.push({ key: [...path, name].join('.'), name, text: JSON.parse(part), line })
    else name = JSON.parse(part)
  }
  return texts
}
