// Apart from the schemas, so that the page need not carry the code that checks them.

export const contactLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  facilityName: 200,
  stateId: 2,
  // The form sets no bound (docs/specification.md, section 5): what one request may carry is the only one.
  message: 60_000,
} as const

/**
 * For a form without script, which cannot make a key: the same words from one address within ten minutes are one
 * message.
 */
export const sameWords = 'same-words'
