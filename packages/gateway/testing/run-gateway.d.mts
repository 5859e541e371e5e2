import type { ChildProcess } from 'node:child_process'

/** A port that nobody has, and that no server gets which asks for any. */
export function freePort(): Promise<number>
/** Starts the built gateway of a folder and waits until it is ready. @throws with its last words when it ends before */
export function runGateway(bundle: string, env: Record<string, string>): Promise<ChildProcess>
