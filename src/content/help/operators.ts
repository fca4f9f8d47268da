import { codeMinutes, lapseDays, undoDays } from '#domain/claims/claim.ts'
import type { HelpArticle } from '#domain/help/help-article.ts'
import { roleWords } from '#domain/people/role-words.ts'
import { maxPhotos } from '#domain/residence/photo.ts'

const writeToUs = { words: 'Send us a message', to: '/contact?topic=support#send' }

export const operatorArticles: readonly HelpArticle[] = [
  {
    id: 'claim',
    title: 'Claim your profile',
    alsoCalled: 'my house is listed add residence new listing owner register free',
    parts: [
      {
        kind: 'steps',
        lines: [
          'Set up a free profile, so the house has an owner.',
          'Open Claims on your desk and search for the house: by name, town, ZIP code or phone. Or press “Is this your house?” on its public page.',
          'Prove it. We send a code to the email or phone that the listing itself publishes. Or add papers (PDF, JPEG or PNG) and say what they show.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'If nobody holds the house, the code makes it yours at once. Everything else the affiliate of your state decides, and whoever does not get the house reads why. Not on the list yet? Add the house instead.',
          'The first house of a new organization waits for one check before it is public: a claim that you prove, or a yes of your state’s affiliate or the alliance. Your later houses are public at once.',
          `A code works for ${codeMinutes} minutes. A claim that nobody proves ends after ${lapseDays} days. You can take a claim back on the same page.`,
          `Does somebody else claim a house of yours? We write to you, and you can object under Claims. A decision can be undone for ${undoDays} days.`,
          'A code came for your house and you do not know who asked? Press “This is not us” in that email. It needs no account.',
        ],
      },
    ],
    links: [
      { words: 'Claim your profile', to: '/workspace/claims' },
      { words: 'Set up a free profile', to: '/sign-up' },
      { words: 'Claim by message', to: '/contact?topic=claim#send' },
    ],
  },
  {
    id: 'account',
    title: 'Set up your account',
    alsoCalled: 'sign up register log in login passkey password email confirm',
    parts: [
      {
        kind: 'steps',
        lines: [
          'Give your name, your organization, an email address and a password of 10 characters or more. Four random words are good.',
          'Open the email we send you and follow its link. That confirms the address.',
          'Sign in. On your account page, add a passkey: then your phone or key signs you in, and no password can be stolen.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'Your account page lists every device that is signed in, and can end each one. A device stays signed in until 30 days pass without a visit.',
        ],
      },
    ],
    links: [
      { words: 'Set up a free profile', to: '/sign-up' },
      { words: 'Sign in', to: '/api/login' },
    ],
  },
  {
    id: 'team',
    title: 'Invite your team',
    alsoCalled: 'invite staff house manager role owner permission remove person leave training access',
    parts: [
      {
        kind: 'steps',
        lines: [
          'Open Team on your desk. Give an email address and choose what the person may do.',
          'They get an email with a link. It works once, for 7 days. You can send it again or withdraw it.',
          'They join with the account they have, or make one on the spot. A short training shows them the desk.',
        ],
      },
      {
        kind: 'terms',
        terms: Object.values(roleWords).map(({ name, may }) => ({ term: name, words: may })),
      },
      {
        kind: 'text',
        lines: [
          'Somebody leaves? Remove them under Team: their access ends at once, on every device. An organization always keeps one owner.',
          'Somebody who works for two organizations belongs to both, and switches on the account page.',
        ],
      },
    ],
    links: [
      { words: 'Open your team', to: '/workspace/team' },
      { words: 'Who can see what', to: '/help#who-sees-what' },
    ],
  },
  {
    id: 'team-notes',
    title: 'What to write in a note',
    alsoCalled: 'hold note waiting list initials privacy resident name health',
    parts: [
      {
        kind: 'text',
        lines: [
          'A note helps your own team to know whom a bed is held for. Write so that it harms nobody who is read.',
        ],
      },
      {
        kind: 'list',
        lines: [
          'Good: initials and plans. “J., Tuesday 4 pm.”',
          'Good: who called for them. “Planner from the hospital calls back.”',
          'Never: a full name, a date of birth, a phone number of a resident.',
          'Never: a word about health, medicine, drugs, court or money.',
        ],
      },
    ],
    links: [{ words: 'Open the board', to: '/workspace/beds' }],
  },
  {
    id: 'crisis-call',
    title: 'When a call is a crisis',
    alsoCalled: 'suicide 988 911 overdose emergency danger caller upset help',
    parts: [
      {
        kind: 'steps',
        lines: [
          'In danger now, or an overdose: call 911. Stay on the line if you can.',
          'Talking about suicide, or cannot go on: say “Let us call 988 together”, or give the number. It takes calls and texts, day and night.',
          'No danger, but no bed either: the SAMHSA helpline, 1-800-662-4357, free, day and night, in English and Spanish.',
          'Then, and only then, talk about beds. Tell your house manager about the call.',
        ],
      },
      {
        kind: 'text',
        lines: ['You do not have to solve it alone, and you do not have to decide how bad it is. When in doubt, call.'],
      },
    ],
    links: [
      { words: 'Call 988', to: 'tel:988' },
      { words: 'Call the helpline: 1-800-662-4357', to: 'tel:18006624357' },
    ],
  },
  {
    id: 'sign-in-trouble',
    title: 'When you cannot sign in',
    alsoCalled: 'forgot password reset locked out login too many tries mail did not come link expired',
    parts: [
      {
        kind: 'list',
        lines: [
          'Ask for a new password. The email comes if the address has an account. We say the same words if it has none, so that nobody can find out who has one.',
          'No email after a few minutes? Look in your spam folder, then check the address for a typo.',
          'Too many tries? Wait as long as the page says, 15 minutes at most.',
          'A link in an email works once, and not for long. Ask for another.',
        ],
      },
    ],
    links: [{ words: 'Get a new password', to: '/forgot-password' }, writeToUs],
  },
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
          { hours: 50, available: 2, total: 8, means: 'Up to 3 days: the age is shown, the count stands.' },
          { hours: 125, available: 2, total: 8, means: 'Up to 7 days: callers are told to confirm.' },
          { hours: 220, available: 2, total: 8, means: 'After 7 days: no number, and it counts in no total.' },
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
          'You apply to the affiliate of your state. NARR writes the standard and certifies nobody. Details differ by state, so ask first.',
        ],
      },
      {
        kind: 'steps',
        title: 'The usual steps',
        lines: [
          'Call the affiliate. Ask about levels, fees and dates.',
          'Check your houses against the standard, and fill in the application.',
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
            words:
              'All of your houses, drafts too, and every number that was said about them. Messages are for owners, managers and house managers; the team and the history are for owners. An owner can keep a house manager or a bed updater to some houses: then the other houses show them what everybody sees, and nothing else.',
          },
          {
            term: 'The affiliate of your state',
            words:
              'An application from the moment you let it read along: answers, notes and files. Files that count for all of your houses go with each application.',
          },
          {
            term: 'Other organizations',
            words: 'What everybody sees. The database itself keeps the rest apart.',
          },
          {
            term: 'Staff of the alliance',
            words: 'Messages sent with the contact form, and the emails about them.',
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
