import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of a second in `/proc`, which Linux fixes for programs. */
const ticks = 100

/** Parent, and processor seconds of user and system, of each process; one that ends meanwhile is left out. */
function processes() {
  const found = new Map()
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      // The name of the program, in brackets, may have spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      found.set(Number(name), {
        parent: Number(fields[1]),
        seconds: (Number(fields[11]) + Number(fields[12])) / ticks,
      })
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error
    }
  return found
}

/** Processor seconds that each process below `pid`, and `pid` itself, has used so far, by process. Linux only. */
export function processorSeconds(pid) {
  const all = processes()
  const isBelow = (each) => each === pid || (all.has(each) && isBelow(all.get(each).parent))
  return new Map([...all].filter(([each]) => isBelow(each)).map(([each, { seconds }]) => [each, seconds]))
}
