import { getInstance } from '@module-federation/runtime'

declare global {
  /** Shared module → its development build, set by the script of a watched build. */
  var plazaReact: Record<string, unknown> | undefined
}

/**
 * Runs a watched build's script and shares its development React with the whole page, the shell included, in place of
 * the shell's own (docs/decisions/0010). No code may have loaded React before. @throws Error when it fails to load
 */
export async function swapReact(url: string): Promise<void> {
  await runScript(url)
  const modules = globalThis.plazaReact
  const host = getInstance()
  if (!modules || !host) throw new Error(`${url} brings no React`)
  host.registerPlugins([
    {
      name: 'plaza-development-react',
      resolveShare(asked) {
        const module = Object.hasOwn(modules, asked.pkgName) ? modules[asked.pkgName] : undefined
        if (!module) return asked
        const shared = asked.shareScopeMap[asked.scope]?.[asked.pkgName]?.[asked.version]
        if (shared && !shared.lib) Object.assign(shared, { lib: () => module, loaded: true })
        return asked
      },
    },
  ])
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
