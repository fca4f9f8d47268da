import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gatheredStyles } from '../../../../tests/support/gathered-styles.ts'

const here = import.meta.dirname

describe('the stylesheets of a page that threw', () => {
  it('are all named in the head of the page that the server draws', () => {
    const { needed, missing } = gatheredStyles(resolve(here, 'trouble.tsx'), resolve(here, 'trouble-styles.css'))
    expect(needed).toContain('parts/street/street.css')
    // The primitives' stylesheets are on every page.
    expect(missing.filter((file) => !file.startsWith('ui/'))).toEqual([])
  })
})
