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
  'moderation',
] as const

export type ChangeSource = (typeof changeSources)[number]
