const { join, relative, sep } = require('node:path')
const { longLimitMs, longSuites, usualLimitMs } = require('./long-suites.cjs')

const root = join(__dirname, '../../../..')
const suite = relative(root, expect.getState().testPath ?? '').replaceAll(sep, '/')
const isLong = process.env.TEST_FULL === '1' || suite in longSuites
jest.setTimeout(isLong ? longLimitMs : usualLimitMs)
