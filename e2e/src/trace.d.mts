import type { Page } from '@playwright/test'

export interface TraceEvent {
  name: string
  ts: number
  dur?: number
  tdur?: number
}
export function traceOf(page: Page, during: () => Promise<unknown>): Promise<TraceEvent[]>
export function frameWorkOf(events: readonly TraceEvent[]): Record<string, number>
export function scriptWorkOf(events: readonly TraceEvent[]): Record<string, number>
export function forcedLayoutsOf(events: readonly TraceEvent[]): number
export function tasksOf(events: readonly TraceEvent[]): { atMs: number; ms: number; wallMs: number }[]
