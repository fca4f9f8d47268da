// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { sampleMoment, sampleResidence } from '#tests/support/directory/sample-residences.ts'
import { startSavedResidences } from '#web/browser/device/saved-residences.ts'
import { openWaysInPlace } from '#web/browser/device/send.ts'
import { readSavedResidences } from '#web/plumbing/stored/saved-residences.ts'
import { WaysToSend } from './residence-actions.tsx'
import { ResidenceCard } from './residence-card.tsx'
import { type AskedOfResidence, listResidenceFacts } from './residence-facts.ts'
import {
  buildMailAddress,
  buildSmsAddress,
  writeResidenceMessage,
  writeResidencesMessage,
} from './residence-message.ts'
import { SaveFaces } from './save-button.tsx'

const nothing: AskedOfResidence = { people: everybody, needs: [] }

function show(said: Partial<FoundResidence> = {}, asked = nothing, words = listingEn) {
  cleanup()
  const residence = sampleResidence(said)
  const to = `/residences/${residence.slug}`
  const page = `https://alliance.example${to}`
  render(
    <>
      <ResidenceCard
        residence={residence}
        asked={asked}
        words={words}
        to={to}
        page={page}
        no={3}
        measuredAt={sampleMoment}
        compare="/residences?compare=x"
      />
      <SaveFaces words={words.save} />
      <WaysToSend words={words} />
    </>,
  )
  return screen.getByRole('article')
}

