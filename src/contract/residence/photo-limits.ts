export const photoFileLimit = 15 * 1024 * 1024
export const photoFormLimit = 30 * 1024 * 1024

export const photoActs = ['earlier', 'later', 'describe', 'delete'] as const
export type PhotoAct = (typeof photoActs)[number]
