import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePlaces } from '#scripts/places/draw.ts'

/** Some states, as the services are given them. */
export const sampleStates = {
  options: async () => [
    { id: 'AR', name: 'Arkansas' },
    { id: 'ME', name: 'Maine' },
    { id: 'DC', name: 'District of Columbia' },
  ],
}

let drawn: string | undefined

/** Draws the places a search understands, as the build does, once in a process, and gives the file's path. */
export function samplePlaces(): string {
  drawn ??= draw()
  return drawn
}

function draw(): string {
  const within = process.env.PORCHLIGHT_TEST_FOLDER ?? tmpdir()
  const file = join(mkdtempSync(join(within, 'porchlight-places-')), 'places.txt')
  writePlaces(file)
  return file
}
