export const changeSources = [
  'board',
  'residence',
  'messages',
  'import',
  'claim',
  'certificate',
  'affiliate',
  'state_page',
  'team',
  'reminder',
  'link',
  'public',
  'moderation',
  'pairs',
] as const

export type ChangeSource = (typeof changeSources)[number]
