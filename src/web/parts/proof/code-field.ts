export const codeField = {
  name: 'code',
  label: 'Code from your app',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: 60,
  help: 'The 6 digits it shows now.',
} as const

export const recoveryField = {
  name: 'code',
  label: 'Recovery code',
  autoComplete: 'off',
  maxLength: 60,
  help: 'One from the list you kept, such as abcde-fghjk. Each works once.',
} as const
