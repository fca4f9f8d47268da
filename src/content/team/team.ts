import { formatCount } from '#domain/language/numbers.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { invitationDays } from '#domain/people/organization.ts'
import { roleWords } from '#domain/people/role-words.ts'
import type { TrainingStep } from '#domain/people/training.ts'

export const teamWords = {
  title: 'Your team',
  description: 'Who may do what in your organization, and the short training.',
  lead: 'Everybody who keeps your houses current, and what each of them may do.',
  others: 'Everybody who works at this desk, and what each of them may do.',
  othersJoined: 'You are in. These are the people you work with.',
  people: 'People',
  waiting: 'Invited',
  undelivered:
    'The last email to this address could not be delivered. Check the address. If it is wrong, withdraw this invitation and invite the right one.',
  invite: {
    title: 'Invite somebody',
    lead: `They get an email with a link that works for ${invitationDays} days.`,
    email: 'Email',
    several: 'Several people at once',
    emails: 'Their addresses',
    emailsHelp: 'Up to 50, one on a line. Each line is answered on its own.',
    role: 'What they may do',
    send: 'Send the invitation',
    sending: 'Sending',
  },
  houses: {
    label: 'Which houses',
    lead: 'Owners and managers work for every house. A house manager or a bed updater can be kept to some: the others are closed to them.',
    all: 'Every house, also those to come',
    choose: 'Choose houses',
    later: 'Many houses: choose theirs once they have joined.',
    every: 'Every house',
    of: (count: number) => formatCount(count, 'house'),
  },
  invited: {
    title: 'What became of each line',
    sent: 'Sent',
    member: 'In the team already',
    invited: 'Invited already: send it again or withdraw it in the list',
    not_an_address: 'Not an address',
    too_many: 'Not sent: 20 invitations a day are the most. Go on tomorrow.',
  },
  leave: {
    title: 'Leave this team',
    text: 'You lose the desk of this organization at once. Your account stays, and an owner can invite you again.',
    last: 'You are the only owner. Make somebody else an owner first, then you can leave.',
    button: 'Leave the team',
  },
  person: {
    you: ' (you)',
    since: 'Here since ',
    unseen: '. Not seen yet',
    lastSeen: '. Last seen ',
    trained: 'Trained',
    training: (done: number, of: number) => `Training: ${done} of ${of} steps`,
    reminded: 'Reminded today',
    remind: 'Remind by email',
    sending: 'Sending',
    change: 'Change',
    may: (name: string | null) => `What ${name ?? 'you'} may do`,
    ofPerson: (name: string) => ` of ${name}`,
    save: 'Save the role',
    saving: 'Saving',
    removing: 'Removing',
    remove: (name: string) => `Remove ${name}`,
    removeText:
      'Removing ends their access at once, on every device, and their links in emails. Invitations they sent are withdrawn. What they did stays in the history.',
  },
  invitation: {
    ranOut: 'Link ran out',
    as: (role: string) => `As ${role.toLowerCase()}, invited`,
    invited: 'Invited',
    by: (name: string) => ` by ${name}. Sent `,
    ended: '. The link ran out ',
    until: '. The link works until ',
    again: 'Send again',
    sending: 'Sending',
    to: (email: string) => ` to ${email}`,
    withdraw: 'Withdraw',
    withdrawing: 'Withdrawing',
    of: (email: string) => ` the invitation of ${email}`,
  },
  only: 'Only an owner can invite people and change what they may do.',
  done: {
    invite: 'The invitation is on its way.',
    invite_several: 'Each line has its answer below.',
    resend: 'Sent again. The link in the earlier email no longer works.',
    withdraw: 'The invitation is withdrawn. Its link works no more.',
    role: 'Saved. It counts from now on, and we told the person by email.',
    own_role: 'Saved. It counts from now on.',
    same_role: 'Nothing was changed: it was like this already.',
    remove: 'The person is out of your team. They were signed out here, and we told them by email.',
    remind: 'We sent a friendly email about the training.',
    train: 'Ticked.',
    untrain: 'Not ticked any more.',
    leave: 'You left the team.',
    joined: 'You are in. The short training below shows you the desk in ten minutes.',
  },
} as const

export type TeamWords = typeof teamWords

export const trainingWords: Readonly<
  Record<TrainingStep, { title: string; line: string; link: { words: string; to: string } }>
