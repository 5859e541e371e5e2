import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { federationPlugins } from '../webpack/remote-preset.mjs'
import { commonConfig } from '../webpack/webpack-common.mjs'
import { root } from '../workspace/workspaces.mjs'
import { LastGoodPlugin } from './last-good-plugin.mjs'
import { writeWatchClient } from './watch-client.mjs'
import { watchNames } from './watch-names.mjs'

const isStyle = (rule) => String(rule.test) === String(/\.css$/)
const isScript = (rule) => String(rule.test) === String(/\.tsx?$/)

/** Class names that can be read, and stay as they are while a style is edited. */
const readable = (use) =>
  use.options?.modules
    ? {
        ...use,
        options: {
          ...use.options,
          modules: { ...use.options.modules, localIdentName: '[name]_[local]_[hash:base64:4]' },
        },
      }
    : use

const refreshed = ({ options, ...rule }) => ({
  ...rule,
  options: {
    jsc: {
      ...options.jsc,
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  },
})

/**
 * Webpack configuration of a remote that is being worked on: the production one's federation and styles, with fast
 * refresh, readable names and source maps, without hashes and without the packages that the shell shares.
 */
export function watchConfig(dir, name, base) {
  const { container, entry } = watchNames(name)
  const config = commonConfig({
    dir,
    salt: container,
    publicPath: base,
    outDir: join(root, '.cache/dev', name, 'out'),
    mode: 'development',
  })
  return {
    ...config,
    name,
    entry: {},
    // The document policy forbids eval.
    devtool: 'cheap-module-source-map',
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    cache: { ...config.cache, name: `watched-${name}`, version: 'watched' },
    output: {
      ...config.output,
      clean: false,
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: 30_000,
    },
    externals: [
      // The page has one fast-refresh runtime: the one that was installed before its React.
      ({ request }, answer) =>
        /react-refresh[\\/]runtime(?:\.js)?$/.test(request)
          ? answer(null, 'var self.plazaRefresh')
          : answer(),
    ],
    externalsType: 'var',
    module: {
      rules: config.module.rules.map((rule) =>
        isScript(rule) ? refreshed(rule) : isStyle(rule) ? { ...rule, use: rule.use.map(readable) } : rule,
      ),
    },
    optimization: { moduleIds: 'named', chunkIds: 'named', minimize: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      ...federationPlugins({ dir, container, filename: entry }),
      new LastGoodPlugin(),
      new webpack.EntryPlugin(dir, writeWatchClient(dir, name), { name: undefined }),
      new ReactRefreshPlugin({
        exclude: /node_modules|[\\/]\.cache[\\/]/,
        overlay: false,
        library: container,
      }),
    ],
  }
}
