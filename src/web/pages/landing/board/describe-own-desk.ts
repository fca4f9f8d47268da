import type { SignedInUser } from '#contract/auth/auth.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { withoutOrganization } from '#web/parts/desk/frame/without-organization.ts'
import type { IconName } from '#web/ui/icon/icon.tsx'
import type { StaffCounts } from './staff-counts.query.ts'

export type AffiliateState = { code: string; name: string; slug: string }

type DeskLink = { words: string; to: string; icon: IconName; variant?: 'primary' }

export type OwnDeskSaid = { title: string; lead: string; ways: DeskLink[] }

type DeskCounts = { state: AffiliateState | null; counts: StaffCounts | null }

// Written on the server: the board's script has no room for these words. Null for operators, whose desk is the board.
export function describeOwnDesk(user: SignedInUser, { state, counts }: DeskCounts): OwnDeskSaid | null {
  const { organization, secondFactorFor, email } = user
  if (organization?.kind === 'operator') return null
  if (organization?.kind === 'alliance') return { title: 'The alliance’s desk', lead: '', ways: listStaffWays(counts) }
  if (organization?.kind === 'affiliate') return describeAffiliateDesk(user, organization.name, state)
  const account = { words: 'Your account', to: '/account', icon: 'people' } as const
  if (secondFactorFor !== undefined) {
    const lead = `${secondFactorFor} asks for a second step after your password. Set one up once: an app on your phone, or a passkey.`
    const setUp = {
      words: 'Set up the second step',
      to: '/account/second-factor',
      icon: 'key',
      variant: 'primary',
    } as const
    return { title: 'One step left to your desk', lead, ways: [setUp, account] }
  }
  const write = { words: 'Write to us', to: '/contact#send', icon: 'message' } as const
  return { title: withoutOrganization.title, lead: withoutOrganization.words(email), ways: [account, write] }
}

function describeAffiliateDesk(user: SignedInUser, title: string, state: AffiliateState | null): OwnDeskSaid {
  const where = state ? `the affiliate of ${state.name}` : 'a state affiliate'
  const decides = isDecider(user) ? ' You decide who holds a house in your state.' : ''
  return {
    title,
    lead: `You are signed in for ${where}.${decides}`,
    ways: [
      { words: 'Open your desk', to: '/affiliate', icon: 'lamp', variant: 'primary' },
      {
        words: state ? `${state.name} in the directory` : 'NARR Directory',
        to: state ? `/directory/${state.slug}` : '/directory',
        icon: 'map',
      },
      {
        words: 'Write to the alliance',
        to: `/contact?topic=directory${state ? `&state=${state.code}` : ''}#send`,
        icon: 'message',
      },
    ],
  }
}

function listStaffWays(counts: StaffCounts | null): DeskLink[] {
  const { messages, reports, grievances, late, appeals, resets, hidden, pairs, failedMails }: Partial<StaffCounts> =
    counts ?? {}
  return [
    {
      words: sayCount('Messages from the contact form', messages),
      to: '/staff/inbox',
      icon: 'inbox',
      variant: 'primary',
    },
    { words: sayCount('Reports of pages that wait', reports), to: '/staff/reports', icon: 'alert' },
    ...findWaitingLink(grievances, {
      words: `${sayCount('Grievances', grievances)}${late ? `, ${late} late` : ''}`,
      to: '/affiliate/grievances',
      icon: 'alert',
    }),
    ...findWaitingLink(appeals, {
      words: sayCount('Appeals', appeals),
      to: '/affiliate/applications?stage=appeal',
      icon: 'book',
    }),
    ...findWaitingLink(resets, {
      words: sayCount('Second steps that wait for your yes or no', resets),
      to: '/staff/people',
      icon: 'key',
    }),
    { words: sayCount('Hidden listings', hidden), to: '/staff/listings?show=hidden', icon: 'no' },
    { words: sayCount('Pairs of listings that look alike', pairs), to: '/staff/pairs', icon: 'compare' },
    { words: 'Outgoing email', to: '/staff/mail', icon: 'mail' },
    ...findWaitingLink(failedMails, {
      words: sayCount('Email that failed', failedMails),
      to: '/staff/mail?state=failed',
      icon: 'mail',
    }),
    { words: 'Affiliates and officers', to: '/staff/affiliates', icon: 'map' },
  ]
}

const sayCount = (words: string, count: number | null | undefined) =>
  count ? `${words}: ${formatNumber(count)}` : words

const findWaitingLink = (count: number | null | undefined, way: DeskLink): DeskLink[] => (count ? [way] : [])
