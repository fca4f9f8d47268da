/** What a house says of its rules, each a line or two in its own words. */
export const houseRules = ['curfew', 'meetings', 'work', 'return_to_use', 'visitors', 'smoking'] as const

export type HouseRule = (typeof houseRules)[number]
