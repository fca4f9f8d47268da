export const importFileLimit = 10 * 1024 * 1024

export const shownAtFirst = 50
