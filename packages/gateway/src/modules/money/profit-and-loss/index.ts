// The module
export { profitAndLossModule } from './profit-and-loss-module'
