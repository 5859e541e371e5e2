#!/usr/bin/env node
// Builds the same commit as one application, for the bench.
import { monolithPreset } from '../src/webpack/monolith-preset.mjs'
import { runWebpack } from '../src/webpack/run-webpack.mjs'

process.env.NODE_ENV = 'production'
await runWebpack(monolithPreset())
