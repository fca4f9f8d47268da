import type { ScreenAddress } from '#web/parts/desk/frame/desk-screens.ts'

export const aboutScreens: Readonly<Record<ScreenAddress, string>> = {
  '/': 'How many beds are open tonight.',
  '/affiliate': 'What waits for you in your state.',
  '/affiliate/homes': 'The homes of your state and their certificates.',
  '/staff/inbox': 'From the contact form.',
  '/staff/reports': 'Pages that visitors report, the one that is due first at the top.',
  '/staff/listings': 'Every house of every organization: find it, hide it, show it again.',
  '/staff/people': 'Find a person or an organization: how the account stands, lock, sign out, send again.',
  '/staff/mail': 'What this site has sent.',
  '/staff/security': 'Sign-ins that failed, refusals, limits, exports.',
  '/staff/affiliates': 'The affiliates of the states and their officers.',
  '/workspace/residences': 'What the public reads about each of your houses.',
  '/workspace/messages': 'Questions about a bed, and the waiting list.',
  '/workspace/shift': 'What changed since you were last here, and the note of the shift before.',
  '/workspace/claims': 'Houses on the list, and who they belong to.',
  '/workspace/import': 'Import houses from a spreadsheet, export everything.',
  '/workspace/reminders': '“2 open, still right?” at an hour you choose.',
  '/workspace/notices': 'How you hear of a question: by email, by text or not at all, and when.',
  '/workspace/team': 'Who may do what, and the training.',
  '/workspace/organization': 'Its name, public contact and time zone.',
  '/workspace/history': 'Every change: who, when, what, from where.',
}
