import { describe, expect, it } from 'vitest'
import { isHere, needsExit } from './navigation.ts'

describe('where one is', () => {
  it('is a page and all pages below it, not a page whose name begins alike', () => {
    expect(isHere('/directory', '/directory')).toBe(true)
    expect(isHere('/directory/maine', '/directory')).toBe(true)
    expect(isHere('/directory-of-things', '/directory')).toBe(false)
  })

  it('needs the way out on directory, state, residence and contact pages only', () => {
    for (const path of ['/directory', '/directory/maine', '/residences', '/residences/harbor-row', '/contact']) {
      expect(needsExit(path)).toBe(true)
    }
    for (const path of ['/', '/about', '/workspace/residences']) expect(needsExit(path)).toBe(false)
  })
})
