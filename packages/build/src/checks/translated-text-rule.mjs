/** Calls whose answer is a text of the catalogue, and calls whose answer is a figure. */
const sayings = new Set(['t', 'dateTime', 'relative'])
const figures = new Set(['money', 'number', 'percent', 'clockText'])

const isCall = (node, names) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && names.has(node.callee.name)

/** A text that is put together at run time, whatever it depends on. */
function isText(node) {
  if (node.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate)
  if (node.type === 'LogicalExpression') return isText(node.right)
  return node.type === 'TemplateLiteral' || isCall(node, sayings) || isCall(node, figures)
}

const isShown = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'

const marksTranslation = (element) =>
  element.attributes.some(({ name, type }) => type === 'JSXSpreadAttribute' || name?.name === 'translate')

const isHost = (element) => element.name.type === 'JSXIdentifier' && /^[a-z]/.test(element.name.name)

/**
 * A browser's translator replaces text nodes, and React goes on writing into the old ones where a text has siblings. So
 * a text that can change stands alone in its element, and what is no language says so (LANG-7).
 */
export const translatedTextRule = {
  meta: {
    type: 'problem',
    messages: {
      alone:
        'Put this text into an element of its own: a translated page keeps the old one otherwise (LANG-7).',
      figure: 'A figure is not translated: give its element translate="no" (LANG-7).',
      bdi: 'Say whether this is translated: translate="no" for names, numbers and codes (LANG-7).',
    },
  },
  create: (context) => {
    const alone = ({ children }) => {
      const shown = children.filter(isShown)
      if (shown.length < 2) return
      for (const child of shown)
        if (child.type === 'JSXExpressionContainer' && isText(child.expression))
          context.report({ node: child, messageId: 'alone' })
    }
    return {
      JSXFragment: alone,
      JSXElement(node) {
        alone(node)
        const { openingElement: element } = node
        if (!isHost(element) || marksTranslation(element)) return
        if (element.name.name === 'bdi') context.report({ node, messageId: 'bdi' })
        const [child, ...others] = node.children.filter(isShown)
        if (
          others.length === 0 &&
          child?.type === 'JSXExpressionContainer' &&
          isCall(child.expression, figures)
        )
          context.report({ node, messageId: 'figure' })
      },
    }
  },
}
