/** The zone of this device, because an operator looks at their own clock. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
