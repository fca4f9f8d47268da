import { type TextField, textLimits } from '#domain/help/texts/site-text.ts'
import { linkLimits } from '#domain/help/texts/text-links.ts'

const names: Readonly<Record<TextField, string>> = {
  en_title: 'English title',
  en_body: 'English text',
  en_links: 'English links',
  es_title: 'Spanish title',
  es_body: 'Spanish text',
  es_links: 'Spanish links',
  category: 'Subject',
}

export const textsWords = {
  title: 'Help and FAQ',
  description: 'The questions of the FAQ and the articles of the Help Center: their words, and who changed them.',
  lead: 'The words of the FAQ and the Help Center. What you publish is on the page at once, and every version is kept.',
  leadOfOne: 'What you publish is on the page at once, and every version is kept.',
  onlyLeaders: 'Owners and managers of the alliance change them.',
  add: 'Add a question',
  addTitle: 'A new question',
  asBuilt: 'As it came with the site',
  changed: 'Changed by',
  isHidden: 'Not on the page',
  older: { es: 'The Spanish text is older than the English.', en: 'The English text is older than the Spanish.' },
  inSpanish: 'Also in Spanish',
  back: 'All texts',
  onPage: 'As the public sees it',
  names,
  form: {
    title: 'Edit',
    english: 'English',
    spanish: 'Spanish',
    spanishLead:
      'Leave all three empty for no Spanish text. Where there is one, it stands below the English. Nothing is translated by a machine.',
    category: 'Subject',
    noCategory: 'None: it stands under “Also asked”',
    faqTitle: 'Question',
    faqBody: 'Answer',
    helpTitle: 'Title',
    helpBody: 'Text',
    links: 'Links',
    bodyHelp: `Plain text, up to ${textLimits.body.toLocaleString('en-US')} characters. Each line is a paragraph. A line that begins with - is a point of a list, with 1. a step, with # a small title, with > words to say aloud (___ is a blank), with = a term: = Level I: what it is.`,
    pictures:
      'The line [bed counts] or [addresses] stands for the picture that the site draws. Move it or leave it out.',
    linksHelp: `One a line, ${linkLimits.count} at most: the words, a space, the address. Find a home /residences`,
    agree: 'Both languages say the same now',
    look: 'See how it looks',
    publish: 'Publish',
    published: 'Published. The page shows it now.',
    notPublished: 'It is not published',
  },
  preview: { title: 'Preview', lead: 'As the page will show it.', empty: 'Write a title and a text.' },
  standing: 'On the page now',
  hide: { button: 'Take it off the page', said: 'It is off the page. Its words are kept.' },
  show: { button: 'Put it back on the page', said: 'It is on the page again.' },
  didNotWork: 'That did not work',
  history: {
    title: 'History',
    changes: {
      added: 'Added by',
      edited: 'Changed by',
      hidden: 'Taken off the page by',
      shown: 'Put back on the page by',
      restored: 'An earlier text brought back by',
    },
    stands: 'This is what stands now.',
    what: 'What changed',
    nothing: 'No words changed.',
    before: 'Before',
    after: 'After',
    empty: 'nothing',
    builtIn: 'The words that the site came with',
    restore: 'Go back to these words',
    restored: 'The earlier words stand again.',
  },
} as const

export type TextsWords = typeof textsWords
