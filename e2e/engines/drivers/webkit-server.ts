import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { programs } from './programs'

/** WebKit's WebDriver, with a screen for its windows. */
export interface WebKitServer {
  url: string
  /** Uncaught errors and violations of the policy that its pages wrote to the console. */
  problems: readonly string[]
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Starts a screen, and resolves to it and its name once it takes windows. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(
    programs.screen[1],
    ['-displayfd', '3', '-screen', '0', '1280x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const lines = createInterface({ input: child.stdio[3] as Readable })
  const [name] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it was ready'))),
  ])) as [string]
  return { child, display: `:${name}` }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok
  } catch (error) {
    // fetch rejects with a TypeError while nobody listens yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Starts WebKit's WebDriver. @throws when it ends instead */
export async function startWebKitServer(): Promise<WebKitServer> {
  const screen = await startScreen()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(programs.webkitDriver[1], [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Nobody reads the accessibility bus, which would be started for each window.
      NO_AT_BRIDGE: '1',
    },
  })
  const problems: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/CONSOLE JS ERROR|Content.Security.Policy/i.test(line)) problems.push(line)
  })
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    problems,
    async stop() {
      await end(child)
      await end(screen.child)
    },
  }
}
