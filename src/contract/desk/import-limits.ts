/** Bytes of the largest file that is taken. */
export const importFileLimit = 10 * 1024 * 1024

/** How many rows of each list a page shows at first. */
export const shownAtFirst = 50
