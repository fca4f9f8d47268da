/** Which part of the list somebody looks at: `all` is all in use, a draft that needs nothing more is `ready`. */
export const houseChips = ['all', 'published', 'waiting', 'ready', 'draft', 'archived'] as const
export type HouseChip = (typeof houseChips)[number]
export const saveActs = ['save', 'publish', 'checked'] as const
export type SaveAct = (typeof saveActs)[number]
