import type { OwnDeskWords } from '#content/desk/workspace-pages.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { withoutOrganization } from '#web/parts/desk/frame/without-organization.ts'
import type { IconName } from '#web/ui/icon/icon.tsx'
import type { StaffCounts } from './staff-counts.query.ts'

export type AffiliateState = { code: string; name: string; slug: string }

type DeskLink = { words: string; to: string; icon: IconName; variant?: 'primary' }

export type OwnDeskSaid = { title: string; lead: string; ways: DeskLink[] }

type DeskCounts = { words: OwnDeskWords; state: AffiliateState | null; counts: StaffCounts | null }

// Written on the server: the board's script has no room for these words. Null for operators, whose desk is the board.
export function describeOwnDesk(user: SignedInUser, { words, state, counts }: DeskCounts): OwnDeskSaid | null {
  const { organization, secondFactorFor, email } = user
  if (organization?.kind === 'operator') return null
  if (organization?.kind === 'alliance')
    return { title: words.alliance, lead: '', ways: listStaffWays(counts, words.staff) }
  if (organization?.kind === 'affiliate') return describeAffiliateDesk(user, organization.name, state, words.affiliate)
  const account = { words: words.account, to: '/account', icon: 'people' } as const
  if (secondFactorFor !== undefined) {
    const setUp = {
      words: words.second.setUp,
      to: '/account/second-factor',
      icon: 'key',
      variant: 'primary',
    } as const
    return { title: words.second.title, lead: words.second.lead(secondFactorFor), ways: [setUp, account] }
  }
  const write = { words: words.write, to: '/contact#send', icon: 'message' } as const
  return { title: withoutOrganization.title, lead: withoutOrganization.words(email), ways: [account, write] }
}

function describeAffiliateDesk(
  user: SignedInUser,
  title: string,
  state: AffiliateState | null,
  words: OwnDeskWords['affiliate'],
): OwnDeskSaid {
  const decides = isDecider(user) ? ` ${words.decides}` : ''
  return {
    title,
    lead: words.lead(state?.name ?? null) + decides,
    ways: [
      { words: words.desk, to: '/affiliate', icon: 'lamp', variant: 'primary' },
      {
        words: state ? words.state(state.name) : words.directory,
        to: state ? `/directory/${state.slug}` : '/directory',
        icon: 'map',
      },
      {
        words: words.write,
        to: `/contact?topic=directory${state ? `&state=${state.code}` : ''}#send`,
        icon: 'message',
      },
    ],
  }
}

function listStaffWays(counts: StaffCounts | null, words: OwnDeskWords['staff']): DeskLink[] {
  const { messages, reports, grievances, late, appeals, resets, hidden, pairs, failedMails }: Partial<StaffCounts> =
    counts ?? {}
  return [
    {
      words: sayCount(words.messages, messages),
      to: '/staff/inbox',
      icon: 'inbox',
      variant: 'primary',
    },
    { words: sayCount(words.reports, reports), to: '/staff/reports', icon: 'alert' },
    ...findWaitingLink(grievances, {
      words: sayCount(words.grievances, grievances) + (late ? words.late(late) : ''),
      to: '/affiliate/grievances',
      icon: 'alert',
    }),
    ...findWaitingLink(appeals, {
      words: sayCount(words.appeals, appeals),
      to: '/affiliate/applications?stage=appeal',
      icon: 'book',
    }),
    ...findWaitingLink(resets, {
      words: sayCount(words.resets, resets),
      to: '/staff/people',
      icon: 'key',
    }),
    { words: sayCount(words.hidden, hidden), to: '/staff/listings?show=hidden', icon: 'no' },
    { words: sayCount(words.pairs, pairs), to: '/staff/pairs', icon: 'compare' },
    { words: words.mail, to: '/staff/mail', icon: 'mail' },
    ...findWaitingLink(failedMails, {
      words: sayCount(words.failedMails, failedMails),
      to: '/staff/mail?state=failed',
      icon: 'mail',
    }),
    { words: words.affiliates, to: '/staff/affiliates', icon: 'map' },
  ]
}

const sayCount = (words: string, count: number | null | undefined) =>
  count ? `${words}: ${formatNumber(count)}` : words

const findWaitingLink = (count: number | null | undefined, way: DeskLink): DeskLink[] => (count ? [way] : [])
