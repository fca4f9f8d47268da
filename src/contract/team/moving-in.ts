export const movingInSteps = ['claim', 'account', 'data', 'team', 'live', 'reminders'] as const
export type MovingInStep = (typeof movingInSteps)[number]
