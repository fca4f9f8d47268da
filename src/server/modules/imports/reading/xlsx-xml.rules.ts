import { SaxesParser } from 'saxes'
import { buildNotOursError, SheetError } from './sheet.rules.ts'
import type { TakePiece } from './xlsx-parts.rules.ts'

type XmlEvents = {
  open(name: string, attributes: Record<string, string>): void
  text(words: string): void
  close(name: string): void
}

const maxAttributes = 200
const maxTokenLength = 400_000
const maxAtOnce = 64_000
const maxDepth = 200

/** Refuses entities, tags without end, and extreme depth, so that a hostile file cannot fill the memory. */
export function readXml(received: XmlEvents): TakePiece {
  const toLocal = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new SaxesParser({ xmlns: false, position: false })
  let [mails, attributes, depth] = [0, 0, 0]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw buildNotOursError()
  })
  parser.on('opentagstart', () => {
    mails = 0
    attributes = 0
    depth += 1
    if (depth > maxDepth) throw buildNeverEndsError()
  })
  parser.on('attribute', () => {
    mails = 0
    attributes += 1
    if (attributes > maxAttributes) throw buildNeverEndsError()
  })
  parser.on('opentag', ({ name, attributes }) => {
    mails = 0
    received.open(toLocal(name), attributes)
  })
  parser.on('text', (words) => {
    mails = 0
    received.text(words)
  })
  parser.on('cdata', (words) => {
    mails = 0
    received.text(words)
  })
  parser.on('closetag', ({ name }) => {
    mails = 0
    depth -= 1
    received.close(toLocal(name))
  })
  return (piece, isLast) => {
    for (let at = 0; at < piece.length; at += maxAtOnce) {
      const some = piece.slice(at, at + maxAtOnce)
      mails += some.length
      parser.write(some)
      if (mails > maxTokenLength + some.length) throw buildNeverEndsError()
    }
    if (isLast) parser.close()
  }
}

function buildNeverEndsError(): SheetError {
  return new SheetError('This file holds far more than a list of houses needs. Save the sheet with your houses alone.')
}