> = {
  see_board: {
    title: 'See how the board works',
    line: 'One line for each group of beds: how many are open, and how old the number is.',
    link: { words: 'Open the board', to: '/' },
  },
  say_number: {
    title: 'Say a number',
    line: 'One tap is one bed. Count only beds you would give to a caller now.',
    link: { words: 'Say how many beds are open', to: '/workspace/beds' },
  },
  confirm_number: {
    title: 'Say it is still right',
    line: 'Nothing changed today? Tap “Still right”, and callers see a fresh number.',
    link: { words: 'Keep your beds current', to: '/help#beds' },
  },
  hold_bed: {
    title: 'Hold a bed',
    line: 'Somebody is on the way? Hold the bed for 48 hours, so that nobody else is sent.',
    link: { words: 'Hold a bed on the board', to: '/workspace/beds' },
  },
  answer_question: {
    title: 'Answer a question about a bed',
    line: 'Answer the way the person asked for, by text, call or email, and mark it done.',
    link: { words: 'Open your messages', to: '/workspace/messages' },
  },
  note_words: {
    title: 'Know what a note may say',
    line: 'Initials and plans, like “J., Tuesday 4 pm”. Never a full name, never a word about health.',
    link: { words: 'What to write in a note', to: '/help#team-notes' },
  },
  crisis_call: {
    title: 'Know what to do in a crisis call',
    line: 'In danger now: 911. Talking about suicide, or needs help at once: call or text 988 together. Then beds.',
    link: { words: 'When a call is a crisis', to: '/help#crisis-call' },
  },
  resident_privacy: {
    title: 'Keep residents private',
    line: 'Never confirm to a caller that somebody lives with you. Nothing about a resident goes into this desk.',
    link: { words: 'Who can see what', to: '/help#who-sees-what' },
  },
}

export const trainingHead = {
  title: (done: number, steps: number) => `Your training, ${done} of ${steps}`,
  lead: 'Each step takes a minute or two. Some tick themselves once you have done them on the desk.',
  done: 'Done:',
  seen: 'Done automatically',
  tick: 'I know this',
  untick: 'Untick',
  finished: 'You are trained. Thank you.',
}

export const joinWords = {
  title: 'Join a team',
  description: 'An invitation to the team of an organization in the directory.',
  invites: (by: string, organization: string) => `${by} invites you to the team of ${organization}.`,
  roles: roleWords satisfies Record<DeskRole, unknown>,
  houses: (count: number) => (count === 1 ? 'At this house' : 'At these houses'),
  until: 'The invitation works until',
  button: (organization: string) => `Join ${organization}`,
  member: 'You belong to this team already.',
  tryAgain: 'Try again',
  light: 'One more light on the street.',
  for: 'For',
  another: {
    title: 'You are signed in as somebody else',
    text: (reader: string, invited: string) => `You are signed in as ${reader}. This invitation is for ${invited}.`,
    button: 'Sign out and go on as the right person',
  },
  fresh: {
    title: 'No account yet?',
    lead: 'Make one for this address. The link in your email has shown that it is yours.',
    button: 'Make my account and join',
    firstName: 'First name',
    lastName: 'Last name (optional)',
    email: 'Email',
    emailHelp: 'It is the address the invitation was sent to.',
  },
  known: { title: 'You have an account?', button: 'Sign in and join' },
  ended: {
    used: { title: 'This invitation was used already', text: 'It works once. If that was you, sign in to your desk.' },
    expired: {
      title: 'This invitation has run out',
      text: `A link works for ${invitationDays} days. Ask whoever invited you to send a new one.`,
    },
    withdrawn: {
      title: 'This invitation was taken back',
      text: 'Whoever invited you withdrew it. Ask them if you think that is not right.',
    },
    unknown: {
      title: 'There is no such invitation',
      text: 'Look for a newer email: when an invitation is sent again, the link before stops working. Or a part of the address was cut off.',
    },
  },
  desk: 'Go to your desk',
  signIn: 'Sign in',
} as const

export type JoinWords = typeof joinWords

export const historyWords = {
  title: 'History',
  description: 'Every change in your organization: who, when, what and from where.',
  lead: 'Every change, the newest first. Nobody can change or delete a line here, not even us.',
  leadOfAll:
    'Every change in every organization, the newest first. Nobody can change or delete a line. Questions, waiting lists, held beds and reminders are left out: they are the houses’ own. A person is looked for in the last 90 days, or since “From”.',
  of: 'Organization',
  who: 'Name of a person',
  house: 'House',
  person: 'Person',
  kind: 'Kind of change',
  from: 'From',
  to: 'To',
  all: { house: 'All houses', person: 'Everybody', kind: 'Everything' },
  show: 'Show',
  file: 'Download as a CSV file',
  fileNote: 'The file leaves out the notes of holds and street addresses.',
  nobody: 'Nobody signed in',
  empty: {
    title: 'No change yet',
    text: 'As soon as somebody says a number or edits a house, it stands here.',
    filtered: 'Nothing was changed that fits. Choose something wider.',
  },
  older: 'Older changes',
  start: 'Back to the newest',
} as const
