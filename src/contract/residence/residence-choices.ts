export const residenceChips = ['all', 'published', 'waiting', 'ready', 'draft', 'archived'] as const
export type ResidenceChip = (typeof residenceChips)[number]
export const saveActs = ['save', 'publish', 'checked'] as const
export type SaveAct = (typeof saveActs)[number]
