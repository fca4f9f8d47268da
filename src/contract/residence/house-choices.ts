export const houseChips = ['all', 'published', 'waiting', 'ready', 'draft', 'archived'] as const
export type HouseChip = (typeof houseChips)[number]
export const saveActs = ['save', 'publish', 'checked'] as const
export type SaveAct = (typeof saveActs)[number]
