declare global {
  /** Shared module → its development build, set by the script of a watched build. */
  var plazaReact: Record<string, unknown> | undefined
}

/**
 * Runs a watched build's script, whose development React the whole page uses in place of the shell's own
 * (docs/decisions/0010). No code may have loaded React before. @throws Error when it fails to load
 */
export async function swapReact(url: string): Promise<void> {
  await runScript(url)
  if (!globalThis.plazaReact) throw new Error(`${url} brings no React`)
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)))
    script.src = url
    document.head.append(script)
  })
}
