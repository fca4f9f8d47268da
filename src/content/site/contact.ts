import { affiliates } from '#content/states/affiliates.ts'
import { type StateCode, states } from '#content/states/slugs.ts'

export const contactPage = {
  title: 'Contact Our Team',
  notSentTitle: 'Not sent: Contact Our Team',
  crumb: 'Contact',
  description: 'Call, write, book a demo, or send us a message. We answer email within 24 hours.',
  loading: 'Loading contact page...',
  lead: 'Looking for a place, running one, or speaking for a state: a person answers.',
  send: 'Send Us a Message',
  noHealth: 'Please do not write anything about someone’s health here. A name and a question is enough.',
  resources: 'Quick Resources',
  affiliates: 'State affiliates',
  sample: (email: string) => `${email} (sample)`,
  contact: 'Contact',
  ways: {
    label: 'Ways to reach us',
    sample: 'sample',
    phone: { title: 'Phone support', text: 'Fastest on weekdays.' },
    email: { title: 'Email support', text: 'We answer within 24 hours.' },
    demo: {
      title: 'Schedule Demo',
      text: '30 to 60 minutes, your questions first.',
      button: 'Book Demo',
      printed: (phone: string, email: string) => `Call ${phone} or write to ${email}.`,
    },
  },
  hours: {
    title: 'Support Hours',
    open: 'Open now',
    closed: 'Closed now',
    emergency: 'Emergency support 24/7 for existing clients.',
  },
  sent: {
    title: 'Message Sent',
    description: 'Your message has reached us.',
    none: 'No message to show',
    noneDescription: 'Write your message on the contact page.',
    noneText:
      'This address names no message that was sent. If you wanted to write to us, the form is on the contact page.',
    write: 'Write a message',
    home: 'Home',
    directory: 'NARR Directory',
  },
}

const keptHere = 'What you wrote is kept here, also if you reload this page.'

export const contactWords = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    facilityName: 'Facility name',
    stateId: 'State',
    message: 'Message',
  },
  fieldMissing: '{field} is missing.',
  noAddress: 'Email does not look like an address.',
  chooseState: 'Choose a state',
  writeState: 'The list did not load. Write your state here.',
  messageHelp: 'Who you are, when you need an answer, how to reach you.',
  submit: 'Send message',
  sending: 'Sending...',
  kept: 'We delete messages 12 months after we answer them.',
  missing: {
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
    variant: 'notice',
    icon: 'alert',
  },
  sent: { title: 'Message Sent', description: "Thank you for contacting us. We'll get back to you within 24 hours." },
  reference: 'Your reference is',
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
  refused: { title: 'Not sent yet', description: 'Please look at these fields again.' },
  hints: {
    offline: `Your device has no connection right now. ${keptHere}`,
    unreached: `We could not reach our server. Check your connection. ${keptHere}`,
    broken: 'What you wrote is kept here. If it fails again, please call or write to us.',
  },
} as const

export type ContactWords = typeof contactWords

/** By the `topic` of the address: these words open the message. */
export const contactTopics: Readonly<Record<string, string>> = {
  activation: 'Activate our state directory',
  affiliate: 'For the state affiliate',
  'case-studies': 'Case studies',
  chat: 'Live chat',
  claim: 'Claim a profile',
  complaint: 'A complaint about a house',
  consultation: 'Schedule a consultation',
  demo: 'Schedule a demo',
  directory: 'Our state in the directory',
  information: 'Request information',
  partnership: 'Start a partnership discussion',
  press: 'A question from the press',
  roi: 'ROI analysis',
  state: 'Our state in the directory',
  support: 'Help with my account',
  training: 'Team training',
  updates: 'Implementation updates',
}

export const topicNotes: Readonly<Record<string, string>> = {
  complaint:
    'If somebody is in danger, call 911. The state affiliate can inspect the house, so tell it too. We pass on what you write here to the affiliate, not to the house.',
  chat: 'Live chat has not opened yet. Write here and a person answers within 24 hours, or call in support hours.',
}

export const quickResources = [
  {
    title: 'Alliance Brochure',
    to: '/brochure',
    note: '2 pages, prints well',
    icon: 'book',
    isLogged: true,
  },
  {
    title: 'Implementation Timeline',
    to: '/getting-started#timeline',
    note: '4 weeks, week by week',
    icon: 'calendar',
    isLogged: false,
  },
  { title: 'ROI Calculator', to: '/platform#roi', note: 'your own numbers', icon: 'chart', isLogged: false },
] as const

export type AffiliateContact = { code: StateCode; name: string; email: string; isSampleEmail: boolean }

/** Four chapters (docs/specification.md, section 2). A sample stands where one has published no address. */
export const affiliateContacts: readonly AffiliateContact[] = (['MT', 'VA', 'WV', 'MI'] as const).map((code) => {
  const affiliate = affiliates[code]
  return {
    code,
    name: affiliate?.name ?? 'Unknown',
    email: affiliate?.email ?? `${code.toLowerCase()}@alliance.example`,
    isSampleEmail: !affiliate?.email,
  }
})

export const stateChoices: readonly { id: StateCode; name: string; slug: string }[] = states.map(
  ({ code, name, slug }) => ({ id: code, name, slug }),
)
