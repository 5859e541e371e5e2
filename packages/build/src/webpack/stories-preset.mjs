import { join } from 'node:path'
import { commonConfig } from './webpack-common.mjs'
import { folderOf, root } from '../workspace/workspaces.mjs'

/** Folder of the built stories page. */
export const storiesFolder = join(root, '.cache/stories')

/**
 * Builds the page of ui's stories with the loaders and styles of every other build. Nothing is shared or sealed,
 * because only developers and tests load it.
 */
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
