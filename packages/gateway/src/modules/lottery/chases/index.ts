// The module
export { chasesModule } from './chases-module'
// Plans from elsewhere
export { importChases, type ImportedChase } from './import-chases'
