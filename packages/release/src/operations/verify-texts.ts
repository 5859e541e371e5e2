import { findUnseen } from '@plaza/contract/kernel'
import type { Finding } from './finding'

/**
 * Names a document that an older program wrote with invisible characters, such as control characters or marks of
 * direction. The log is never rewritten; these texts are escaped wherever they are shown.
 */
export function verifyTexts(about: string, document: unknown, findings: Finding[]): void {
  const found = findUnseen(document)
  if (found)
    findings.push({
      severity: 'warning',
      about,
      message: `Its ${found.path} has the invisible character ${found.character}. It was written before such texts were refused, and is shown escaped.`,
    })
}
