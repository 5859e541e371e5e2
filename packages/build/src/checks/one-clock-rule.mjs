const isDate = (node) => node.type === 'Identifier' && node.name === 'Date'

/** No look at the device's clock: a page has one clock, the server's time and what has passed since (TIME-1). */
export const oneClockRule = {
  meta: {
    type: 'problem',
    messages: {
      clock:
        "The device's clock can be wrong and can jump: take `serverNow` for the time, and `performance.now()` for what has passed (TIME-1).",
    },
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'clock' })
    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name
        if (isDate(node.object) && name === 'now') report(node)
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node)
      },
    }
  },
}
