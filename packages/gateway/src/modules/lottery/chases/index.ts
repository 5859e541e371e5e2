// The module
export { chasesModule } from './chases-module'
// What it changes in a database
export { chaseMigrations } from './migrations'
// Plans from elsewhere
export { importChases, type ImportedChase } from './import-chases'
