// The module
export { gameRecordModule } from './game-record-module'
// What members played, for those who may see it of many
export { recordsOf } from './read-records'
