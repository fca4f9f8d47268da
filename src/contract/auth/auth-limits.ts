// Apart from the schemas, so that the forms need not carry the code that checks them.

export const authLimits = {
  firstName: 100,
  lastName: 100,
  organizationName: 200,
  email: 254,
  passwordMin: 10,
  passwordMax: 128,
  passkeyName: 60,
} as const

export const secondsBeforeAgain = 30
