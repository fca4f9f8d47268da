/** The path of moving in (spec, section 1), in its order. */
export const movingInSteps = ['claim', 'account', 'data', 'team', 'live'] as const
export type MovingInStep = (typeof movingInSteps)[number]
