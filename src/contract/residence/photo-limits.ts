/** Bytes of one photo, and of all photos of one form without a script. */
export const photoFileLimit = 15 * 1024 * 1024
export const photoFormLimit = 30 * 1024 * 1024

/** What can be done with a photo that is there. */
export const photoActs = ['earlier', 'later', 'describe', 'delete'] as const
export type PhotoAct = (typeof photoActs)[number]
