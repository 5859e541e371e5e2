import { join } from 'node:path'
import { commonConfig } from './webpack-common.mjs'
import { folderOf, root } from './workspaces.mjs'

/** Where the built page of stories stands. */
export const storiesFolder = join(root, '.cache/stories')

/** The page of ui's stories, built with the loaders and styles of every other build. Nothing is shared or sealed: it is served to developers and tests alone. */
export function storiesPreset() {
  const dir = folderOf('ui')
  const config = commonConfig({ dir, salt: 'stories', publicPath: '/', outDir: storiesFolder })
  return {
    ...config,
    name: 'stories',
    entry: { main: join(dir, 'src/stories/main.tsx') },
    output: { ...config.output, filename: '[name].js' },
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins
      .filter(({ constructor }) => constructor.name !== 'IntegrityPlugin')
      .map((plugin) =>
        plugin.constructor.name === 'MiniCssExtractPlugin'
          ? new plugin.constructor({ filename: '[name].css', ignoreOrder: true })
          : plugin,
      ),
  }
}
