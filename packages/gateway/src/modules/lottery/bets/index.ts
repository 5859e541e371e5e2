// The module
export { betsModule } from './bets-module'
// What it changes in a database
export { betsMigrations } from './migrations'
