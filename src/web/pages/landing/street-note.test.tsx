import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { landing } from '#content/landing/landing.ts'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import { computeStreetLights } from './street-lights.ts'
import { StreetNote } from './street-note.tsx'

function words(
  stats: (Omit<DirectoryStats, 'measuredAt' | 'bedsToConfirm'> & { bedsToConfirm?: number }) | null,
  sampleData = false,
): string {
  const measured = stats && { bedsToConfirm: 0, ...stats, measuredAt: '2026-11-21T02:38:00Z' }
  const lights = stats && computeStreetLights(stats.availableBeds)
  const drawn = renderToStaticMarkup(
    <StreetNote text={landing.street} stats={measured} lights={lights} sampleData={sampleData} />,
  )
  return drawn.replace(/<[^>]+>/g, '')
}

describe('the note under the street', () => {
  it('says what a light stands for, how many beds are open, and when they were counted', () => {
    const note = words({ totalListings: 1043, availableBeds: 1712 })
    expect(note).toContain('Each light is 50 open beds. 1,712 beds open in 1,043 homes.')
    expect(note).toContain('measured November 20, 2026 at 9:38 PM Eastern time')
  })

  it('never mixes what was said lately with what is to be confirmed', () => {
    expect(words({ totalListings: 1043, availableBeds: 1712, bedsToConfirm: 200 })).toContain(
      '1,512 beds open in 1,043 homes, 200 more to confirm.',
    )
    expect(words({ totalListings: 4, availableBeds: 2, bedsToConfirm: 2 })).toContain(
      '2 open beds to confirm in 4 homes.',
    )
  })

  it('speaks of one bed and one home as one', () => {
    expect(words({ totalListings: 1, availableBeds: 1 })).toContain('Each light is 1 open bed. 1 bed open in 1 home.')
  })

  it('says plainly when no bed is open', () => {
    expect(words({ totalListings: 12, availableBeds: 0 })).toContain('No bed is said to be open in 12 homes.')
  })

  it('speaks of the porch lamps alone until the count comes, and when there is nothing to count', () => {
    expect(words(null)).toBe('The porch lamps are on. Windows light up as open beds are counted.')
    expect(words({ totalListings: 0, availableBeds: 0 })).toContain('The porch lamps are on.')
  })

  it('says that the data is a sample from the first moment on', () => {
    expect(words(null, true)).toContain('Sample data.')
    expect(words({ totalListings: 3, availableBeds: 2 })).not.toContain('Sample data')
  })
})
