/** What the pages of the alliance's staff say. */
export const staffWords = {
  refused: {
    title: 'This page is for the alliance’s staff',
    words: 'The alliance answers the contact form here. Your account does not belong to its staff.',
    board: 'Back to your board',
    contact: 'Send us a message',
  },
  inbox: {
    title: 'Messages',
    description: 'What people wrote in the contact form.',
    lead: 'From the contact form. We promise an answer within 24 hours.',
    missing: 'There is no such message. It may have been deleted after its time.',
    filters: { open: 'Waiting', mine: 'Mine', answered: 'Answered' },
    empty: {
      open: { title: 'Nobody is waiting', words: 'Every message has its answer.' },
      mine: { title: 'You have taken no message', words: 'Open one that is waiting and choose “Assign to me”.' },
      answered: { title: 'No message is answered yet', words: 'Answered messages are kept here for 12 months.' },
    },
  },
  mail: {
    title: 'Outgoing mail',
    description: 'What this site has sent, and what is still to go.',
    transport: {
      smtp: 'Mail leaves by the mail server of this installation. It is kept here for 30 days.',
      files: 'No mail server is set (SMTP_URL), so each mail is written to a file in the data folder.',
    },
    missing: 'There is no such mail. It may have been deleted after its time.',
    confidential: 'This mail holds a link that signs somebody in. Only its recipient may read it.',
    all: 'All',
    states: { queued: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Gave up' },
    empty: { title: 'No mail here', words: 'Mail shows up here as soon as the site has something to send.' },
    /** By the kind the server names; an unknown one is shown as it is. */
    kinds: {
      'contact-message': 'To us: somebody wrote',
      'contact-receipt': 'To the writer: we have it',
      'verify-email': 'Confirm an address',
      'reset-password': 'Choose a new password',
      'sign-up-taken': 'The address has an account',
      'password-changed': 'The password was changed',
      'team-invitation': 'An invitation to a team',
      'team-role-changed': 'A role in a team changed',
      'team-removed': 'No longer in a team',
      'team-training': 'The training waits',
    },
  },
} as const
