import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gatheredStyles } from '../../../../tests/support/gathered-styles.ts'

const here = import.meta.dirname

describe('the stylesheets of the board', () => {
  it('are all named in the head of the page that the server draws', () => {
    const board = resolve(here, 'board/night-board.tsx')
    const { needed, missing } = gatheredStyles(board, resolve(here, 'board-styles.css'))
    expect(needed.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
  })
})
