import type { DeskKind } from '#domain/people/desk-powers.ts'

export const signedOutTitle = 'You are signed out.'
export const signedOutMessage = `${signedOutTitle} Sign in again in another tab, then send this once more.`

export const proveAgainTitle = 'Confirm it is you.'
export const proveAgainMessage = `${proveAgainTitle} Do it in another tab at /account/confirm, then send this once more.`

export const lockedAccountTitle = 'This account is locked.'
export function describeLockedAccount(supportEmail: string): string {
  return `${lockedAccountTitle} The alliance has written to you why. To answer, write to ${supportEmail}.`
}

export const lockedOrganizationMessage =
  'Your organization is locked: you can read everything, and nothing can be changed. The alliance has written to its owners and managers why. To answer, they reply to that email.'

export const roleTooSmallMessage = 'Your role does not allow this. Ask the owner.'

const desks = { operator: 'operators', affiliate: 'state affiliates', alliance: 'the alliance' } as const

export function describeOtherDesk(kinds: readonly DeskKind[]): string {
  return `This is the desk of ${kinds.map((kind) => desks[kind]).join(' and ')}. Your organization has none.`
}
