import { describe, expect, it } from 'vitest'
import { signInWords } from '#content/auth/sign-in.ts'
import { addReturn, chooseWayBack } from './return-ways.ts'

const { back } = signInWords

describe('the way back', () => {
  it('leads to the page the person came from', () => {
    expect(chooseWayBack('/directory/maine?view=table', back)).toEqual({
      to: '/directory/maine?view=table',
      words: 'Back to where you were',
    })
  })

  it.each(['/', '/account', '/workspace/beds', '/staff?tab=mail'])(
    'leads home from %s, which would only ask to sign in again',
    (path) => expect(chooseWayBack(path, back).to).toBe('/'),
  )

  it('does not take a page for another that begins alike', () => {
    expect(chooseWayBack('/accountability', back).to).toBe('/accountability')
  })

  it('is remembered from page to page, unless it is the home page', () => {
    expect(addReturn('/sign-up', '/account?tab=1')).toBe('/sign-up?returnTo=%2Faccount%3Ftab%3D1')
    expect(addReturn('/sign-up', '/')).toBe('/sign-up')
  })
})
