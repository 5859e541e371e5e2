import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { openLog } from '@plaza/process-log'
import type { Logger } from 'pino'
import { PlainError } from '@plaza/server-kit'
import { createBackOff } from './back-off'
import { removePid, writePid } from './pid-file'

/** One process of the site: its script and environment. */
export interface ChildSpec {
  name: string
  /** Path of the script. */
  entry: string
  env: NodeJS.ProcessEnv
  /** Options of Node, before the script. */
  flags: string[]
  /** File descriptor of its log. */
  log: number
  pidFile: string
  /** Whether it is ready. */
  isReady: () => Promise<boolean>
}

/** Ends a child whose supervisor was killed. Runs in the child before its own code. */
const endWithSupervisor = `data:text/javascript,${encodeURIComponent(
  "process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref()",
)}`
/** Node's own exit code for an option that it does not have. */
const invalidOption = 9
const pollMs = 100
const startMs = 5 * 60_000
const graceMs = 10_000

/** A process that is kept running: it is restarted with back-off whenever it exits, until it is stopped. */
export class Child {
  private process: ChildProcess | undefined
  private isStopping = false
  private wasReady = false
  private recentErrors = ''
  /** Sentences that the process has for whoever starts the site. */
  readonly notices: string[] = []
  /** Writes to the process-id file run one after the other, so that the id of a process that ended never remains. */
  private pidWrites: Promise<void> = Promise.resolve()
  private readonly backOff = createBackOff()

  constructor(
    private readonly spec: ChildSpec,
    private readonly log: Logger,
  ) {}

  /**
   * Starts the process and waits until it is ready. @throws PlainError with the process's own message when it exits
   * before.
   */
  async start(): Promise<void> {
    const { name } = this.spec
    let hasGivenUp = false
    const gaveUp = new Promise<never>((_resolve, reject) => this.launch(reject))
    gaveUp.catch(() => (hasGivenUp = true))
    const giveUpAt = Date.now() + startMs
    const becameReady = async () => {
      while (!hasGivenUp && !this.isStopping && !(await this.spec.isReady())) {
        if (Date.now() > giveUpAt) throw new PlainError(`The ${name} did not become ready; see its log.`)
        await wait(pollMs)
      }
    }
    await Promise.race([becameReady(), gaveUp])
    if (this.isStopping) return
    this.wasReady = true
    await this.recordPid()
  }

  /** Asks the process to end, and kills it if it does not. Resolves when its process-id file is gone too. */
  async stop(): Promise<void> {
    this.isStopping = true
    const child = this.process
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await ended
      clearTimeout(timer)
    }
    await this.pidWrites
  }

  private launch(giveUp: (error: PlainError) => void): void {
    const { name, entry, env, flags, log } = this.spec
    const began = Date.now()
    const lines = openLog(log)
    const args = [...flags, '--import', endWithSupervisor, entry]
    const child = spawn(process.execPath, args, {
      env,
      detached: true,
      stdio: ['ignore', log, 'pipe', 'ipc'],
    })
    this.process = child
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.recentErrors = (this.recentErrors + text).slice(-4000)
      lines.write(text)
    })
    child.on('message', (message) => {
      const { notice } = message as { notice?: unknown }
      if (typeof notice === 'string') this.notices.push(notice)
    })
    if (this.wasReady)
      this.recordPid().catch((error: unknown) =>
        this.log.warn({ err: error }, 'could not write the process-id file'),
      )
    child.on('error', (cause) =>
      giveUp(new PlainError(`The ${name} could not be started: ${cause.message}.`, { cause })),
    )
    child.on('exit', () => {
      const { pid } = child
      if (pid !== undefined) void this.writePidFile(() => removePid(this.spec.pidFile, pid))
    })
    child.on('close', (code, signal) => {
      if (this.isStopping) return
      if (!this.wasReady && signal === null) return giveUp(new PlainError(this.exitReason(code)))
      const waitMs = this.backOff.next(Date.now() - began)
      this.log.error({ child: name, code, signal, waitMs }, 'a process of the site died; starting it again')
      setTimeout(() => this.isStopping || this.launch(giveUp), waitMs)
    })
  }

  private exitReason(code: number | null): string {
    const { name } = this.spec
    const refused = code === invalidOption && /bad option: (\S+)/.exec(this.recentErrors)?.[1]
    if (refused)
      return `The ${name} could not be started: ${process.execPath} (Node ${process.versions.node}) does not have the option ${refused}.`
    const lines = this.recentErrors.split('\n').filter((line) => line.trim() !== '')
    return lines.at(-1) ?? `The ${name} ended with code ${code} without an error message.`
  }

  private async recordPid(): Promise<void> {
    const pid = this.process?.pid
    if (pid !== undefined) await this.writePidFile(() => writePid(this.spec.pidFile, pid))
  }

  private writePidFile(change: () => Promise<void>): Promise<void> {
    const changed = this.pidWrites.then(change)
    // The caller that requested the write gets its error; the next write runs all the same.
    this.pidWrites = changed.catch(() => undefined)
    return changed
  }
}
