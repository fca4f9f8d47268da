import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawPlaces } from '../../scripts/places/draw.ts'

/** Draws the places a search understands, as the build does, and gives the file's path. */
export function drawnPlaces(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'porchlight-places-')), 'places.txt')
  writeFileSync(file, drawPlaces())
  return file
}
