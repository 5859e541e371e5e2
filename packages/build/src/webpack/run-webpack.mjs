import webpack from 'webpack'

/** Runs a build. @throws with webpack's own message when it has errors */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError)
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })))
        else resolve(stats)
      })
    })
  })
}
