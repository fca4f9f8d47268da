/** The longest and the usual time a bed is held, in hours, and the longest note. */
export const holdLimits = { usualHours: 48, mostHours: 336, note: 200 } as const
