export const certificateLimits = { number: 40, reason: 500, operator: 200 } as const
