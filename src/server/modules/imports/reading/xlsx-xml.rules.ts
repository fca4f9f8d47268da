import { SaxesParser } from 'saxes'
import { notOurs, SheetError } from './sheet.rules.ts'
import type { TakePiece } from './xlsx-parts.rules.ts'

type Heard = {
  open(name: string, attributes: Record<string, string>): void
  text(words: string): void
  close(name: string): void
}

const mostAttributes = 200
const longestToken = 400_000
const mostAtOnce = 64_000
const deepest = 200

/** Refuses entities, tags without end, and extreme depth, so that a hostile file cannot fill the memory. */
export function readXml(heard: Heard): TakePiece {
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new SaxesParser({ xmlns: false, position: false })
  let [letters, attributes, depth] = [0, 0, 0]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw notOurs()
  })
  parser.on('opentagstart', () => {
    letters = 0
    attributes = 0
    depth += 1
    if (depth > deepest) throw neverEnds()
  })
  parser.on('attribute', () => {
    letters = 0
    attributes += 1
    if (attributes > mostAttributes) throw neverEnds()
  })
  parser.on('opentag', ({ name, attributes }) => {
    letters = 0
    heard.open(local(name), attributes)
  })
  parser.on('text', (words) => {
    letters = 0
    heard.text(words)
  })
  parser.on('cdata', (words) => {
    letters = 0
    heard.text(words)
  })
  parser.on('closetag', ({ name }) => {
    letters = 0
    depth -= 1
    heard.close(local(name))
  })
  return (piece, isLast) => {
    for (let at = 0; at < piece.length; at += mostAtOnce) {
      const some = piece.slice(at, at + mostAtOnce)
      letters += some.length
      parser.write(some)
      if (letters > longestToken + some.length) throw neverEnds()
    }
    if (isLast) parser.close()
  }
}

function neverEnds(): SheetError {
  return new SheetError('This file holds far more than a list of houses needs. Save the sheet with your houses alone.')
}
