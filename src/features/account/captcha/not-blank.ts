/** Returns the rule of a field that must not be blank. Leaving a blank field shows no message yet. */
export const notBlank = (message: string) => ({
  required: true,
  whitespace: true,
  message,
  validateTrigger: 'onSubmit',
});
