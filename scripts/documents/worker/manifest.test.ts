import { expect, it } from 'vitest'
import { listScripts } from './manifest.ts'

const chunk = (file: string, imports: string[] = []) => ({ file: `assets/${file}.js`, imports })

it('names with an island what it imports by way of others', () => {
  const manifest = {
    'beds.island.tsx': chunk('beds', ['board', 'react']),
    'list.island.ts': chunk('list', ['live']),
    board: chunk('board', ['react', 'calls', 'desk']),
    react: chunk('react', ['calls', 'board']),
    desk: chunk('desk', ['parts']),
    live: chunk('live', ['calls']),
    calls: chunk('calls'),
    parts: chunk('parts'),
  }
  const found = listScripts(manifest, 'beds.island.tsx')
  expect(found).toEqual(['/assets/beds.js', '/assets/calls.js', '/assets/desk.js', '/assets/parts.js'])
  expect(listScripts(manifest, 'list.island.ts')).toEqual(['/assets/list.js'])
})
