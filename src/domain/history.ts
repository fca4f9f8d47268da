/** From where a change was made: the part of the site, or a link that works without signing in. */
export const changeSources = ['board', 'residence', 'messages', 'import', 'claim', 'team', 'reminder', 'link'] as const

export type ChangeSource = (typeof changeSources)[number]
