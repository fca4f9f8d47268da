import type { HelpArticle } from '#domain/help/help-article.ts'
import { adoptionLevelName } from '#domain/states/adoption.ts'
import { directoryStatusBadge } from '#domain/states/directory-status.ts'

const aboutOurState = '/contact?topic=directory#send'
const level = adoptionLevelName

export const affiliateArticles: readonly HelpArticle[] = [
  {
    id: 'state-record',
    title: 'What your state’s page says',
    alsoCalled:
      'record status badge adoption level percent patches directory active implementation available coming soon',
    parts: [
      {
        kind: 'terms',
        title: 'The badge: how far your directory is',
        terms: [
          { term: directoryStatusBadge.claimed, words: 'The directory of your state is claimed and open.' },
          { term: directoryStatusBadge.claiming, words: 'Somebody is claiming it, and work has begun.' },
          { term: directoryStatusBadge.unclaimed, words: 'Nobody has claimed it yet. You can.' },
          { term: directoryStatusBadge.placeholder, words: 'There is nothing to claim so far.' },
        ],
      },
      {
        kind: 'list',
        title: 'The four corners: what has been adopted',
        lines: [
          `The list itself, level 1, ${level[1]}.`,
          `Certification, level 2, ${level[2]}.`,
          `Every provider of the state, level 3, ${level[3]}.`,
          `Outcomes, level 4, ${level[4]}.`,
        ],
      },
      {
        kind: 'text',
        lines: [
          'Two of four corners read “2 of 4, 50%”. Name, website, phone, email and year are what you have published yourselves. What we could not find stays empty: we do not guess.',
        ],
      },
    ],
    links: [{ words: 'See your state', to: '/directory' }],
  },
  {
    id: 'correct-figure',
    title: 'Correct a figure',
    alsoCalled: 'wrong number mistake error update facilities beds certified phone email address fix',
    parts: [
      {
        kind: 'steps',
        lines: [
          'Open your state’s page and note the figure with its small print.',
          'Send us the right one, the day it was true, and who counted it.',
          'It is shown as reported by you, with that day.',
        ],
      },
      {
        kind: 'terms',
        title: 'The small print',
        terms: [
          {
            term: 'Program figure',
            words: 'The partnership’s own. It stays as it is; yours stands beside it, never added to it.',
          },
          { term: 'Reported', words: 'You gave it to us, on that day.' },
          { term: 'Measured', words: 'Counted on this site, at that moment.' },
          { term: 'Not reported yet', words: 'Nobody has given it. We never write 0 for that.' },
        ],
      },
    ],
    links: [{ words: 'Send a correction', to: aboutOurState }],
  },
  {
    id: 'embedding',
    title: 'Show a directory in a page',
    alsoCalled: 'embed embedding iframe frame widget website url our site list external',
    parts: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Your directory, on this site',
            words:
              'Where we know its address, your state’s page shows it in a frame, with a button that opens it in full. Where we do not, it says “Directory Coming Soon”. Send us the address.',
          },
          {
            term: 'Our list, on your site',
            words:
              'Each state has a list that is made to stand in your own page: its homes, their open beds, and whom to call. One line of script, or a plain frame. It is free and sets no cookie. Other pages of this site cannot be framed: browsers refuse it, which protects the people who read them.',
          },
        ],
      },
    ],
    links: [
      { words: 'How to put the list into your page', to: '/docs/embed' },
      { words: 'Write to us about your directory', to: aboutOurState },
    ],
  },
  {
    id: 'certification-data',
    title: 'Send us certification data',
    alsoCalled: 'certificate list certified houses expiry revoked suspended spreadsheet share export',
    parts: [
      {
        kind: 'list',
        title: 'For each certified house',
        lines: [
          'Its name, and who runs it.',
          'Address, and how much of it may be shown.',
          'Beds the certificate allows, and for whom.',
          'Level, and whether it is the first certificate or a renewal.',
          'Number, day of issue, last day or duration.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'Your desk takes such a list as a spreadsheet: it shows what it would do, matches homes on the list to theirs, and can be undone for 24 hours. One certificate alone is set under Homes. The operator of the house is told by email: at once of a single certificate, and of a list after those 24 hours.',
          'A list from what you use today will do. Leave out residents, and anything a house told you in confidence.',
          'If a certificate ends early, tell us the same day: people choose by it.',
        ],
      },
    ],
    links: [
      { words: 'Bring your list in', to: '/workspace/import' },
      { words: 'Offer your list', to: aboutOurState },
    ],
  },
  {
    id: 'complaints',
    title: 'When people complain about a house',
    alsoCalled: 'grievance complaint seeker resident report revoke',
    parts: [
      {
        kind: 'text',
        lines: [
          'This site sends people with a complaint about a house to you, because you certify it. It does not take complaints for you, and does not judge them.',
          'So that they reach you, tell us the phone number, address or page that takes complaints in your state.',
          'What visitors report about a page stands at your desk under Corrections: closed, listed twice, not a real home, something else. You settle it, or pass it to the alliance. You never see who wrote. Reports about safety, a wrong contact or a scam go to the alliance alone.',
        ],
      },
    ],
    links: [
      { words: 'Tell us where complaints go', to: aboutOurState },
      { words: 'What we tell people', to: '/help#problem' },
    ],
  },
]
