import { findPhrases } from './plain-english.mjs'

const titled = new Set(['describe', 'it', 'test'])

/** `it`, `test.only`, `describe.each(…)`, `it.each` with a template: the name at the root of what is called. */
function rootName(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootName(node.object)
  if (node.type === 'CallExpression') return rootName(node.callee)
  return node.type === 'TaggedTemplateExpression' ? rootName(node.tag) : undefined
}

/** Comments with only white space between them are one text: a sentence goes on from line to line. */
function joined(comments, text) {
  const groups = []
  for (const { range } of comments) {
    const last = groups.at(-1)
    if (last && text.slice(last[1], range[0]).trim() === '') last[1] = range[1]
    else groups.push([...range])
  }
  return groups
}

/** No phrases of `plain-english.mjs` in comments and in the titles of tests. */
export const plainEnglishRule = {
  meta: {
    type: 'suggestion',
    messages: { phrase: 'Plain English: instead of "{{phrase}}" write {{write}}.' },
  },
  create(context) {
    const { sourceCode } = context
    const report = (text, offset) => {
      for (const { index, phrase, write } of findPhrases(text)) {
        const start = sourceCode.getLocFromIndex(offset + index)
        context.report({ loc: { start, end: start }, messageId: 'phrase', data: { phrase, write } })
      }
    }
    return {
      Program() {
        for (const [from, to] of joined(sourceCode.getAllComments(), sourceCode.text))
          report(
            sourceCode.text
              .slice(from, to)
              .replace(/^\/(?:\*+|\/) ?|\*\/$/g, (frame) => ' '.repeat(frame.length)),
            from,
          )
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !titled.has(rootName(callee))) return
        if (title.type === 'Literal' && typeof title.value === 'string')
          report(title.value, title.range[0] + 1)
        if (title.type === 'TemplateLiteral')
          for (const { value, range } of title.quasis) report(value.raw, range[0] + 1)
      },
    }
  },
}
