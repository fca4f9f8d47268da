// Apart from the schemas, so that the page need not carry the code that checks them.

/** The most letters a search or a town may have, the last page that may be asked for, and the most homes asked by id. */
export const homesLimits = { text: 100, page: 1000, homes: 20 } as const
