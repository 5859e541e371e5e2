/** The code with which a sign-in goes on with its second step (SECURITY-4). */
export const stepRequired = 'login.step.required'
