import { describePeople } from '#domain/beds/bed-people.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { audiences } from '#domain/residence/residence.ts'

export const mergeUndoDays = 30

export const likenesses = ['name', 'phone', 'address'] as const
export type Likeness = (typeof likenesses)[number]

export type MergeSide = {
  id: string
  name: string
  status: string
  isHidden: boolean
  isClaimed: boolean
  organization: { id: string }
  openClaims: number
  photos: number
  questions: number
  waiting: number
  holds: number
  beds: readonly { audience: string; total: number }[]
  certificate: { number: string; endsOn: string } | null
}

export function mergeRefusal(kept: MergeSide, gone: MergeSide): string | null {
  if (kept.id === gone.id) return 'These are one listing already.'
  if (gone.isClaimed && kept.organization.id !== gone.organization.id) {
    return kept.isClaimed
      ? 'Two organizations hold these listings. Neither may take the other’s: a claim decides, or the alliance hides one.'
      : `${gone.name} has been claimed, so it is the one that stays.`
  }
  const claimed = [kept, gone].find(({ openClaims }) => openClaims > 0)
  if (claimed) return `A claim of ${claimed.name} waits for a decision. It has to be decided first.`
  if (kept.isHidden) return `${kept.name} is hidden. Show it first, or let the other one stay.`
  if (gone.status === 'published' && kept.status !== 'published') {
    return `${kept.name} is not public, and the other one is. The public one stays.`
  }
  return null
}

export function chooseCertificate<One extends { endsOn: string }>(kept: One | null, gone: One | null): One | null {
  if (kept === null || gone === null) return kept ?? gone
  return gone.endsOn > kept.endsOn ? gone : kept
}

/** False for an unclaimed listing beside a house with beds: its beds may be the same ones under another kind. */
export function bringsKindsOfBeds(kept: MergeSide, gone: MergeSide): boolean {
  return kept.beds.length === 0 || gone.isClaimed || gone.holds > 0
}

export function mergePreview(kept: MergeSide, gone: MergeSide): string[] {
  const comeAlong = bringsKindsOfBeds(kept, gone)
    ? 'come along, because the house that stays has none of this kind.'
    : 'stay behind, because the house that stays has said its own beds.'
  const staying = new Set(kept.beds.map(({ audience }) => audience))
  const lines = [
    `The address of ${gone.name} leads to ${kept.name}.`,
    ...follow(gone.questions, 'question', 'questions'),
    ...follow(gone.waiting, 'person who waits', 'people who wait'),
    ...follow(gone.holds, 'held bed', 'held beds'),
    ...gone.beds.map(({ audience, total }) =>
      staying.has(audience)
        ? `The numbers of beds for ${describeBedsOf(audience)} join those of the house that stays. The newest one counts.`
        : `${formatCount(total, 'bed')} for ${describeBedsOf(audience)} ${comeAlong}`,
    ),
    ...listPhotoLines(kept, gone),
    ...listCertificateLines(kept, gone),
  ]
  return lines
}

function follow(count: number, one: string, many: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `1 ${one} comes along.` : `${count} ${many} come along.`]
}

function listPhotoLines(kept: MergeSide, gone: MergeSide): string[] {
  if (gone.photos === 0) return []
  if (kept.photos > 0) return ['Its photos stay behind: the house that stays has its own.']
  return [formatCount(gone.photos, 'photo comes along.', 'photos come along.')]
}

function listCertificateLines(kept: MergeSide, gone: MergeSide): string[] {
  if (gone.certificate === null) return []
  if (kept.certificate === null) return [`Certificate ${gone.certificate.number} comes along.`]
  const counts = chooseCertificate(kept.certificate, gone.certificate)
  return [
    `Both have a certificate. ${counts?.number} counts, because it ends later. The other one is kept as replaced.`,
  ]
}

function describeBedsOf(audience: string): string {
  const known = audiences.find((one) => one === audience)
  return known === undefined ? 'anyone' : describePeople(known)
}

export type LeftBehind =
  | { what: 'questions' | 'waiting' | 'photos' | 'reports'; count: number }
  | { what: 'beds'; audience: string }
  | { what: 'own-photos' | 'certificate' | 'newer-certificate' }
  | { what: 'status'; status: string }

export function describeLeftBehind(left: LeftBehind): string {
  switch (left.what) {
    case 'questions':
      return `${formatCount(left.count, 'question')} had been deleted or moved on since.`
    case 'waiting':
      return `${formatCount(left.count, 'person', 'people')} had left the waiting list since.`
    case 'photos':
      return `${formatCount(left.count, 'photo')} had been deleted since.`
    case 'reports':
      return `${formatCount(left.count, 'report')} of the page had been deleted since.`
    case 'beds':
      return `The beds for ${describeBedsOf(left.audience)} stayed: the other listing has such beds of its own by now.`
    case 'own-photos':
      return 'The photos stayed: the other listing has its own by now.'
    case 'certificate':
      return 'The certificate stayed as replaced: a newer one stands by now.'
    case 'newer-certificate':
      return 'A certificate that was set since the merge stays with the house that stayed.'
    case 'status':
      return `It is not public again: it is ${left.status === 'draft' ? 'a draft' : left.status} now.`
  }
}
