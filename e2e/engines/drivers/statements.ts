/** Statements that return something, as the expression that some drivers ask for. */
export const asExpression = (statements: string): string => `(() => {\n${statements}\n})()`
