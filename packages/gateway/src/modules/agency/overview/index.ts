// The module
export { teamOverviewModule } from './overview-module'
