import { isFieldName, type FieldName } from './field-names'

/** Names of the controls where they are not the field's own. */
const controls: Partial<Record<FieldName, string>> = { verificationCode: 'messageCode' }

/** Name of the control of a field. */
export const controlOfField = (field: FieldName): string => controls[field] ?? field

/** The field of a control by its name; undefined for controls outside the form's fields. */
export function fieldOfControl(control: string): FieldName | undefined {
  const [name = control] = Object.entries(controls).find(([, own]) => own === control) ?? []
  return isFieldName(name) ? name : undefined
}
