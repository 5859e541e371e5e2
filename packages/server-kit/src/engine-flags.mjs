import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Names of the flags in the answer of `--v8-options`: each begins a line of its own. */
const namesIn = (help) => new Set([...help.matchAll(/^\s*--([\w-]+) \(/gm)].map(([, name]) => name))

/** Asked once for each Node: the answer is the same as long as its program is. */
const answers = new Map()

function flagsOf(node) {
  if (!answers.has(node))
    answers.set(
      node,
      promisify(execFile)(node, ['--v8-options'], { maxBuffer: 16 * 1024 * 1024 }).then(
        ({ stdout }) => namesIn(stdout),
        // A flag of the engine only saves CPU: an engine that cannot be asked gets none.
        () => new Set(),
      ),
    )
  return answers.get(node)
}

/** Those of `flags` that the engine of `node` takes; see `engine-flags.d.mts`. */
export async function knownFlags(flags, node = process.execPath) {
  const known = await flagsOf(node)
  return flags.filter((flag) => known.has(flag.replace(/^--/, '').replace(/=.*/, '')))
}

/**
 * Makes V8 optimise a function only when much more of it has run than by default. Busy functions are optimised some
 * seconds later. Those that only a start runs no longer are, which took a fifth of the gateway's CPU during a start. Node 20
 * counts bytes of a function, later ones its calls.
 */
export const lateOptimisation = [
  '--wasm-tiering-budget=300000000',
  '--interrupt-budget=1000000',
  '--invocation-count-for-turbofan=45000',
]
