/** Defines `matchMedia` for the page under test, which the test browser lacks: only the named queries match. */
export function fakeMedia(...holding: readonly string[]): void {
  const media = (query: string) => ({ matches: holding.includes(query), media: query })
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, writable: true, value: media })
}
