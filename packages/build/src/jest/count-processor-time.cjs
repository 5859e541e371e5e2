const { appendFileSync } = require('node:fs')

/**
 * Begins to count what a suite costs its worker, with its threads and without its child processes and database servers.
 * Returns what ends it: then a line with suite, project and CPU seconds is appended to the file that `TEST_CPU_FILE` names.
 */
exports.countProcessorTime = (suite, project) => {
  const file = process.env.TEST_CPU_FILE
  const before = process.cpuUsage()
  return () => {
    if (file === undefined) return
    const { user, system } = process.cpuUsage(before)
    appendFileSync(file, `${JSON.stringify({ suite, project, cpuS: (user + system) / 1e6 })}\n`)
  }
}
