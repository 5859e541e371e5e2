/** Gives the page under test media of which none of the queries holds, but those named; the test browser has none. */
export function fakeMedia(...holding: readonly string[]): void {
  const media = (query: string) => ({ matches: holding.includes(query), media: query })
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, writable: true, value: media })
}
