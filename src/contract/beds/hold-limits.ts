export const holdLimits = { usualHours: 48, mostHours: 336, note: 200 } as const
