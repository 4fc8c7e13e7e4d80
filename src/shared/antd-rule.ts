/** Makes a rule of antd's Form from a function that returns the message for an invalid value. */
export const ruleOf = <T>(messageOf: (value: T) => string | undefined) => ({
  validator: (_rule: unknown, value: T) => {
    const message = messageOf(value);
    return message === undefined ? Promise.resolve() : Promise.reject(new Error(message));
  },
});
