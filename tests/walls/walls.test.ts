import { describe, expect, it } from 'vitest'
import { findBreaches, listWallNames } from '#scripts/checks/walls.ts'
import { canaries } from './canaries.ts'
import { cleanTree, planted } from './clean-tree.ts'

describe('the walls of the house', () => {
  it('let through every arrow the architecture allows', async () => {
    expect(await planted(cleanTree, findBreaches)).toEqual([])
  })

  it.for(canaries)('$rule catches $file: $text', async ({ rule, file, text, beside }) => {
    const breaches = await planted({ ...cleanTree, ...beside, [file]: text }, findBreaches)
    expect(new Set(breaches.map((one) => one.rule))).toEqual(new Set([rule]))
  })

  it('each have a canary', async () => {
    const rules = await listWallNames()
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter((rule) => !canaries.some((canary) => canary.rule === rule))).toEqual([])
  })
})
