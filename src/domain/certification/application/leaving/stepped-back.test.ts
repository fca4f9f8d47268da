import { expect, it } from 'vitest'
import { describeGoingOn, describeSteppingBack, isSteppedBack } from './stepped-back.ts'

it('says when somebody stepped back, why, who goes on and who confirms', () => {
  const alone = describeGoingOn({ names: ['Riley Sample'], isAlliance: true, isAppeal: false })
  const words = describeSteppingBack('2026-11-28', alone)
  expect(words).toBe(
    'You stepped back from this application on November 28, 2026, because you said that you have a conflict of interest. Riley Sample goes on with it. The alliance then confirms the decision.',
  )
  expect(isSteppedBack(words)).toBe(true)
  expect(isSteppedBack('You may not do this.')).toBe(false)
  expect(describeGoingOn({ names: ['Riley', 'Sam'], isAlliance: false, isAppeal: false })).toBe(
    'Riley or Sam goes on with it.',
  )
})

it('never promises that others go on where nobody is left', () => {
  expect(describeGoingOn({ names: [], isAlliance: false, isAppeal: false })).toMatch(
    /^Nobody of your team is left who may go on with it\. An owner invites somebody/,
  )
  expect(describeGoingOn({ names: [], isAlliance: false, isAppeal: true })).toBe('The alliance decides the appeal.')
})
