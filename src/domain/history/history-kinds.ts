export const historySubjects = [
  'residence',
  'beds',
  'hold',
  'person',
  'invitation',
  'waiting',
  'inquiry',
  'notices',
  'claim',
  'certificate',
  'listing_check',
  'application',
  'affiliate',
  'state_page',
  'mailing',
  'site_notice',
  'site_text',
  'organization',
  'reminders',
  'import',
] as const

export type HistorySubject = (typeof historySubjects)[number]

export const historyKinds = {
  beds: { words: 'Beds', subjects: ['beds'] },
  holds: { words: 'Holds', subjects: ['hold'] },
  houses: { words: 'Houses', subjects: ['residence', 'listing_check'] },
  certificates: { words: 'Certificates and applications', subjects: ['certificate', 'application'] },
  claims: { words: 'Claims', subjects: ['claim'] },
  team: { words: 'Team', subjects: ['person', 'invitation', 'affiliate', 'organization'] },
  messages: { words: 'Messages and waiting list', subjects: ['inquiry', 'waiting', 'notices', 'mailing'] },
  state_page: { words: 'Page of the state', subjects: ['state_page'] },
  site_notices: { words: 'Site notices', subjects: ['site_notice'] },
  site_texts: { words: 'Help and FAQ', subjects: ['site_text'] },
  imports: { words: 'Imports', subjects: ['import'] },
  reminders: { words: 'Reminders', subjects: ['reminders'] },
} as const satisfies Record<string, { words: string; subjects: readonly HistorySubject[] }>

export type HistoryKind = keyof typeof historyKinds

export function isHistoryKind(text: string): text is HistoryKind {
  return Object.hasOwn(historyKinds, text)
}
