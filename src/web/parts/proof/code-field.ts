export const codeField = {
  name: 'code',
  label: 'Code from your app',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: 60,
  help: 'The 6 digits it shows now.',
} as const
