export { remotePreset } from './webpack/remote-preset.mjs'
export { shellPreset } from './webpack/shell-preset.mjs'
