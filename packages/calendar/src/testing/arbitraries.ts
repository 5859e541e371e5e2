import * as fc from 'fast-check'
import { addDays } from '../days'

/**
 * Zones with every kind of clock change: none, at night, at midnight (Cairo, Havana, Beirut, Asuncion, São Paulo), by
 * half an hour (Lord Howe), in Ramadan (Casablanca), over the date line (Apia), by 45 minutes (Chatham), back over
 * midnight (St John's until 2011).
 */
export const zones = [
  'UTC',
  'Asia/Manila',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Beirut',
  'America/Asuncion',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const

export const zone = fc.constantFrom(...zones)

const firstMs = Date.UTC(1990, 0, 1)
const lastMs = Date.UTC(2040, 0, 1)

/** Moments of 50 years, ms. */
export const moment = fc.integer({ min: firstMs, max: lastMs })

/** Days within the same 50 years. */
export const day = fc.integer({ min: 0, max: 18_260 }).map((days) => addDays('1990-01-01', days))
