import { writeSync } from 'node:fs'
import { printableJson } from '@plaza/contract/kernel'

/** Accepts whole lines, each with its line end. */
export interface LogLines {
  write(line: string): void
}

/** Writes bytes to a descriptor and returns how many were written. Throws the file system's own error. */
type WriteBytes = (descriptor: number, bytes: Uint8Array) => number

const writeSome: WriteBytes = (descriptor, bytes) => writeSync(descriptor, bytes)
const standardOutput = 1
/** Attempts at writing to a full pipe, and ms between two of them. */
const tries = 20
const pauseMs = 5
const warning = 40

/**
 * The log of a process, written line by line to standard output or another descriptor. A line is JSON; invisible
 * characters are escaped, so that text from strangers cannot control a terminal. Lines that cannot be written are
 * dropped and counted, so that a full disk stops no work. The next line that can be written is preceded by one that
 * reports the number.
 */
export function openLog(descriptor = standardOutput, writeBytes: WriteBytes = writeSome): LogLines {
  let lost = 0
  let reason = ''
  /** Whether the last line was only partly written. */
  let isCut = false

  const put = (line: string): boolean => {
    const bytes = Buffer.from(isCut ? `\n${line}` : line)
    let done = 0
    try {
      while (done < bytes.length) done += patiently(() => writeBytes(descriptor, bytes.subarray(done)))
      isCut = false
      return true
    } catch (error) {
      if (done > 0) isCut = bytes[done - 1] !== newline
      reason = codeOf(error)
      return false
    }
  }
  const notice = () => {
    const msg = `${lost} lines of this log were lost (${reason})`
    return `${JSON.stringify({ level: warning, time: Date.now(), msg })}\n`
  }

  return {
    write(line) {
      if (lost > 0 && put(notice())) lost = 0
      if (lost > 0 || !put(printableJson(line))) lost += 1
    },
  }
}

const newline = '\n'.charCodeAt(0)

/** Retries for a moment while a pipe is full. */
function patiently(write: () => number): number {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return write()
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN' || attempt >= tries) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
    }
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
