// The module
export { systemModule } from './system-module'
