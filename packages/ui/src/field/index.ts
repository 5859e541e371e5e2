export { TextField, type TextFieldProps } from './TextField'
export { PasswordField } from './PasswordField'
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField'
export { Field, type FieldControl, type FieldProps } from './Field'
