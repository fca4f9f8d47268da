// Apart from the schemas, so that the page need not carry the code that checks them.

export const residencesLimits = { text: 100, page: 1000, homes: 20 } as const
