// The module
export { rankingModule } from './ranking-module'
