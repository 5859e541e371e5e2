/** A row of the table: a figure in ms unless `more` says otherwise; `value` is a number, or its summary with a range. */
export const row = (key, name, value, must, aim, more) => ({
  id: '–',
  key,
  name,
  ...(typeof value === 'number' ? { value } : value),
  must,
  aim,
  unit: 'ms',
  digits: 0,
  ...more,
})
