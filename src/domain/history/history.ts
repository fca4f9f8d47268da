/** From where a change was made: a part of the site, a link that works without signing in, or a house's public page. */
export const changeSources = [
  'board',
  'residence',
  'messages',
  'import',
  'claim',
  'certificate',
  'affiliate',
  'team',
  'reminder',
  'link',
  'public',
] as const

export type ChangeSource = (typeof changeSources)[number]
