// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** Claim, account, import, training (docs/specification.md, section 2 and ruling 4). */
const steps = [
  ['1', 'Find and claim profile', '/workspace/claims'],
  ['2', 'Set up account', '/sign-up'],
  ['3', 'Data migration', '/workspace/import'],
  ['4', 'Team training', '/contact?topic=training#send'],
] as const

/** The claims about starting (docs/specification.md, section 1). */
const claims = [
  ['Free', 'profile setup'],
  ['Immediate', 'directory listing'],
  ['2-4 weeks', 'for migration'],
] as const

/** The words of the hours (docs/specification.md, section 9). */
const supportHours = [
  ['Monday to Friday', '9 AM to 6 PM EST'],
  ['Saturday', '10 AM to 2 PM EST'],
  ['Sunday', 'Closed'],
] as const

const page = await stranger().page('/getting-started')

const section = (title: string) =>
  [...page.querySelectorAll('main section')].find((one) => one.querySelector('h2')?.textContent?.includes(title))

describe('the guide', () => {
  it('has four steps, in the section the footer’s quick link scrolls to', () => {
    const titles = [...page.querySelectorAll('section#getting-started h2')].map((heading) => heading.textContent)
    expect(titles).toEqual(steps.map(([number, title]) => `${number} ${title}`))
  })

  it.each(steps)('step %s, %s, leads to %s and says what it needs, how long it takes, who helps', (_, title, to) => {
    const step = page.querySelector(`section#getting-started section:has(a[href="${to}"])`)
    expect(step?.querySelector('h2')?.textContent).toContain(title)
    expect(step?.querySelector('a.btn-primary')?.getAttribute('href')).toBe(to)
    const labels = [...(step?.querySelectorAll('dt') ?? [])].map((label) => label.textContent)
    expect(labels).toEqual(['What you need', 'How long it takes', 'Who helps'])
  })

  it.each(['claim', 'training'])('says at %s that what its button opens is still being set up', (id) => {
    const step = page.querySelector(`section#${id}`)
    expect(step?.querySelector('a[href^="/workspace/"]')).not.toBeNull()
    expect(step?.querySelector('.step-note')?.textContent).toMatch(/asks you to sign in/)
  })

  it('has a trail that leads to each step, with the first one marked', () => {
    const trail = [...page.querySelectorAll('nav[aria-label="The four steps"] a')]
    expect(trail).toHaveLength(4)
    for (const link of trail) expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
    expect(page.querySelectorAll('nav[aria-label="The four steps"] [aria-current="step"]')).toHaveLength(1)
  })

  it.each(claims)('claims %s %s, and says that it is a program figure', (figure, says) => {
    const line = [...page.querySelectorAll('main header li')].find((one) => one.textContent?.startsWith(figure))
    expect(line?.textContent).toContain(says)
    expect(line?.closest('header')?.textContent).toContain('program figures')
  })
})

describe('the timeline', () => {
  it('has four weeks of five weekdays', () => {
    const weeks = [...page.querySelectorAll('section#timeline ol > li')]
    expect(weeks.map((week) => week.querySelector('h3 span')?.textContent)).toEqual([
      'Week 1',
      'Week 2',
      'Week 3',
      'Week 4',
    ])
    for (const week of weeks) expect(week.querySelectorAll('.week-day')).toHaveLength(5)
  })

  it('is over after 2 weeks at the soonest and 4 at the latest, as the claim says', () => {
    const weeks = [...page.querySelectorAll('section#timeline ol > li')]
    const live = weeks.map((week) => week.textContent?.includes('Live, ') ?? false)
    expect(live).toEqual([false, true, false, true])
  })

  it('draws no step twice on one day, and none on a day that is not', () => {
    for (const week of page.querySelectorAll('section#timeline ol > li')) {
      const days = [...week.querySelectorAll<HTMLElement>('.stretch')].flatMap(({ dataset }) =>
        Array.from(
          { length: Number(dataset.days) },
          (_, after) => `${Number(dataset.r) - 1} ${Number(dataset.c) + after}`,
        ),
      )
      expect(new Set(days).size).toBe(days.length)
      for (const day of days) expect(day).toMatch(/^[1-4] [1-5]$/)
    }
  })
})

describe('the support', () => {
  it('is a phone, a chat and a demo', () => {
    const ways = [...(section('Somebody helps')?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href'))
    expect(ways[0]).toMatch(/^tel:\+1555\d*01\d\d$/)
    expect(ways.slice(1)).toEqual(['/contact?topic=chat#send', '/contact?topic=demo#send'])
  })

  it.each(['30 to 60 minutes', 'Emergency support 24/7 for existing clients', 'within 24 hours'])(
    'says %s',
    (words) => {
      expect(page.querySelector('main')?.textContent).toContain(words)
    },
  )

  it.each(supportHours)('gives the support hours of %s as %s', (days, hours) => {
    const line = [...page.querySelectorAll('main dl div')].find((one) => one.querySelector('dt')?.textContent === days)
    expect(line?.querySelector('dd')?.textContent).toBe(hours)
  })
})
