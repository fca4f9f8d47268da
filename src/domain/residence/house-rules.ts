export const houseRules = ['curfew', 'meetings', 'work', 'return_to_use', 'visitors', 'smoking'] as const

export type HouseRule = (typeof houseRules)[number]
