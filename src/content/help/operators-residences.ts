import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import type { HelpArticle } from '#domain/help/help-article.ts'
import { listWhoMay } from '#domain/people/desk-powers.ts'
import { maxPhotos } from '#domain/residence/photo.ts'

export const residenceArticles: readonly HelpArticle[] = [
  {
    id: 'beds',
    title: 'Keep your beds current',
    alsoCalled: 'update bed availability open beds number stale reminder count',
    parts: [
      {
        kind: 'steps',
        lines: [
          'Choose one fixed moment a day, such as after the evening meal.',
          'Count the beds you would give to a caller now. A bed you hold for somebody is not open.',
          'Sign in. One tap on plus or minus is one bed. Nothing changed? Tap Still right and the clock restarts.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'An owner or manager can set a reminder under Reminders: “2 open, still right?”, by email or as a text. A link and one button answer it, without signing in. Each link works once: for a slip, open another link of the same reminder, or your board.',
          'No network? Change your numbers all the same. They wait on your phone and go out when you are back online.',
        ],
      },
      {
        kind: 'bed-ages',
        title: 'What callers see',
        ages: [
          { hours: 3, available: 2, total: 8, means: 'Up to 24 hours: people call you first.' },
          { hours: 50, available: 2, total: 8, means: `Up to ${staleDays} days: the age is shown, the count stands.` },
          { hours: 125, available: 2, total: 8, means: `Up to ${withdrawnDays} days: callers are told to confirm.` },
          {
            hours: 220,
            available: 2,
            total: 8,
            means: `After ${withdrawnDays} days: no number, and it counts in no total.`,
          },
        ],
      },
    ],
    links: [
      { words: 'Sign in', to: '/api/login' },
      { words: 'Send us your number', to: '/contact?topic=support#send' },
    ],
  },
  {
    id: 'address',
    title: 'What the public sees of your address',
    alsoCalled: 'hide street location map private safe confidential zip area exact hidden',
    parts: [
      {
        kind: 'text',
        lines: ['You choose one of three for each house. A new house starts as hidden.'],
      },
      {
        kind: 'addresses',
        levels: [
          { level: 'exact', words: 'Exact: street, town, state and ZIP code.' },
          { level: 'area', words: 'Area: town, state and ZIP code.' },
          { level: 'hidden', words: 'Hidden: town and state. A small ZIP code can give a house away, so it goes too.' },
        ],
      },
      {
        kind: 'text',
        lines: [
          'Below exact, the street address is on no page, in no answer to a program, in no export, on no map and in no log. Callers learn it from you.',
        ],
      },
    ],
    links: [{ words: 'Privacy Policy', to: '/privacy' }],
  },
  {
    id: 'photos',
    title: 'Show photos of a house',
    alsoCalled: 'picture image upload add camera gallery iphone heic jpeg metadata location people faces delete',
    parts: [
      {
        kind: 'steps',
        lines: [
          `Open the house on your desk and go to Photos. Choose up to ${maxPhotos}: the outside, a bedroom, the kitchen, the yard.`,
          'Say in one line what each photo shows. People who cannot see it read that line.',
          'Put them in order. The first one is shown large, at the top of the page.',
        ],
      },
      {
        kind: 'list',
        title: 'What must not be in a photo',
        lines: [
          'No people: no faces, not from behind, and nobody in a mirror.',
          'No names, letters, medicine labels or license plates. They say who lives here.',
          'No house number and no street sign, if your page keeps the street private.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'We make each photo new from the bare picture. Where and when it was taken, and with which phone, is not kept. The file you sent is not kept either.',
          'Everybody can see the photos of a public house. Before it is public, only your own people can. Programs that read the public list get the photos and your lines, too.',
          'JPEG and PNG work. An iPhone takes HEIC photos, and sends them as JPEG if you choose them on the phone itself. To take JPEG from now on: Settings, Camera, Formats, Most Compatible.',
          'Delete a photo and it is gone at once. A browser that showed it may keep a copy for a day. “Export everything”, under Import, gives you a copy of all photos.',
        ],
      },
    ],
    links: [
      { words: 'Open your houses', to: '/workspace/residences' },
      { words: 'Privacy Policy', to: '/privacy#photos' },
    ],
  },
  {
    id: 'move-data',
    title: 'Move your data in',
    alsoCalled: 'import spreadsheet excel csv migrate migration upload houses list data transfer',
    parts: [
      {
        kind: 'text',
        lines: [
          'One spreadsheet is enough: a row for each house, with these columns as far as you know them. Bring it in at your desk, under Import. You see what would happen first, and can undo it for 24 hours.',
        ],
      },
      {
        kind: 'list',
        lines: [
          'Name, street, town, state and ZIP code, and how much of the address may be seen.',
          'Phone, email and website for callers.',
          'Level of support. Your affiliate says who is certified.',
          'Beds in all and beds open, for each group you keep them for: women, men, families and so on.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'Leave residents out: no names, no dates of birth, nothing about anybody’s health. We do not want such data, and this site has no place for it.',
          'If your file does not fit, ask us. Our contact form takes words, not files.',
        ],
      },
    ],
    links: [
      { words: 'Import a spreadsheet', to: '/workspace/import' },
      { words: 'How long it takes', to: '/getting-started#timeline' },
      { words: 'Ask for help with your data', to: '/contact?topic=support#send' },
    ],
  },
  {
    id: 'get-certified',
    title: 'Get certified',
    alsoCalled: 'certification apply application inspection visit documents fee renewal narr standard affiliate level',
    parts: [
      {
        kind: 'text',
        lines: [
          'You apply to the affiliate of your state. NARR writes the standard and certifies nobody.',
          'Open Certification on your desk. It says who certifies in your state, and whether they take applications there. If so, you answer rule by rule, and everything is saved as you go.',
        ],
      },
      {
        kind: 'steps',
        title: 'The usual steps',
        lines: [
          'Ask the affiliate about levels, fees and dates.',
          'Apply under Certification on your desk, or on the affiliate’s own form where it takes none there.',
          'Check your houses against the standard as you answer.',
          'Pay the fee. Some states ask for none.',
          'Send your papers, and answer the questions that come back.',
          'Talk it through in an interview.',
          'Every house is visited, each one by itself.',
          'The decision comes, then the certificate, then the listing.',
          'Renew before its last day: every year in some states, at least every 2 years in the rest.',
        ],
      },
      {
        kind: 'list',
        title: 'Papers you are usually asked for',
        lines: [
          'The papers of your organization, and insurance that names the house’s address.',
          'The owner’s permission, if you rent.',
          'Mission, policies and house rules, and the agreement each resident signs.',
          'Staffing plan, weekly schedule, and how you advertise.',
          'The code of ethics, signed.',
          'For each house: a map of the ways out, and your own safety check.',
        ],
      },
      {
        kind: 'list',
        title: 'How long it takes, as affiliates say',
        lines: [
          'Ohio: apply 3 months ahead; it aims to take less.',
          'Kentucky: 2 to 5 months.',
          'Michigan: papers are due 30 days after the visit.',
        ],
      },
      { kind: 'text', lines: ['Read on affiliates’ own pages in November 2026. Ask for today’s times.'] },
    ],
    links: [
      { words: 'Find your state affiliate', to: '/directory' },
      { words: 'Questions about certification', to: '/faq?category=NARR+Certification' },
    ],
  },
  {
    id: 'who-sees-what',
    title: 'Who can see what',
    alsoCalled: 'privacy access permission roles staff data security other operators residents',
    parts: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Everybody',
            words:
              'Published houses: name, town, phone, beds, level, certificate, and as much of the address as you chose.',
          },
          {
            term: 'Your organization',
            words: `All of your houses, drafts too, and every number that was said about them. Messages are for ${listWhoMay('messages')}; the team and the history are for ${listWhoMay('history')}. An owner can keep a house manager or a bed updater to some houses: then the other houses show them what everybody sees, and nothing else.`,
          },
          {
            term: 'The affiliate of your state',
            words:
              'An application from the moment you send it: answers, notes and files. Files that count for all of your houses go with each application. Where two public listings may be one house: how many questions, people who wait and held beds each has, and no names. What visitors report about a page, but for safety, wrong contacts and scams, without who they are.',
          },
          {
            term: 'Other organizations',
            words: 'What everybody sees. The database itself keeps the rest apart.',
          },
          {
            term: 'Staff of the alliance',
            words: 'Messages sent with the contact form, and the emails about them. Every report of a page.',
          },
          { term: 'Nobody', words: 'Your residents. This site keeps no record of who lives in a house.' },
        ],
      },
    ],
    links: [
      { words: 'Privacy Policy', to: '/privacy' },
      { words: 'Security', to: '/security' },
    ],
  },
]
