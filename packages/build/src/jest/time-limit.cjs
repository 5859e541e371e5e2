const { join, relative, sep } = require('node:path')
const { isLong, longLimitMs, usualLimitMs } = require('./long-suites.cjs')

const root = join(__dirname, '../../../..')
const suite = relative(root, expect.getState().testPath ?? '').replaceAll(sep, '/')
jest.setTimeout(process.env.TEST_FULL === '1' || isLong(suite) ? longLimitMs : usualLimitMs)
