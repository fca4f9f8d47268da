import { expect, it } from 'vitest'
import { describeSteppingBack, goesOnWords, isSteppedBack } from './stepped-back.ts'

it('says when somebody stepped back, why, who goes on and who confirms', () => {
  const alone = goesOnWords({ names: ['Riley Sample'], isAlliance: true })
  const words = describeSteppingBack('2026-11-28', alone)
  expect(words).toBe(
    'You stepped back from this application on November 28, 2026, because you said that you have a conflict of interest. Riley Sample goes on with it. The alliance then confirms the decision.',
  )
  expect(isSteppedBack(words)).toBe(true)
  expect(isSteppedBack('You may not do this.')).toBe(false)
  expect(goesOnWords({ names: ['Riley', 'Sam'], isAlliance: false })).toBe('Riley or Sam goes on with it.')
})
