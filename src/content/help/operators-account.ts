import { codeMinutes, lapseDays, undoDays } from '#domain/claims/claim.ts'
import type { HelpArticle } from '#domain/help/help-article.ts'
import { invitationDays } from '#domain/people/organization.ts'
import { roleWords } from '#domain/people/role-words.ts'

const writeToUs = { words: 'Send us a message', to: '/contact?topic=support#send' }

export const accountArticles: readonly HelpArticle[] = [
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
          `They get an email with a link. It works once, for ${invitationDays} days. You can send it again or withdraw it.`,
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
]
