/** Path of a call with its parameters filled in. @throws RangeError when one is missing */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    if (params[name] === undefined) throw new RangeError(`${path}: no ${name}`)
    return encodeURIComponent(String(params[name]))
  })
}