describe('a home in a list', () => {
  it('says its beds, how old the number is, for whom, and what it costs to move in', () => {
    const text = show().textContent
    for (const words of [
      '2/8 available',
      'Said 40 minutes ago',
      '2 open for women',
      '$360 to move in',
      'then $160 a week',
    ])
      expect(text).toContain(words)
  })

  it('says that its certificate was suspended or withdrawn', () => {
    expect(show({ certified: false }).textContent).toContain('Not certified')
    const suspended = show({ certified: false, certificateEndedAs: 'suspended' }).textContent
    expect(suspended).toContain('Certificate suspended')
    expect(suspended).not.toContain('Not certified')
    expect(suspended).toContain('Level it had: Level II, monitored')
    const lapsed = show({ certified: false, certificateEndedOn: '2026-11-01' }).textContent
    expect(lapsed).toContain('Certificate ended on November 1, 2026')
    expect(lapsed).toContain('Level it had')
    const withdrawn = show({ certified: false, certificateEndedAs: 'withdrawn' }, nothing, listingEs).textContent
    expect(withdrawn).toContain('Certificado retirado')
  })

  it('shows a number in one form, however it was typed', () => {
    for (const phone of ['(304) 555-0141', '304-555-0141']) {
      show({ phone })
      const call = screen.getByRole('link', { name: 'Call Harbor Row House at 304-555-0141' })
      expect(call.getAttribute('href')).toBe('tel:+13045550141')
    }
  })

  it('has one button, the number itself, filled when a bed is open and the number is young', () => {
    show()
    const call = screen.getByRole('link', { name: 'Call Harbor Row House at 501-555-0142' })
    expect(call.getAttribute('href')).toBe('tel:+15015550142')
    expect(call.className).toContain('btn-primary')
  })

  it.each([
    [
      'stale',
      { availabilityAge: 'stale', reportedAt: '2026-11-16T20:00:00.000Z' },
      'Said 5 days ago. Call to confirm.',
      '2 were open for women',
    ],
    [
      'withdrawn',
      { availabilityAge: 'withdrawn', availableBeds: null, reportedAt: '2026-11-12T20:00:00.000Z' },
      'No number for 9 days',
      'For women',
    ],
    [
      'full',
      { availableBeds: 0, groups: [{ audience: 'women', totalBeds: 8, availableBeds: 0, reportedAt: null }] },
      '0/8 available',
      'Full for women',
    ],
  ] as const)('has the button outlined when the number is %s, and says so', (_, said, ...words) => {
    const text = show({ ...said, groups: 'groups' in said ? [...said.groups] : sampleResidence().groups }).textContent
    for (const one of words) expect(text).toContain(one)
    expect(screen.getByRole('link', { name: /^Call Harbor/ }).className).toContain('btn-line')
  })

  it('shows no digits for a withdrawn number', () => {
    const text = show({ availabilityAge: 'withdrawn', availableBeds: null, reportedAt: null }).textContent
    expect(text).toContain('Call to ask')
    expect(text).not.toMatch(/\d\/\d/)
  })

  it('never takes "not stated" for a no, and lets the words carry a no', () => {
    const asked: AskedOfResidence = {
      people: everybody,
      needs: [
        { need: 'wheelchair', wanted: 'yes' },
        { need: 'pets', wanted: 'no' },
        { need: 'methadone', wanted: 'yes' },
      ],
    }
    expect(listResidenceFacts(sampleResidence(), asked, listingEn).slice(0, 3)).toEqual([
      { mark: 'check', words: 'Buprenorphine (Suboxone) and methadone welcome' },
      { mark: 'unsaid', words: 'Wheelchair access not stated. Ask when you call.' },
      { mark: 'check', words: 'No pets' },
    ])
  })

  it('keeps to itself where a hidden home is, and asks an unclaimed one for its people', () => {
    const text = show({ addressVisibility: 'hidden', isClaimed: false }).textContent
    expect(text).toContain('Address given by phone')
    const claim = screen.getByRole('link', { name: 'Is this your house? Claim it' })
    expect(claim.getAttribute('href')).toMatch(/^\/workspace\/claims\?home=[a-z0-9-]+$/)
  })

  it('is kept on this device under a key that "Leave this site" forgets', () => {
    show()
    startSavedResidences()
    fireEvent.click(screen.getByRole('button', { name: 'Save Harbor Row House on this device' }))
    expect(screen.getByRole('button', { name: /^Saved Harbor/ })).toBeTruthy()
    const [key = ''] = Object.keys(localStorage)
    expect(key.startsWith('pl-saved')).toBe(true)
    const { slug, name, city, state, phone } = sampleResidence()
    expect(readSavedResidences()).toEqual([{ slug, name, city, state, phone }])
    expect(localStorage.getItem(key)).not.toContain('available')
    fireEvent.click(screen.getByRole('button', { name: /^Saved Harbor/ }))
    expect(Object.keys(localStorage)).toEqual([])
  })

  it.each([[{}], [{ availableBeds: null, reportedAt: null }], [{ name: 'Sober Harbor House' }]])(
    'leads to the ways to send it, which open in place with script: %j',
    (said) => {
      show(said)
      const residence = sampleResidence(said)
      const link = screen.getByRole('link', { name: `Send ${residence.name} to someone` })
      expect(link.getAttribute('href')).toMatch(/^\/residences\/[a-z0-9-]+#send$/)
      openWaysInPlace()
      const message = writeResidenceMessage(residence, `${location.origin}/residences/${residence.slug}`, listingEn)
      const [text, mail] = ['As a text message', 'By email'].map((name) =>
        screen.getByRole('link', { name, hidden: true }),
      )
      expect(text?.getAttribute('href')).toBe(buildSmsAddress(message))
      expect(mail?.getAttribute('href')).toBe(buildMailAddress(listingEn.send.subject, message))
      expect(document.querySelector('summary')?.textContent).toBe(`Send ${residence.name} to someone`)
    },
  )

  it('speaks Spanish', () => {
    const text = show({}, nothing, listingEs).textContent
    for (const words of [
      '2/8 libres',
      'La casa lo dijo hace 40 minutos',
      '2 libres para mujeres',
      '$360 para mudarse',
    ]) {
      expect(text).toContain(words)
    }
  })
})

describe('the message that sends a home', () => {
  it('tells name, beds with the moment they were said, number and page, and that numbers change', () => {
    const text = writeResidenceMessage(sampleResidence(), 'https://a.example/residences/harbor-row', listingEn)
    expect(text.split('\n')).toEqual([
      'Harbor Row House',
      'North Little Rock, AR',
      '2/8 open, said Nov 21, 3:00 pm CT',
      '501-555-0142',
      'Numbers change: call.',
      'https://a.example/residences/harbor-row',
    ])
    expect(text).not.toMatch(/ ago|hour|minute/)
    expect(buildSmsAddress('a b')).toBe('sms:?&body=a%20b')
  })

  it('gives each of several homes its address, to the door only where that is public', () => {
    const open = sampleResidence({
      name: 'Cedar Steps',
      street: '12 Teapot Lane',
      addressVisibility: 'exact',
      zip: '72114',
    })
    const hidden = sampleResidence({ name: 'Quiet Porch', addressVisibility: 'hidden', zip: null })
    const [first, second, third] = writeResidencesMessage([open, sampleResidence(), hidden], listingEn).split('\n\n')
    expect(first?.split('\n').slice(0, 2)).toEqual(['Cedar Steps', '12 Teapot Lane, North Little Rock, AR 72114'])
    expect(second?.split('\n').slice(0, 2)).toEqual(['Harbor Row House', 'North Little Rock, AR'])
    expect(third?.split('\n').slice(0, 2)).toEqual(['Quiet Porch', 'North Little Rock, AR'])
    const telling = sampleResidence({ street: '5 Recovery Road', addressVisibility: 'exact' })
    expect(writeResidencesMessage([telling], listingEn)).not.toMatch(/recovery/i)
  })

  it.each(['Hope Recovery House', 'Sober Living of Conway', 'Casa Recuperación', 'Addiction Recovery Home'])(
    'does not say why somebody looks: %s',
    (name) => {
      const page = `https://a.example/residences/${name.toLowerCase().replaceAll(' ', '-')}`
      const text = writeResidenceMessage(sampleResidence({ name }), page, listingEn)
      expect(text).not.toMatch(/recover|addict|sober|recupera/i)
      expect(text).toContain('501-555-0142')
    },
  )
})
