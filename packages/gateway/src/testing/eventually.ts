import { setTimeout as wait } from 'node:timers/promises'

/** Repeats a check until it holds: for what reaches a process by the database's notifications. @throws its last error after `timeoutMs`, of which only a failure needs all */
export async function eventually(check: () => Promise<void>, timeoutMs = 120_000): Promise<void> {
  const end = Date.now() + timeoutMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(20)
    }
  }
}
