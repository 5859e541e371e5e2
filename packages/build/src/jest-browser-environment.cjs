require('./jest-shared-scripts.cjs')

/** Jest's own page for one suite, whose modules are compiled once a worker. */
module.exports = require('jest-environment-jsdom')
