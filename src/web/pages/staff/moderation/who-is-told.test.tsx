// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { listingsWords, reportsWords } from '#content/staff/moderation.ts'
import { peopleWords } from '#content/staff/people.ts'
import type { StaffListing } from '#contract/residence/moderation/staff-listings.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { type FormWay, FormWayContext } from '#web/ui/form/form-way.ts'
import { getCurrentToast } from '#web/ui/overlay/toast-store.ts'
import { ListingHiding } from './listings/listing-hiding.tsx'
import { LockForms } from './people/lock-forms.tsx'

const way: FormWay = { send: async () => ({ kind: 'done', next: '/' }), goTo: () => undefined }

async function sayAfter(submit: string, shown: ReactNode) {
  renderOnDesk('/staff', <FormWayContext value={way}>{shown}</FormWayContext>)
  const before = getCurrentToast()?.id
  fireEvent.click(screen.getByRole('button', { name: submit }))
  await waitFor(() => expect(getCurrentToast()?.id).not.toBe(before))
  return getCurrentToast()?.title
}

it('says after hiding and showing who was told, and that nobody was where there is nobody', async () => {
  const leader = { name: 'Dana', email: 'dana@example.org', role: 'owner' }
  const hidden = { reason: 'other', words: 'Gone.', at: '2026-03-01T10:00:00.000Z', by: 'Avery', shown: null }
  const change = async (people: object[], hidings: object[]) => {
    const listing = { people, hidings, mayChange: true } as unknown as StaffListing
    const { hide, show } = listingsWords
    const submit = hidings.length === 0 ? hide.submit : show.submit
    return sayAfter(submit, <ListingHiding listing={listing} words={listingsWords} />)
  }
  expect(await change([leader], [])).toBe('Hidden. The operator was told.')
  expect(await change([], [])).toMatch(/^Hidden\. Nobody/)
  expect(await change([leader], [hidden])).toBe('Shown again. The operator was told.')
  expect(await change([], [hidden])).toMatch(/^Shown again\. Nobody/)
  expect(reportsWords.didHide(false, true)).not.toContain('operator')
})

it('says after locking an organization whether somebody of it was told', async () => {
  const lock = (isTold: boolean) => {
    const forms = peopleWords.lockOrganization
    const of = { lock: null, refusal: null }
    return sayAfter(forms.lock.submit, <LockForms of={of} forms={forms} isTold={isTold} words={peopleWords} />)
  }
  expect([await lock(true), await lock(false)]).toEqual([
    'Locked. Its owners and managers were told.',
    'Locked. It has no owner or manager who could be told.',
  ])
})
