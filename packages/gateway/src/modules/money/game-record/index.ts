// The module
export { gameRecordModule } from './game-record-module'
