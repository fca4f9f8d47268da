export const movingInSteps = ['claim', 'account', 'data', 'team', 'live'] as const
export type MovingInStep = (typeof movingInSteps)[number]
