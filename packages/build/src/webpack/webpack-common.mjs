import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { IntegrityPlugin } from '../release/integrity-plugin.mjs'
import { HashInPathPlugin } from '../release/hash-in-path.mjs'
import { root } from '../workspace/workspaces.mjs'

const require = createRequire(import.meta.url)
/** Source maps of a production build, in `.cache/maps`, for a profile by module; no release has them. */
const hasSourceMaps = process.env.PLAZA_SOURCE_MAPS === '1'
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/**
 * Asks V8 to compile a whole script on the thread that receives it (docs/performance.md, Scripts). Without it a function
 * is compiled on the main thread when it is first called. The comment must be the first of the file, so it is added to what is
 * minified.
 */
const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })

/** The configuration that all browser builds share. `salt` keeps the class names of two releases apart. */
export const commonConfig = ({ dir, salt, publicPath, outDir = join(dir, 'dist'), mode = 'production' }) => ({
  context: dir,
  mode,
  target: 'web',
  devtool: mode !== 'production' ? 'source-map' : hasSourceMaps && 'hidden-source-map',
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: {
    type: 'filesystem',
    cacheDirectory: join(root, '.cache/webpack'),
    name: `${mode}-${salt.replace(/__.*/, '')}`,
    version: hasSourceMaps ? `${salt} maps` : salt,
    buildDependencies: { config: [fileURLToPath(import.meta.url)] },
  },
  output: {
    path: outDir,
    clean: true,
    publicPath,
    uniqueName: salt,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: 'media/[name].[contenthash:8][ext]',
    ...(hasSourceMaps && { sourceMapFilename: '../.cache/maps/[file].map' }),
    crossOriginLoading: 'anonymous',
    // The page's `plazaAsk` decides how long a file is awaited.
    chunkLoadTimeout: 20_000,
    // A module that threw because a file that it needs was missing is evaluated again once that file has loaded.
    strictModuleExceptionHandling: true,
    hashFunction: 'xxhash64',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: mode !== 'production' } },
            target: 'es2022',
          },
        },
      },
      // After the rule above has taken the types away.
      {
        test: /packages[\\/]contract[\\/]src[\\/].*\.ts$/,
        enforce: 'post',
        loader: here('./lazy-schemas-loader.cjs'),
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: require.resolve('css-loader'),
            options: {
              importLoaders: 1,
              modules: {
                auto: /\.module\.css$/,
                namedExport: false,
                exportLocalsConvention: 'as-is',
                localIdentName: '[hash:base64:5]',
                localIdentHashSalt: salt,
              },
            },
          },
          { loader: here('./layer-loader.cjs'), options: { root } },
        ],
        sideEffects: true,
      },
      { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer: [
      // By swc: half of the time that Terser takes, and the files are no larger.
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
      }),
      new CssMinimizerPlugin(),
    ],
  },
  plugins: [
    new HashInPathPlugin(),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
    new IntegrityPlugin(),
    compileHint(),
  ],
})
