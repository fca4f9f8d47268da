export const securitySpans = ['hour', 'day', 'week'] as const
export type SecuritySpan = (typeof securitySpans)[number]
