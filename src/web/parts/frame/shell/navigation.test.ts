import { describe, expect, it } from 'vitest'
import { isBehindDialog, isExitNeeded, isHere } from './navigation.ts'

describe('where one is', () => {
  it('is a page and all pages below it, not a page whose name begins alike', () => {
    expect(isHere('/directory', '/directory')).toBe(true)
    expect(isHere('/directory/maine', '/directory')).toBe(true)
    expect(isHere('/directory-of-things', '/directory')).toBe(false)
  })

  it('needs the way out on directory, state, residence and contact pages only', () => {
    for (const path of ['/directory', '/directory/maine', '/residences', '/residences/harbor-row', '/contact']) {
      expect(isExitNeeded(path)).toBe(true)
    }
    for (const path of ['/', '/about', '/workspace/residences']) expect(isExitNeeded(path)).toBe(false)
  })

  it('is behind a dialog on the partners page alone, and only until that page is live', () => {
    expect(isBehindDialog('/partners', 'dialog')).toBe(true)
    expect(isBehindDialog('/partners/', 'dialog')).toBe(true)
    expect(isBehindDialog('/partners', 'live')).toBe(false)
    expect(isBehindDialog('/partners', undefined)).toBe(false)
    for (const path of ['/', '/partners/maine', '/partnership-guide']) {
      expect(isBehindDialog(path, 'dialog')).toBe(false)
    }
  })
})
