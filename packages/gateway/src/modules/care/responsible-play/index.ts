// The module
export { responsiblePlayModule } from './responsible-play-module'
